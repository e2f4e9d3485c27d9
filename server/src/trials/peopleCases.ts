import { must, newId } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId } from "@atrium/contract";
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

/** A call of a team's admin about a guest of its space, who has an e-mail or only a session, or about nobody. */
const aboutGuest =
  <Extra extends object>(whom: "account" | "session" | "nobody", extra: (spaceId: SpaceId) => Extra) =>
  async (stage: Stage): Promise<{ by: Person; input: { teamId: TeamId; accountId: AccountId } & Extra }> => {
    const { host, teamId, spaceId } = await stage.scene();
    const guest = whom === "session" ? await stage.guest() : await stage.account();
    await stage.arrange.joinSpace(guest, spaceId, "SPACE_GUEST");
    const accountId = whom === "nobody" ? newId<AccountId>() : must(guest.accountId, "an account");
    return { by: host, input: { teamId, accountId, ...extra(spaceId) } };
  };

const nothing = () => ({});
const intoIt = (spaceId: SpaceId) => ({ spaceIds: [spaceId] });
const elsewhere = () => ({ spaceIds: [newId<SpaceId>()] });

export const peopleCases = {
  listTeamAuditEntries: {
    async success(stage) {
      const { host, teamId } = await stage.scene();
      return { by: host, input: { teamId, find: "a", actions: ["peopleInvited"] } };
    },
  },
  getTeamMemberProfile: {
    success: about("member", {}),
    memberNotFound: about("nobody", {}),
  },
  listAccountTeamsWithMembers: {
    async success(stage) {
      return { by: (await stage.scene()).host, input: {} };
    },
  },
  listAccountSpaceMembership: {
    async success(stage) {
      const { host, spaceId } = await stage.scene();
      return { by: host, input: { cursor: spaceId } };
    },
  },
  listTeamMembers: {
    async success(stage) {
      const { host, teamId, spaceId } = await stage.scene();
      return { by: host, input: { teamId, spaceId, find: "a" } };
    },
  },
  leaveAccountFromTeam: {
    async success(stage) {
      const { teamId } = await stage.scene();
      const by = await stage.account();
      await stage.arrange.joinTeam(by, teamId, "MEMBER");
      return { by, input: { teamId } };
    },
    async lastAdmin(stage) {
      const { host, teamId } = await stage.scene();
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
    async success(stage) {
      const { host, teamId, spaceId } = await stage.scene();
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
