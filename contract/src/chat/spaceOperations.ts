import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
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

export const getSpaceChatPage = operation({
  name: "getSpaceChatPage",
  says: "Messages of a space's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ spaceId: SpaceId, before: z.number().int().min(1).max(2_147_483_647).optional() }),
  success: ChatPage,
  refusals: ["chatNotAllowed"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  keeps: "nothing",
  transport: "both",
});

export const postSpaceChatMessage = operation({
  name: "postSpaceChatMessage",
  says: "Writes to everybody in a space. Sent again with the same `clientId` it is the message of before.",
  input: z.strictObject({ spaceId: SpaceId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  success: z.object({ messageId: ChatMessageId, message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "uploadIntentNotFound"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const updateSpaceChatMessage = operation({
  name: "updateSpaceChatMessage",
  says: "Changes the words of one's own message, within a day. With the same words it changes only whether links have titles.",
  input: z.strictObject({
    spaceId: SpaceId,
    messageId: ChatMessageId,
    content: ChatText,
    linkTitles: LinkTitles.optional(),
  }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const deleteSpaceChatMessage = operation({
  name: "deleteSpaceChatMessage",
  says: "Deletes a message: one's own, or as a host anybody's. Its place stays, its words go.",
  input: z.strictObject({ spaceId: SpaceId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const addSpaceChatReaction = operation({
  name: "addSpaceChatReaction",
  says: "Reacts to a message with an emoji.",
  input: z.strictObject({ spaceId: SpaceId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionsQuantityExceeded"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const removeSpaceChatReaction = operation({
  name: "removeSpaceChatReaction",
  says: "Takes one's own reaction back.",
  input: z.strictObject({ spaceId: SpaceId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionNotExists"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  rate: "chat",
  transport: "both",
});

export const markSpaceChatRead = operation({
  name: "markSpaceChatRead",
  says: "Says up to where one has read. It never goes back, and not beyond the last message.",
  input: z.strictObject({ spaceId: SpaceId, position: z.number().int().min(0).max(2_147_483_647) }),
  success: z.object({ position: z.number().int() }),
  refusals: ["chatNotAllowed"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  addsBeside: true,
  transport: "both",
});

export const typeInSpaceChat = operation({
  name: "typeInSpaceChat",
  says: "Shows those in the space that the caller is writing to all of them, for a few seconds. Not stored; in a crowd nobody is told.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({}),
  refusals: ["chatNotAllowed"],
  may: "space.postSpaceChat",
  subject: "space",
  inside: "space",
  keeps: "live",
  rate: "typing",
  transport: "both",
});
