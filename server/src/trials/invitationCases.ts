import { must, newId } from "@atrium/contract";
import type { InvitationId, SpaceId, TeamId } from "@atrium/contract";
import { newEmail } from "./stage.ts";
import type { Cases, Person, Stage } from "./stage.ts";

interface House {
  by: Person;
  teamId: TeamId;
  spaceId: SpaceId;
}

/** A team with one space, of somebody with an e-mail: only they may invite by mail. */
async function house(stage: Stage): Promise<House> {
  const by = await stage.account();
  const { id: teamId } = must((await by.browser.call("createTeam", { name: "House" })).value, "made");
  const { spaceId } = must((await by.browser.call("createSpace", { teamId, name: "Hall" })).value, "made");
  return { by, teamId, spaceId };
}

const asMember = { role: "MEMBER" as const };
const to = (spaceIds: SpaceId[]) => ({ emails: [newEmail()], spaceIds });

/** The id of an invitation of a member to the house. */
async function memberInvited({ by, teamId }: House): Promise<InvitationId> {
  await by.browser.call("inviteTeamMembers", { teamId, ...to([]), ...asMember });
  return firstOf({ by, teamId }, "listTeamMemberInvitations");
}

type Listed = "listTeamGuestInvitations" | "listTeamMemberInvitations";
const firstOf = async ({ by, teamId }: Pick<House, "by" | "teamId">, list: Listed): Promise<InvitationId> =>
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
async function link({ by, teamId, spaceId }: House, kind: "member" | "guest"): Promise<string> {
  const { browser } = by;
  const made =
    kind === "member"
      ? await browser.call("createTeamMemberInvitationLink", { teamId, spaceIds: [spaceId], ...LASTING })
      : await browser.call("createSpaceGuestInvitationLink", { spaceId, ...LASTING });
  return codeIn(must(made.value, "made").invitation);
}
/** The code of an invitation that was mailed to somebody who has an account already. */
async function mail(stage: Stage, kind: "member" | "guest"): Promise<string> {
  const home = await house(stage);
  const code = await link(home, kind);
  const known = await stage.account();
  const { account } = must((await known.browser.call("getAccountProfile", {})).value, "signed in");
  await stage.addressInvitations(home.teamId, must(account?.email, "verified"));
  return code;
}
const unknownCode = () => newId().padEnd(22, "x");
const wrongCode = {
  linkNotFound: async (stage: Stage) => ({ by: await stage.nobody(), input: { linkCode: unknownCode() } }),
  tooOftenAttempts: async (stage: Stage) => ({
    by: await stage.limited("wrongInvitations", 20),
    input: { linkCode: unknownCode() },
  }),
};
const wrongInvitation = {
  inviteNotFound: async (stage: Stage) => ({ by: await stage.nobody(), input: { invitationId: unknownCode() } }),
  tooOftenAttempts: async (stage: Stage) => ({
    by: await stage.limited("wrongInvitations", 20),
    input: { invitationId: unknownCode() },
  }),
};

