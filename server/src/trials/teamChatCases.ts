import { newId } from "@atrium/contract";
import type { ChatClientId, TeamId } from "@atrium/contract";
import { chatKindCases, colleagues, sent, supportOfTeam } from "./chatKindCases.ts";
import type { ChatKindScene } from "./chatKindCases.ts";
import type { Cases, Person, World } from "./world.ts";

const say = async ({ browser }: Person, teamId: TeamId) =>
  sent(await browser.call("postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "Hello" }));

/** An admin and a member of a team, where the member has written something. */
async function scene(world: World): Promise<ChatKindScene<{ teamId: TeamId }>> {
  const { host, guest, teamId } = await colleagues(world);
  return { place: { teamId }, host, guest, message: (await say(guest, teamId)).message };
}

const cases = chatKindCases({
  scene,
  async underSupport(world) {
    const each = await scene(world);
    return { ...each, guest: await supportOfTeam(world, { host: each.host, ...each.place }) };
  },
  remove: ({ browser }, input) => browser.call("deleteTeamChatMessage", input),
  react: ({ browser }, input) => browser.call("addTeamChatReaction", input),
});

export const teamChatCases = {
  getTeamChatPage: cases.page,
  postTeamChatMessage: cases.post,
  updateTeamChatMessage: cases.update,
  deleteTeamChatMessage: {
    ...cases.remove,
    async chatNotAllowed(world) {
      const { host, guest, place } = await scene(world);
      return { by: guest, input: { ...place, messageId: (await say(host, place.teamId)).messageId } };
    },
  },
  addTeamChatReaction: cases.react,
  removeTeamChatReaction: cases.takeBack,
  markTeamChatRead: cases.read,
  typeInTeamChat: cases.type,
} satisfies Partial<Cases>;
