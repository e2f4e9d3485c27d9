import { must, newId } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId } from "@atrium/contract";
import type { Cases, Person, World } from "./world.ts";

/** A call of a team's only admin about a member, about themselves, or about nobody. */
const about =
  <Extra extends object>(whom: "member" | "admin" | "nobody", extra: Extra) =>
  async (world: World): Promise<{ by: Person; input: { teamId: TeamId; accountId: AccountId } & Extra }> => {
    const { host, teamId } = await world.scene();
    const member = await world.account();
    await world.arrange.joinTeam(member, teamId, "MEMBER");
    const ids = { member: member.accountId, admin: host.accountId, nobody: newId<AccountId>() };
    return { by: host, input: { teamId, accountId: must(ids[whom], "an account"), ...extra } };
  };

/** A call of a team's admin about a guest of its space, who has an e-mail or only a session, or about nobody. */
const aboutGuest =
  <Extra extends object>(whom: "account" | "session" | "nobody", extra: (spaceId: SpaceId) => Extra) =>
  async (world: World): Promise<{ by: Person; input: { teamId: TeamId; accountId: AccountId } & Extra }> => {
    const { host, teamId, spaceId } = await world.scene();
    const guest = whom === "session" ? await world.guest() : await world.account();
    await world.arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
    const accountId = whom === "nobody" ? newId<AccountId>() : must(guest.accountId, "an account");
    return { by: host, input: { teamId, accountId, ...extra(spaceId) } };
  };

const nothing = () => ({});
const intoIt = (spaceId: SpaceId) => ({ spaceIds: [spaceId] });
const elsewhere = () => ({ spaceIds: [newId<SpaceId>()] });

export const peopleCases = {
  listTeamAuditEntries: {
    async success(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId, find: "a", actions: ["peopleInvited"] } };
    },
  },
  getTeamMemberProfile: {
    success: about("member", {}),
    memberNotFound: about("nobody", {}),
  },
  listAccountTeamsWithMembers: {
    async success(world) {
      return { by: (await world.scene()).host, input: {} };
    },
  },
  listAccountSpaceMembership: {
    async success(world) {
      const { host, spaceId } = await world.scene();
      return { by: host, input: { cursor: spaceId } };
    },
  },
  listTeamMembers: {
    async success(world) {
      const { host, teamId, spaceId } = await world.scene();
      return { by: host, input: { teamId, spaceId, find: "a" } };
    },
  },
  leaveAccountFromTeam: {
    async success(world) {
      const { teamId } = await world.scene();
      const by = await world.account();
      await world.arrange.joinTeam(by, teamId, "MEMBER");
      return { by, input: { teamId } };
    },
    async lastAdmin(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId } };
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
  setTeamMemberSpaces: {
    success: about("member", { spaceIds: [] as SpaceId[] }),
    memberNotFound: about("nobody", { spaceIds: [] as SpaceId[] }),
    spaceNotFound: about("member", elsewhere()),
  },
  listTeamGuests: {
    async success(world) {
      const { host, teamId, spaceId } = await world.scene();
      return { by: host, input: { teamId, spaceId, find: "a" } };
    },
  },
  promoteTeamGuest: {
    success: aboutGuest("account", nothing),
    guestNotFound: aboutGuest("nobody", nothing),
    accountHasNoEmail: aboutGuest("session", nothing),
  },
  removeTeamGuest: {
    success: aboutGuest("session", nothing),
    guestNotFound: aboutGuest("nobody", nothing),
  },
  setTeamGuestSpaces: {
    success: aboutGuest("account", intoIt),
    guestNotFound: aboutGuest("nobody", intoIt),
    spaceNotFound: aboutGuest("account", elsewhere),
  },
} satisfies Partial<Cases>;
