import { constants, must, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage, ChatMessageId, RoomId, UploadId } from "@atrium/contract";
import type { Cases, Scene, World } from "./world.ts";

const noMessage = () => newId<ChatMessageId>();
const content = "👍";

interface ChatScene extends Scene {
  roomId: RoomId;
  /** Written by the guest. */
  message: ChatMessage;
}

/** A host and a guest in the first room, where the guest has written something. */
async function chatScene(world: World): Promise<ChatScene> {
  const scene = await world.scene();
  const roomId = must(scene.rooms[0], "every template has rooms").id;
  await scene.host.live.join(roomId);
  await scene.guest.live.join(roomId);
  const said = { roomId, clientId: newId<ChatClientId>(), content: "Hello" } as const;
  const sent = must((await scene.guest.browser.call("postRoomChatMessage", said)).value, "sent");
  return { ...scene, roomId, message: sent.message };
}
const by =
  <Input>(who: "host" | "guest", input: (scene: ChatScene) => Input) =>
  async (world: World) => {
    const scene = await chatScene(world);
    return { by: scene[who], input: input(scene) };
  };
/** Called by the guest, with the chat switched off. */
const off =
  <Input>(input: (scene: ChatScene) => Input) =>
  async (world: World) => {
    const scene = await chatScene(world);
    const { permissions } = must(scene.rooms[0], "a room");
    await world.arrange.room(scene.roomId, { permissions: { ...permissions, chat: false } });
    return { by: scene.guest, input: input(scene) };
  };
/** About the guest's message, after its deletion. */
const deleted =
  <Input>(who: "host" | "guest", input: (scene: ChatScene) => Input) =>
  async (world: World) => {
    const scene = await chatScene(world);
    const { roomId, message } = scene;
    await scene.guest.browser.call("deleteRoomChatMessage", { roomId, messageId: message.id });
    return { by: scene[who], input: input(scene) };
  };
/** With the guest's reaction already there. */
const reacted =
  <Input>(input: (scene: ChatScene) => Input) =>
  async (world: World) => {
    const scene = await chatScene(world);
    const { roomId, message } = scene;
    await scene.guest.browser.call("addRoomChatReaction", { roomId, messageId: message.id, content });
    return { by: scene.guest, input: input(scene) };
  };

const about = ({ roomId, message }: ChatScene) => ({ roomId, messageId: message.id });
const aboutNone = ({ roomId }: ChatScene) => ({ roomId, messageId: noMessage() });
const post = ({ roomId }: ChatScene) => ({ roomId, clientId: newId<ChatClientId>(), content: "More" }) as const;
const answer = (scene: ChatScene) => ({ ...post(scene), replyToId: scene.message.id });
const edit = (scene: ChatScene) => ({ ...about(scene), content: "Other words" });
const react = (scene: ChatScene) => ({ ...about(scene), content });

export const chatCases = {
  getRoomChatPage: { success: by("guest", ({ roomId }) => ({ roomId })) },
  getRoomChatHighlightsPage: { success: by("guest", ({ roomId }) => ({ roomId })) },
  postRoomChatMessage: {
    success: by("guest", post),
    chatNotAllowed: off(post),
    messageNotFound: by("guest", (scene) => ({ ...post(scene), replyToId: noMessage() })),
    messageIsDeleted: deleted("guest", answer),
    uploadIntentNotFound: by("guest", (scene) => ({ ...post(scene), uploadIds: [newId<UploadId>()] })),
  },
  updateRoomChatMessage: {
    success: by("guest", edit),
    chatNotAllowed: by("host", edit),
    messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content: "Other words" })),
    messageIsDeleted: deleted("guest", edit),
  },
  deleteRoomChatMessage: {
    success: by("host", about),
    async chatNotAllowed(world) {
      const scene = await chatScene(world);
      const said = { roomId: scene.roomId, clientId: newId<ChatClientId>(), content: "Mine" } as const;
      const sent = must((await scene.host.browser.call("postRoomChatMessage", said)).value, "sent");
      return { by: scene.guest, input: { roomId: scene.roomId, messageId: sent.messageId } };
    },
    messageNotFound: by("guest", aboutNone),
    messageIsDeleted: deleted("guest", about),
  },
  addRoomChatReaction: {
    success: by("guest", react),
    chatNotAllowed: off(react),
    messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content })),
    messageIsDeleted: deleted("guest", react),
    reactionExists: reacted(react),
    async reactionsQuantityExceeded(world) {
      const scene = await chatScene(world);
      await world.arrange.reactions(scene.guest, scene.message.id);
      return { by: scene.guest, input: react(scene) };
    },
  },
  removeRoomChatReaction: {
    success: reacted(react),
    chatNotAllowed: off(react),
    messageNotFound: by("guest", (scene) => ({ ...aboutNone(scene), content })),
    messageIsDeleted: deleted("guest", react),
    reactionNotExists: by("guest", react),
  },
  highlightRoomChatMessage: {
    success: by("host", about),
    messageNotFound: by("host", aboutNone),
    messageIsDeleted: deleted("host", about),
  },
  removeRoomChatHighlight: {
    success: by("host", about),
    messageNotFound: by("host", aboutNone),
    messageIsDeleted: deleted("host", about),
  },
  typeInRoomChat: {
    success: by("guest", ({ roomId }) => ({ roomId })),
    async chatNotAllowed(world) {
      const scene = await chatScene(world);
      const room = must(scene.rooms[0], "a room");
      await world.setRoom(scene, room, { permissions: { ...room.permissions, chat: false } });
      return { by: scene.guest, input: { roomId: room.id } };
    },
  },
  markRoomChatRead: { success: by("guest", ({ roomId }) => ({ roomId, position: constants.chat.page })) },
  deleteAllRoomChatMessages: { success: by("host", ({ roomId }) => ({ roomId })) },
  deleteAllRoomsChatMessages: { success: by("host", ({ spaceId }) => ({ spaceId })) },
} satisfies Partial<Cases>;
