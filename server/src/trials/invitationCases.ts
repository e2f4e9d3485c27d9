import { must, newId } from "@atrium/contract";
import type { InvitationId, SpaceId, TeamId } from "@atrium/contract";
import { sql } from "drizzle-orm";
import { newEmail } from "./world.ts";
import type { Cases, Person, World } from "./world.ts";

interface House {
  by: Person;
  teamId: TeamId;
  spaceId: SpaceId;
}

/** A team with one space, owned by somebody with an e-mail: only they may invite by mail. */
export async function house(world: World): Promise<House> {
  const by = await world.account();
  const { id: teamId } = must((await by.browser.call("createTeam", { name: "House" })).value, "made");
  const { spaceId } = must((await by.browser.call("createSpace", { teamId, name: "Hall" })).value, "made");
  return { by, teamId, spaceId };
}

const asMember = { role: "MEMBER" as const };
const to = (spaceIds: SpaceId[]) => ({ emails: [newEmail()], spaceIds });

/** The id of a member's invitation to the team. */
async function memberInvited({ by, teamId }: House): Promise<InvitationId> {
  await by.browser.call("inviteTeamMembers", { teamId, ...to([]), ...asMember });
  return firstOf({ by, teamId }, "listTeamMemberInvitations");
}

type Listed = "listTeamGuestInvitations" | "listTeamMemberInvitations";
export const firstOf = async ({ by, teamId }: Pick<House, "by" | "teamId">, list: Listed): Promise<InvitationId> =>
  must(must((await by.browser.call(list, { teamId })).value, "listed").invitations[0], "one was made").id;

async function guestInvited(home: House): Promise<InvitationId> {
  await home.by.browser.call("inviteTeamGuests", { teamId: home.teamId, ...to([]) });
  return firstOf(home, "listTeamGuestInvitations");
}
async function spaceGuestInvited(home: House): Promise<InvitationId> {
  await home.by.browser.call("inviteSpaceGuests", { spaceId: home.spaceId, emails: [newEmail()] });
  return firstOf(home, "listTeamGuestInvitations");
}

const LASTING = { expiresInDays: null, uses: null } as const;
const codeIn = ({ url }: { url: string | null }): string => must(url?.split("/").at(-1), "a link has an address");

/** The code of a link that makes members, or guests of the space. */
export async function link({ by, teamId, spaceId }: House, kind: "member" | "guest"): Promise<string> {
  const { browser } = by;
  const made =
    kind === "member"
      ? await browser.call("createTeamMemberInvitationLink", { teamId, spaceIds: [spaceId], ...LASTING })
      : await browser.call("createSpaceGuestInvitationLink", { spaceId, ...LASTING });
  return codeIn(must(made.value, "made").invitation);
}
/** The code of an invitation mailed to somebody who already has an account. */
export async function mail(world: World, kind: "member" | "guest"): Promise<string> {
  const home = await house(world);
  const code = await link(home, kind);
  const known = await world.account();
  const { account } = must((await known.browser.call("getAccountProfile", {})).value, "signed in");
  await world.addressInvitations(home.teamId, must(account?.email, "verified"));
  return code;
}
export const unknownCode = () => newId().padEnd(22, "x");
const wrongCode = {
  linkNotFound: async (world: World) => ({ by: await world.nobody(), input: { linkCode: unknownCode() } }),
  tooOftenAttempts: async (world: World) => ({
    by: await world.limited("wrongInvitations", 20),
    input: { linkCode: unknownCode() },
  }),
};
export const wrongInvitation = {
  inviteNotFound: async (world: World) => ({ by: await world.nobody(), input: { invitationId: unknownCode() } }),
  tooOftenAttempts: async (world: World) => ({
    by: await world.limited("wrongInvitations", 20),
    input: { invitationId: unknownCode() },
  }),
};

