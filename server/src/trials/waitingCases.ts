import { must, newId } from "@atrium/contract";
import type { InvitationId, SpaceId } from "@atrium/contract";
import { firstOf, house, link, mail, unknownCode, wrongInvitation } from "./invitationCases.ts";
import type { Cases, World } from "./world.ts";

/** Somebody with an account whom an open mail invites to a house. */
async function invitedByMail(world: World) {
  const home = await house(world);
  await link(home, "member");
  const by = await world.account();
  const { account } = must((await by.browser.call("getAccountProfile", {})).value, "signed in");
  await world.addressInvitations(home.teamId, must(account?.email, "verified"));
  return { by, invitationId: await firstOf(home, "listTeamMemberInvitations") };
}

/** Somebody whose address is not the one an open mail is for. */
async function otherAddress(world: World) {
  const code = await mail(world, "member");
  return { by: await world.account(), code };
}

export const waitingCases = {
  listWaitingInvitations: {
    success: async (world) => ({ by: (await invitedByMail(world)).by, input: {} }),
  },
  answerInvitation: {
    async success(world) {
      const { by, invitationId } = await invitedByMail(world);
      return { by, input: { invitationId, accepts: true } };
    },
    inviteNotFound: async (world) => ({
      by: await world.account(),
      input: { invitationId: newId<InvitationId>(), accepts: false },
    }),
  },
  declineInvitation: {
    success: async (world) => ({ by: await world.nobody(), input: { invitationId: await mail(world, "member") } }),
    ...wrongInvitation,
  },
  askForInvitation: {
    async success(world) {
      const { by, code } = await otherAddress(world);
      return { by, input: { invitationId: code } };
    },
    inviteNotFound: async (world) => ({ by: await world.account(), input: { invitationId: unknownCode() } }),
    accountIsNotVerified: async (world) => ({ by: await world.guest(), input: { invitationId: unknownCode() } }),
    async tooOftenAttempts(world) {
      const { by, code } = await otherAddress(world);
      await by.browser.call("askForInvitation", { invitationId: code });
      return { by, input: { invitationId: code } };
    },
  },
  askForAccess: {
    async success(world) {
      const { spaceId } = await house(world);
      return { by: await world.account(), input: { spaceId } };
    },
    spaceNotFound: async (world) => ({ by: await world.account(), input: { spaceId: newId<SpaceId>() } }),
    async accountIsNotVerified(world) {
      const { spaceId } = await house(world);
      return { by: await world.guest(), input: { spaceId } };
    },
    async tooOftenAttempts(world) {
      const { spaceId } = await house(world);
      const by = await world.account();
      await by.browser.call("askForAccess", { spaceId });
      return { by, input: { spaceId } };
    },
  },
} satisfies Partial<Cases>;
