import { z } from "zod";
import { TeamId } from "../common/ids.ts";
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

export const getTeamChatPage = operation({
  name: "getTeamChatPage",
  says: "Messages of a team's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ teamId: TeamId, before: z.number().int().min(1).max(2_147_483_647).optional() }),
  success: ChatPage,
  refusals: ["chatNotAllowed"],
  may: "team.chat",
  subject: "team",
  keeps: "nothing",
});

export const postTeamChatMessage = operation({
  name: "postTeamChatMessage",
  says: "Writes to a team's members and guests. Sent again with the same `clientId` it is the message of before.",
  input: z.strictObject({ teamId: TeamId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  success: z.object({ messageId: ChatMessageId, message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "uploadIntentNotFound"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
  rate: "chat",
});

export const updateTeamChatMessage = operation({
  name: "updateTeamChatMessage",
  says: "Changes the words of one's own message, within a day. With the same words it changes only whether links have titles.",
  input: z.strictObject({
    teamId: TeamId,
    messageId: ChatMessageId,
    content: ChatText,
    linkTitles: LinkTitles.optional(),
  }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
  rate: "chat",
});

export const deleteTeamChatMessage = operation({
  name: "deleteTeamChatMessage",
  says: "Deletes a message: one's own, or as an admin anybody's. Its place stays, its words go.",
  input: z.strictObject({ teamId: TeamId, messageId: ChatMessageId }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
  rate: "chat",
});

export const addTeamChatReaction = operation({
  name: "addTeamChatReaction",
  says: "Reacts to a message with an emoji.",
  input: z.strictObject({ teamId: TeamId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionExists", "reactionsQuantityExceeded"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
  rate: "chat",
});

export const removeTeamChatReaction = operation({
  name: "removeTeamChatReaction",
  says: "Takes one's own reaction back.",
  input: z.strictObject({ teamId: TeamId, messageId: ChatMessageId, content: ChatReactionContent }),
  success: z.object({ message: ChatMessage }),
  refusals: ["chatNotAllowed", "messageNotFound", "messageIsDeleted", "reactionNotExists"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
  rate: "chat",
});

export const markTeamChatRead = operation({
  name: "markTeamChatRead",
  says: "Says up to where one has read. It never goes back, and not beyond the last message.",
  input: z.strictObject({ teamId: TeamId, position: z.number().int().min(0).max(2_147_483_647) }),
  success: z.object({ position: z.number().int() }),
  refusals: ["chatNotAllowed"],
  may: "team.chat",
  subject: "team",
  addsBeside: true,
});

export const typeInTeamChat = operation({
  name: "typeInTeamChat",
  says: "Shows a team's people that the caller is writing to them, for a few seconds. Not stored; in a crowd nobody is told.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: ["chatNotAllowed"],
  may: "team.chat",
  subject: "team",
  keeps: "live",
  rate: "typing",
});
