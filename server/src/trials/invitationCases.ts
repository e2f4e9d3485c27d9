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
  const listed = must((await by.browser.call("listTeamMemberInvitations", { teamId })).value, "listed");
  return must(listed.invitations[0], "one was made").id;
}

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
} satisfies Partial<Cases>;
