import { must, newId } from "@atrium/contract";
import type { AccountId, TeamId } from "@atrium/contract";
import type { Cases, Person, Stage } from "./stage.ts";

/** A call of a team's only admin about a member of it, about themselves, or about nobody. */
const about =
  <Extra extends object>(whom: "member" | "admin" | "nobody", extra: Extra) =>
  async (stage: Stage): Promise<{ by: Person; input: { teamId: TeamId; accountId: AccountId } & Extra }> => {
    const { host, teamId } = await stage.scene();
    const member = await stage.account();
    await stage.arrange.joinTeam(member, teamId, "MEMBER");
    const ids = { member: member.accountId, admin: host.accountId, nobody: newId<AccountId>() };
    return { by: host, input: { teamId, accountId: must(ids[whom], "an account"), ...extra } };
  };

export const peopleCases = {
  listTeamMembers: {
    async success(stage) {
      const { host, teamId, spaceId } = await stage.scene();
      return { by: host, input: { teamId, spaceId, find: "a" } };
    },
  },
  updateTeamMemberRole: {
    success: about("member", { role: "ADMIN" as const }),
    memberNotFound: about("nobody", { role: "ADMIN" as const }),
    cannotRemoveLastAdmin: about("admin", { role: "MEMBER" as const }),
  },
  demoteTeamMember: {
    success: about("member", {}),
    memberNotFound: about("nobody", {}),
    cannotRemoveLastAdmin: about("admin", {}),
  },
  removeTeamMember: {
    success: about("member", {}),
    memberNotFound: about("nobody", {}),
    cannotRemoveLastAdmin: about("admin", {}),
  },
} satisfies Partial<Cases>;
