import { z } from "zod";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import {
  ChatMessage,
  ChatMessageId,
  ChatPage,
  ChatReactionContent,
  ChatSaid,
  ChatText,
  LinkTitles,
  saysSomething,
} from "./records.ts";

export const getRoomChatPage = operation({
  name: "getRoomChatPage",
  says: "Messages of a room's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ roomId: RoomId, before: z.number().int().min(1).max(2_147_483_647).optional() }),
  success: ChatPage,
  refusals: [],
  may: "room.readChat",
  subject: "room",
  inside: "room",
  keeps: "nothing",
  transport: "both",
});

export const postRoomChatMessage = operation({
  name: "postRoomChatMessage",
  says: "Writes to a room. Sent again with the same `clientId` it is the message of before.",
  input: z.strictObject({ roomId: RoomId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  success: z.object({ messageId: ChatMessageId, message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "uploadIntentNotFound"],
  may: "room.chat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const updateRoomChatMessage = operation({
  name: "updateRoomChatMessage",
  says: "Changes the words of one's own message, within a day. With the same words it changes only whether links have titles.",
  input: z.strictObject({
    roomId: RoomId,
    messageId: ChatMessageId,
    content: ChatText,
    linkTitles: LinkTitles.optional(),
  }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "room.chat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const deleteRoomChatMessage = operation({
  name: "deleteRoomChatMessage",
  says: "Deletes a message: one's own, or as a host anybody's. Its place stays, its words go.",
  input: z.strictObject({ roomId: RoomId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "room.readChat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const addRoomChatReaction = operation({
  name: "addRoomChatReaction",
  says: "Reacts to a message with an emoji.",
  input: z.strictObject({ roomId: RoomId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionsQuantityExceeded"],
  may: "room.chat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const removeRoomChatReaction = operation({
  name: "removeRoomChatReaction",
  says: "Takes one's own reaction back.",
  input: z.strictObject({ roomId: RoomId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionNotExists"],
  may: "room.chat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const highlightRoomChatMessage = operation({
  name: "highlightRoomChatMessage",
  says: "Marks a message for everybody in the room.",
  input: z.strictObject({ roomId: RoomId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["messageNotFound", "messageIsDeleted"],
  may: "room.moderateChat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  transport: "both",
});

export const removeRoomChatHighlight = operation({
  name: "removeRoomChatHighlight",
  says: "Takes the mark of a message away.",
  input: z.strictObject({ roomId: RoomId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["messageNotFound", "messageIsDeleted"],
  may: "room.moderateChat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  transport: "both",
});

export const getRoomChatHighlightsPage = operation({
  name: "getRoomChatHighlightsPage",
  says: "The highlighted messages of a room's chat, the one that was highlighted last first.",
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
  name: "markRoomChatRead",
  says: "Says up to where one has read. It never goes back, and not beyond the last message.",
  input: z.strictObject({ roomId: RoomId, position: z.number().int().min(0).max(2_147_483_647) }),
  success: z.object({ position: z.number().int() }),
  refusals: [],
  may: "room.readChat",
  subject: "room",
  inside: "room",
  addsBeside: true,
  transport: "both",
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
  name: "typeInRoomChat",
  says: "Shows those in the room who read its chat that the caller is writing, for a few seconds. Not stored; in a crowd nobody is told.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({}),
  refusals: ["chatNotAllowed"],
  may: "room.chat",
  subject: "room",
  inside: "room",
  keeps: "live",
  rate: "typing",
  transport: "both",
});
