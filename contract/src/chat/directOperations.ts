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
  says: "Messages of what the caller and somebody write to each other, oldest first: the newest, or those before a position.",
  input: z.strictObject({ accountId: AccountId, ...fields.page }),
  success: DirectChatPage,
  ...direct,
});

export const postDirectMessage = operation({
  ...posting,
  name: "postDirectMessage",
  says: "Writes to one person. Sent again with the same `clientId` it is the message of before.",
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
  says: "Deletes a message: one's own. Its place stays, its words go.",
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
  ...typing,
  name: "typeDirectMessage",
  says: "Shows somebody that the caller is writing to them, for a few seconds. Not stored.",
  input: z.strictObject({ accountId: AccountId }),
  ...direct,
});