export const invitationCases = {
  listTeamMemberInvitations: {
    async success(world) {
      const home = await house(world);
      await memberInvited(home);
      return { by: home.by, input: { teamId: home.teamId } };
    },
  },
  inviteTeamMembers: {
    async success(world) {
      const { by, teamId, spaceId } = await house(world);
      return { by, input: { teamId, ...to([spaceId]), ...asMember, message: "Hello" } };
    },
    async accountIsNotVerified(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId, ...to([]), ...asMember } };
    },
    async spaceNotFound(world) {
      const { by, teamId } = await house(world);
      return { by, input: { teamId, ...to([newId<SpaceId>()]), ...asMember } };
    },
  },
  listAccountsByCsv: {
    async success(world) {
      const { by, teamId } = await house(world);
      const { account } = must((await by.browser.call("getAccountProfile", {})).value, "signed in");
      return { by, input: { teamId, emails: [must(account?.email, "verified"), newEmail()] } };
    },
  },
  removeTeamMemberInvitation: {
    async success(world) {
      const home = await house(world);
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home) } };
    },
    async inviteNotFound(world) {
      const { by, teamId } = await house(world);
      return { by, input: { teamId, invitationId: newId<InvitationId>() } };
    },
  },
  setTeamMemberInvitationSpaces: {
    async success(world) {
      const home = await house(world);
      const spaceIds = [home.spaceId];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home), spaceIds } };
    },
    async inviteNotFound(world) {
      const { by, teamId, spaceId } = await house(world);
      return { by, input: { teamId, invitationId: newId<InvitationId>(), spaceIds: [spaceId] } };
    },
    async spaceNotFound(world) {
      const home = await house(world);
      const spaceIds = [newId<SpaceId>()];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home), spaceIds } };
    },
  },
  createTeamMemberInvitationLink: {
    async success(world) {
      const { by, teamId, spaceId } = await house(world);
      return { by, input: { teamId, spaceIds: [spaceId], expiresInDays: 7, uses: 25 } };
    },
    async spaceNotFound(world) {
      const { by, teamId } = await house(world);
      return { by, input: { teamId, spaceIds: [newId<SpaceId>()], ...LASTING } };
    },
  },
  getTeamMemberJoinConfigByCode: {
    async success(world) {
      return { by: await world.account(), input: { linkCode: await link(await house(world), "member") } };
    },
    ...wrongCode,
  },
  authAccountByTeamMemberInvitation: {
    async success(world) {
      return { by: await world.account(), input: { invitationId: await link(await house(world), "member") } };
    },
    ...wrongInvitation,
    async accountIsNotVerified(world) {
      return { by: await world.nobody(), input: { invitationId: await link(await house(world), "member") } };
    },
    async accountIsVerified(world) {
      return { by: await world.nobody(), input: { invitationId: await mail(world, "member") } };
    },
    async alreadyAuthorized(world) {
      return { by: await world.account(), input: { invitationId: await mail(world, "member") } };
    },
  },
  listTeamGuestInvitations: {
    async success(world) {
      const home = await house(world);
      await guestInvited(home);
      return { by: home.by, input: { teamId: home.teamId } };
    },
  },
  inviteTeamGuests: {
    async success(world) {
      const { by, teamId, spaceId } = await house(world);
      return { by, input: { teamId, ...to([spaceId]) } };
    },
    async accountIsNotVerified(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId, ...to([]) } };
    },
    async spaceNotFound(world) {
      const { by, teamId } = await house(world);
      return { by, input: { teamId, ...to([newId<SpaceId>()]) } };
    },
  },
  removeTeamGuestInvitation: {
    async success(world) {
      const home = await house(world);
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home) } };
    },
    async inviteNotFound(world) {
      const { by, teamId } = await house(world);
      return { by, input: { teamId, invitationId: newId<InvitationId>() } };
    },
  },
  setTeamGuestInvitationSpaces: {
    async success(world) {
      const home = await house(world);
      const spaceIds = [home.spaceId];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home), spaceIds } };
    },
    async inviteNotFound(world) {
      const { by, teamId, spaceId } = await house(world);
      return { by, input: { teamId, invitationId: newId<InvitationId>(), spaceIds: [spaceId] } };
    },
    async spaceNotFound(world) {
      const home = await house(world);
      const spaceIds = [newId<SpaceId>()];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home), spaceIds } };
    },
  },
  listSpaceGuestInvitations: {
    async success(world) {
      const home = await house(world);
      await spaceGuestInvited(home);
      return { by: home.by, input: { spaceId: home.spaceId } };
    },
  },
  inviteSpaceGuests: {
    async success(world) {
      const { by, spaceId } = await house(world);
      return { by, input: { spaceId, emails: [newEmail()] } };
    },
    async accountIsNotVerified(world) {
      const { host, spaceId } = await world.scene();
      return { by: host, input: { spaceId, emails: [newEmail()] } };
    },
  },
  removeSpaceGuestInvitation: {
    async success(world) {
      const home = await house(world);
      return { by: home.by, input: { spaceId: home.spaceId, invitationId: await spaceGuestInvited(home) } };
    },
    async inviteNotFound(world) {
      const { by, spaceId } = await house(world);
      return { by, input: { spaceId, invitationId: newId<InvitationId>() } };
    },
  },
  createSpaceGuestInvitationLink: {
    async success(world) {
      const { by, spaceId } = await house(world);
      return { by, input: { spaceId, expiresInDays: 1, uses: 1 } };
    },
  },
  getSpaceGuestJoinConfigByCode: {
    async success(world) {
      return { by: await world.nobody(), input: { linkCode: await link(await house(world), "guest") } };
    },
    ...wrongCode,
  },
  getSlugBySpaceGuestInvitationLinkCode: {
    async success(world) {
      return { by: await world.nobody(), input: { linkCode: await link(await house(world), "guest") } };
    },
    ...wrongCode,
  },
  authAccountBySpaceGuestInvitation: {
    async success(world) {
      const invitationId = await link(await house(world), "guest");
      return { by: await world.nobody(), input: { invitationId, name: "Hedda" } };
    },
    ...wrongInvitation,
    async accountIsVerified(world) {
      return { by: await world.nobody(), input: { invitationId: await mail(world, "guest") } };
    },
    async accountIsNotVerified(world) {
      const invitationId = await link(await house(world), "guest");
      const { browser, accountId } = await world.guest();
      must((await browser.call("authAccountBySpaceGuestInvitation", { invitationId })).value, "in");
      await world.db.execute(sql`insert into space_bans (space_id, account_id, invitation_id, name, banned_at)
        select space_id, account_id, invitation_id, 'Guest', now() from space_members where account_id = ${accountId}`);
      return { by: await world.nobody(), input: { invitationId } };
    },
    async alreadyAuthorized(world) {
      return { by: await world.account(), input: { invitationId: await mail(world, "guest") } };
    },
  },
} satisfies Partial<Cases>;
