import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { inDirectChat } from "../engine/chatCall.ts";
import type { ChatNeeds } from "../engine/changeInChat.ts";
import { directPlace } from "../store/chatPlace.ts";
import { markChatRead, readChatPage } from "../engine/reading.ts";
import { deleteMessage, editMessage, postMessage, reactTo, takeReactionBack } from "../engine/writing.ts";

export const getDirectMessageChatPage: Handler<typeof operations.getDirectMessageChatPage> = async (
  _needs,
  { query, accountId, nowMs, subject: { person, mayWrite } },
  { before },
) => {
  const page = await readChatPage(query, directPlace(accountId, person.accountId), {
    accountId,
    nowMs,
    before,
    role: null,
  });
  return ok({ ...page.value, person, mayWrite });
};
export const postDirectMessage: Handler<typeof operations.postDirectMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => (context.subject.mayWrite ? postMessage(needs, inDirectChat(context), input) : refuse("chatNotAllowed"));
export const updateDirectMessage: Handler<typeof operations.updateDirectMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => (context.subject.mayWrite ? editMessage(needs, inDirectChat(context), input) : refuse("chatNotAllowed"));
export const deleteDirectMessage: Handler<typeof operations.deleteDirectMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => deleteMessage(needs, inDirectChat(context), input);
export const addDirectMessageReaction: Handler<typeof operations.addDirectMessageReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => (context.subject.mayWrite ? reactTo(needs, inDirectChat(context), input) : refuse("chatNotAllowed"));
export const removeDirectMessageReaction: Handler<typeof operations.removeDirectMessageReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => (context.subject.mayWrite ? takeReactionBack(needs, inDirectChat(context), input) : refuse("chatNotAllowed"));
export const markDirectMessageChatRead: Handler<typeof operations.markDirectMessageChatRead, ChatNeeds> = async (
  needs,
  context,
  input,
) => markChatRead(needs, inDirectChat(context), input);