export const invitationCases = {
  listTeamMemberInvitations: {
    async success(stage) {
      const home = await house(stage);
      await memberInvited(home);
      return { by: home.by, input: { teamId: home.teamId } };
    },
  },
  inviteTeamMembers: {
    async success(stage) {
      const { by, teamId, spaceId } = await house(stage);
      return { by, input: { teamId, ...to([spaceId]), ...asMember, message: "Hello" } };
    },
    async accountIsNotVerified(stage) {
      const { host, teamId } = await stage.scene();
      return { by: host, input: { teamId, ...to([]), ...asMember } };
    },
    async spaceNotFound(stage) {
      const { by, teamId } = await house(stage);
      return { by, input: { teamId, ...to([newId<SpaceId>()]), ...asMember } };
    },
  },
  listAccountsByCsv: {
    async success(stage) {
      const { by, teamId } = await house(stage);
      const { account } = must((await by.browser.call("getAccountProfile", {})).value, "signed in");
      return { by, input: { teamId, emails: [must(account?.email, "verified"), newEmail()] } };
    },
  },
  removeTeamMemberInvitation: {
    async success(stage) {
      const home = await house(stage);
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home) } };
    },
    async inviteNotFound(stage) {
      const { by, teamId } = await house(stage);
      return { by, input: { teamId, invitationId: newId<InvitationId>() } };
    },
  },
  setTeamMemberInvitationSpaces: {
    async success(stage) {
      const home = await house(stage);
      const spaceIds = [home.spaceId];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home), spaceIds } };
    },
    async inviteNotFound(stage) {
      const { by, teamId, spaceId } = await house(stage);
      return { by, input: { teamId, invitationId: newId<InvitationId>(), spaceIds: [spaceId] } };
    },
    async spaceNotFound(stage) {
      const home = await house(stage);
      const spaceIds = [newId<SpaceId>()];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await memberInvited(home), spaceIds } };
    },
  },
  createTeamMemberInvitationLink: {
    async success(stage) {
      const { by, teamId, spaceId } = await house(stage);
      return { by, input: { teamId, spaceIds: [spaceId], expiresInDays: 7, uses: 25 } };
    },
    async spaceNotFound(stage) {
      const { by, teamId } = await house(stage);
      return { by, input: { teamId, spaceIds: [newId<SpaceId>()], ...LASTING } };
    },
  },
  getTeamMemberJoinConfigByCode: {
    async success(stage) {
      return { by: await stage.account(), input: { linkCode: await link(await house(stage), "member") } };
    },
    ...wrongCode,
  },
  authAccountByTeamMemberInvitation: {
    async success(stage) {
      return { by: await stage.account(), input: { invitationId: await link(await house(stage), "member") } };
    },
    ...wrongInvitation,
    async accountIsNotVerified(stage) {
      return { by: await stage.nobody(), input: { invitationId: await link(await house(stage), "member") } };
    },
    async accountIsVerified(stage) {
      return { by: await stage.nobody(), input: { invitationId: await mail(stage, "member") } };
    },
    async alreadyAuthorized(stage) {
      return { by: await stage.account(), input: { invitationId: await mail(stage, "member") } };
    },
  },
  listTeamGuestInvitations: {
    async success(stage) {
      const home = await house(stage);
      await guestInvited(home);
      return { by: home.by, input: { teamId: home.teamId } };
    },
  },
  inviteTeamGuests: {
    async success(stage) {
      const { by, teamId, spaceId } = await house(stage);
      return { by, input: { teamId, ...to([spaceId]) } };
    },
    async accountIsNotVerified(stage) {
      const { host, teamId } = await stage.scene();
      return { by: host, input: { teamId, ...to([]) } };
    },
    async spaceNotFound(stage) {
      const { by, teamId } = await house(stage);
      return { by, input: { teamId, ...to([newId<SpaceId>()]) } };
    },
  },
  removeTeamGuestInvitation: {
    async success(stage) {
      const home = await house(stage);
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home) } };
    },
    async inviteNotFound(stage) {
      const { by, teamId } = await house(stage);
      return { by, input: { teamId, invitationId: newId<InvitationId>() } };
    },
  },
  setTeamGuestInvitationSpaces: {
    async success(stage) {
      const home = await house(stage);
      const spaceIds = [home.spaceId];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home), spaceIds } };
    },
    async inviteNotFound(stage) {
      const { by, teamId, spaceId } = await house(stage);
      return { by, input: { teamId, invitationId: newId<InvitationId>(), spaceIds: [spaceId] } };
    },
    async spaceNotFound(stage) {
      const home = await house(stage);
      const spaceIds = [newId<SpaceId>()];
      return { by: home.by, input: { teamId: home.teamId, invitationId: await guestInvited(home), spaceIds } };
    },
  },
  listSpaceGuestInvitations: {
    async success(stage) {
      const home = await house(stage);
      await spaceGuestInvited(home);
      return { by: home.by, input: { spaceId: home.spaceId } };
    },
  },
  inviteSpaceGuests: {
    async success(stage) {
      const { by, spaceId } = await house(stage);
      return { by, input: { spaceId, emails: [newEmail()] } };
    },
    async accountIsNotVerified(stage) {
      const { host, spaceId } = await stage.scene();
      return { by: host, input: { spaceId, emails: [newEmail()] } };
    },
  },
  removeSpaceGuestInvitation: {
    async success(stage) {
      const home = await house(stage);
      return { by: home.by, input: { spaceId: home.spaceId, invitationId: await spaceGuestInvited(home) } };
    },
    async inviteNotFound(stage) {
      const { by, spaceId } = await house(stage);
      return { by, input: { spaceId, invitationId: newId<InvitationId>() } };
    },
  },
  createSpaceGuestInvitationLink: {
    async success(stage) {
      const { by, spaceId } = await house(stage);
      return { by, input: { spaceId, expiresInDays: 1, uses: 1 } };
    },
  },
  getSpaceGuestJoinConfigByCode: {
    async success(stage) {
      return { by: await stage.nobody(), input: { linkCode: await link(await house(stage), "guest") } };
    },
    ...wrongCode,
  },
  getSlugBySpaceGuestInvitationLinkCode: {
    async success(stage) {
      return { by: await stage.nobody(), input: { linkCode: await link(await house(stage), "guest") } };
    },
    ...wrongCode,
  },
  authAccountBySpaceGuestInvitation: {
    async success(stage) {
      const invitationId = await link(await house(stage), "guest");
      return { by: await stage.nobody(), input: { invitationId, name: "Hedda" } };
    },
    ...wrongInvitation,
    async accountIsVerified(stage) {
      return { by: await stage.nobody(), input: { invitationId: await mail(stage, "guest") } };
    },
    async alreadyAuthorized(stage) {
      return { by: await stage.account(), input: { invitationId: await mail(stage, "guest") } };
    },
  },
} satisfies Partial<Cases>;
