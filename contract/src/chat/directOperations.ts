import { z } from "zod";
import { AccountId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import {
  ChatAuthor,
  ChatMessage,
  ChatMessageId,
  ChatReactionContent,
  ChatSaid,
  ChatText,
  LinkTitles,
  DirectChat,
  DirectChatPage,
  saysSomething,
} from "./records.ts";

export const getDirectMessageChatPage = operation({
  name: "getDirectMessageChatPage",
  says: "Messages of what the caller and somebody write to each other, oldest first: the newest, or those before a position.",
  input: z.strictObject({ accountId: AccountId, before: z.number().int().min(1).max(2_147_483_647).optional() }),
  success: DirectChatPage,
  refusals: ["chatNotAllowed"],
  may: "chat.direct",
  subject: "person",
  keeps: "nothing",
});

export const postDirectMessage = operation({
  name: "postDirectMessage",
  says: "Writes to one person. Sent again with the same `clientId` it is the message of before.",
  input: z.strictObject({ accountId: AccountId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  success: z.object({ messageId: ChatMessageId, message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "uploadIntentNotFound"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
  rate: "chat",
});

export const updateDirectMessage = operation({
  name: "updateDirectMessage",
  says: "Changes the words of one's own message, within a day. With the same words it changes only whether links have titles.",
  input: z.strictObject({
    accountId: AccountId,
    messageId: ChatMessageId,
    content: ChatText,
    linkTitles: LinkTitles.optional(),
  }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
  rate: "chat",
});

export const deleteDirectMessage = operation({
  name: "deleteDirectMessage",
  says: "Deletes a message: one's own. Its place stays, its words go.",
  input: z.strictObject({ accountId: AccountId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
  rate: "chat",
});

export const addDirectMessageReaction = operation({
  name: "addDirectMessageReaction",
  says: "Reacts to a message with an emoji.",
  input: z.strictObject({ accountId: AccountId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionsQuantityExceeded"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
  rate: "chat",
});

export const removeDirectMessageReaction = operation({
  name: "removeDirectMessageReaction",
  says: "Takes one's own reaction back.",
  input: z.strictObject({ accountId: AccountId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionNotExists"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
  rate: "chat",
});

export const markDirectMessageChatRead = operation({
  name: "markDirectMessageChatRead",
  says: "Says up to where one has read. It never goes back, and not beyond the last message.",
  input: z.strictObject({ accountId: AccountId, position: z.number().int().min(0).max(2_147_483_647) }),
  success: z.object({ position: z.number().int() }),
  refusals: ["chatNotAllowed"],
  may: "chat.direct",
  subject: "person",
  addsBeside: true,
});

export const getDirectMessageChatsPage = operation({
  name: "getDirectMessageChatsPage",
  says: "The people the caller and who write to each other, the latest first, with the last message and how much is unread.",
  input: z.strictObject({ cursor: z.string().max(100).optional() }),
  success: z.object({ chats: z.array(DirectChat), nextCursor: z.string().nullable() }),
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const findPeopleToMessage = operation({
  name: "findPeopleToMessage",
  says: "People the caller may begin to write to, by name: those of their teams and those inside a space with them; or those of one of their teams.",
  input: z.strictObject({ find: z.string().max(100), teamId: TeamId.optional() }),
  success: z.object({ people: z.array(ChatAuthor) }),
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const getUnreadChats = operation({
  name: "getUnreadChats",
  says: "How much is unread in the caller's direct chats together and in each team's chat, up to a hundred of each, and how much of a team's mentions the caller.",
  input: z.strictObject({}),
  success: z.object({
    direct: z.number().int(),
    teams: z.array(z.object({ teamId: TeamId, unread: z.number().int(), mentions: z.number().int() })),
  }),
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const typeDirectMessage = operation({
  name: "typeDirectMessage",
  says: "Shows somebody that the caller is writing to them, for a few seconds. Not stored.",
  input: z.strictObject({ accountId: AccountId }),
  success: z.object({}),
  refusals: ["chatNotAllowed"],
  may: "chat.direct",
  subject: "person",
  keeps: "live",
  rate: "typing",
});
