import { z } from "zod";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { ChatMessage, ChatSaid, saysSomething } from "./records.ts";
import {
  deleting,
  fields,
  markingRead,
  posting,
  reacting,
  reading,
  rewording,
  typing,
  unreacting,
} from "./sharedParts.ts";

const writing = { may: "room.chat", subject: "room", inside: "room", transport: "both" } as const;
const listening = { may: "room.readChat", subject: "room", inside: "room", transport: "both" } as const;
const highlighting = {
  success: z.object({ message: ChatMessage }),
  refusals: ["messageNotFound", "messageIsDeleted"],
  may: "room.moderateChat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  transport: "both",
} as const;

export const getRoomChatPage = operation({
  ...reading,
  name: "getRoomChatPage",
  says: "Messages of a room's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ roomId: RoomId, ...fields.page }),
  refusals: [],
  ...listening,
});

export const postRoomChatMessage = operation({
  ...posting,
  name: "postRoomChatMessage",
  says: "Writes to a room. Sending the same `clientId` again returns the existing message.",
  input: z.strictObject({ roomId: RoomId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  ...writing,
});

export const updateRoomChatMessage = operation({
  ...rewording,
  name: "updateRoomChatMessage",
  input: z.strictObject({ roomId: RoomId, ...fields.words }),
  ...writing,
});

export const deleteRoomChatMessage = operation({
  ...deleting,
  name: "deleteRoomChatMessage",
  says: "Deletes a message: one's own, or as a host anybody's. Its position stays, its text is deleted.",
  input: z.strictObject({ roomId: RoomId, ...fields.message }),
  ...listening,
});

export const addRoomChatReaction = operation({
  ...reacting,
  name: "addRoomChatReaction",
  input: z.strictObject({ roomId: RoomId, ...fields.reaction }),
  ...writing,
});

export const removeRoomChatReaction = operation({
  ...unreacting,
  name: "removeRoomChatReaction",
  input: z.strictObject({ roomId: RoomId, ...fields.reaction }),
  ...writing,
});

export const highlightRoomChatMessage = operation({
  name: "highlightRoomChatMessage",
  says: "Highlights a message for everybody in the room.",
  input: z.strictObject({ roomId: RoomId, ...fields.message }),
  ...highlighting,
});

export const removeRoomChatHighlight = operation({
  name: "removeRoomChatHighlight",
  says: "Removes the highlight of a message.",
  input: z.strictObject({ roomId: RoomId, ...fields.message }),
  ...highlighting,
});

export const getRoomChatHighlightsPage = operation({
  name: "getRoomChatHighlightsPage",
  says: "The highlighted messages of a room's chat, the most recently highlighted first.",
  input: z.strictObject({ roomId: RoomId, cursor: z.string().max(100).optional() }),
  success: z.object({ messages: z.array(ChatMessage), nextCursor: z.string().nullable() }),
  refusals: [],
  may: "room.readChat",
  subject: "room",
  inside: "room",
  keeps: "nothing",
  transport: "both",
});

export const markRoomChatRead = operation({
  ...markingRead,
  name: "markRoomChatRead",
  input: z.strictObject({ roomId: RoomId, ...fields.read }),
  refusals: [],
  ...listening,
});

export const deleteAllRoomChatMessages = operation({
  name: "deleteAllRoomChatMessages",
  says: "Clears a room's chat for everybody.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ lastBulkDeletedMessagePosition: z.number().int() }),
  refusals: [],
  may: "room.moderateChat",
  subject: "room",
  addsBeside: true,
  transport: "both",
});

export const deleteAllRoomsChatMessages = operation({
  name: "deleteAllRoomsChatMessages",
  says: "Clears the chats of all rooms of a space for everybody.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({
    rooms: z.array(z.object({ roomId: RoomId, lastBulkDeletedMessagePosition: z.number().int() })),
  }),
  refusals: [],
  may: "space.clearAnyChat",
  subject: "space",
  addsBeside: true,
  transport: "both",
});

export const typeInRoomChat = operation({
  ...typing,
  name: "typeInRoomChat",
  says: "Shows people in the room who read its chat that the caller is typing, for a few seconds. Not stored; not shown in a crowd.",
  input: z.strictObject({ roomId: RoomId }),
  ...writing,
});
