import { z } from "zod";
import { AccountId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { ChatAuthor, ChatSaid, DirectChat, DirectChatPage, saysSomething } from "./records.ts";
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

const direct = { may: "chat.direct", subject: "person" } as const;

export const getDirectMessageChatPage = operation({
  ...reading,
  name: "getDirectMessageChatPage",
  says: "Messages between the caller and another person, oldest first: the newest, or those before a position.",
  input: z.strictObject({ accountId: AccountId, ...fields.page }),
  success: DirectChatPage,
  ...direct,
});

export const postDirectMessage = operation({
  ...posting,
  name: "postDirectMessage",
  says: "Writes to one person. Sending the same `clientId` again returns the existing message.",
  input: z.strictObject({ accountId: AccountId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  ...direct,
});

export const updateDirectMessage = operation({
  ...rewording,
  name: "updateDirectMessage",
  input: z.strictObject({ accountId: AccountId, ...fields.words }),
  ...direct,
});

export const deleteDirectMessage = operation({
  ...deleting,
  name: "deleteDirectMessage",
  says: "Deletes one of the caller's own messages. Its position stays, its text is deleted.",
  input: z.strictObject({ accountId: AccountId, ...fields.message }),
  ...direct,
});

export const addDirectMessageReaction = operation({
  ...reacting,
  name: "addDirectMessageReaction",
  input: z.strictObject({ accountId: AccountId, ...fields.reaction }),
  ...direct,
});

export const removeDirectMessageReaction = operation({
  ...unreacting,
  name: "removeDirectMessageReaction",
  input: z.strictObject({ accountId: AccountId, ...fields.reaction }),
  ...direct,
});

export const markDirectMessageChatRead = operation({
  ...markingRead,
  name: "markDirectMessageChatRead",
  input: z.strictObject({ accountId: AccountId, ...fields.read }),
  ...direct,
});

export const getDirectMessageChatsPage = operation({
  name: "getDirectMessageChatsPage",
  says: "The caller's direct chats, the latest first, each with the other person, the last message and the number of unread ones.",
  input: z.strictObject({ cursor: z.string().max(100).optional() }),
  success: z.object({ chats: z.array(DirectChat), nextCursor: z.string().nullable() }),
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const findPeopleToMessage = operation({
  name: "findPeopleToMessage",
  says: "People the caller can start a direct chat with, by name: those of their teams and those inside a space with them; or only those of one team.",
  input: z.strictObject({ find: z.string().max(100), teamId: TeamId.optional() }),
  success: z.object({ people: z.array(ChatAuthor) }),
  refusals: [],
  may: "chat.listOwn",
  subject: "session",
  keeps: "nothing",
});

export const getUnreadChats = operation({
  name: "getUnreadChats",
  says: "How many messages are unread in all of the caller's direct chats together and in each team's chat, up to a hundred each, and how many of a team's mention the caller.",
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
  ...typing,
  name: "typeDirectMessage",
  says: "Shows somebody that the caller is typing to them, for a few seconds. Not stored.",
  input: z.strictObject({ accountId: AccountId }),
  ...direct,
});
