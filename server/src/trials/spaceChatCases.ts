import { newId } from "@atrium/contract";
import type { ChatClientId, SpaceId } from "@atrium/contract";
import { chatKindCases, sent } from "./chatKindCases.ts";
import type { ChatKindScene } from "./chatKindCases.ts";
import type { Cases, Person, World } from "./world.ts";

const say = async ({ browser }: Person, spaceId: SpaceId) =>
  sent(await browser.call("postSpaceChatMessage", { spaceId, clientId: newId<ChatClientId>(), content: "Hello" }));

/** A host and a guest inside a space, where the guest has written something. */
async function scene(world: World): Promise<ChatKindScene<{ spaceId: SpaceId }>> {
  const { host, guest, spaceId } = await world.scene();
  return { place: { spaceId }, host, guest, message: (await say(guest, spaceId)).message };
}

async function underSupport(world: World) {
  const each = await scene(world);
  return { ...each, guest: await world.support(each.place.spaceId) };
}

const cases = chatKindCases({
  scene,
  underSupport,
  remove: ({ browser }, input) => browser.call("deleteSpaceChatMessage", input),
  react: ({ browser }, input) => browser.call("addSpaceChatReaction", input),
});

export const spaceChatCases = {
  getSpaceChatPage: cases.page,
  postSpaceChatMessage: cases.post,
  updateSpaceChatMessage: cases.update,
  deleteSpaceChatMessage: {
    ...cases.remove,
    async chatNotAllowed(world) {
      const { host, guest, place } = await scene(world);
      return { by: guest, input: { ...place, messageId: (await say(host, place.spaceId)).messageId } };
    },
  },
  addSpaceChatReaction: cases.react,
  removeSpaceChatReaction: cases.takeBack,
  markSpaceChatRead: cases.read,
  findMessagesInSpace: {
    async success(world) {
      const { guest, place } = await scene(world);
      return { by: guest, input: { ...place, words: "hello" } };
    },
    async chatNotAllowed(world) {
      const { guest, place } = await underSupport(world);
      return { by: guest, input: { ...place, words: "hello" } };
    },
  },
  typeInSpaceChat: cases.type,
} satisfies Partial<Cases>;
