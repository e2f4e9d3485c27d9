import { must, newId } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import type { Cases, Person, World } from "./world.ts";

interface Whom {
  spaceId: SpaceId;
  accountId: AccountId;
}

/** A call of a host about a member of the space, about a guest of it, or about nobody. */
const about =
  <Input extends object>(whom: "member" | "guest" | "nobody", input: (at: Whom) => Input) =>
  async (world: World): Promise<{ by: Person; input: Input }> => {
    const { host, teamId, spaceId } = await world.scene();
    const person = await world.account();
    if (whom === "member") await world.arrange.joinTeam(person, teamId, "MEMBER");
    if (whom !== "nobody") {
      await world.arrange.joinSpace(person, spaceId, whom === "member" ? "SPACE_MEMBER" : "SPACE_GUEST");
    }
    const accountId = whom === "nobody" ? newId<AccountId>() : must(person.accountId, "an account");
    return { by: host, input: input({ spaceId, accountId }) };
  };

const one = (at: Whom) => at;
const several = ({ spaceId, accountId }: Whom) => ({ spaceId, accountIds: [accountId] });
const asHost = (at: Whom) => ({ ...at, role: "SPACE_MODERATOR" as const });
const inSpace = async (world: World) => {
  const { host, spaceId } = await world.scene();
  return { by: host, input: { spaceId } };
};

export const spacePeopleCases = {
  listSpaceMembers: { success: inSpace },
  addSpaceMembers: { success: about("member", several), memberNotFound: about("nobody", several) },
  removeSpaceMember: { success: about("member", one), memberNotFound: about("guest", one) },
  updateSpaceMemberRole: { success: about("member", asHost), memberNotFound: about("guest", asHost) },
  listSpaceGuests: { success: inSpace },
  addSpaceGuests: { success: about("guest", several), guestNotFound: about("nobody", several) },
  removeSpaceGuest: { success: about("guest", one), guestNotFound: about("member", one) },
} satisfies Partial<Cases>;
