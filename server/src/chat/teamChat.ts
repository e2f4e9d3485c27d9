import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { inTeamChat } from "./engine/chatCall.ts";
import type { ChatNeeds } from "./engine/changeInChat.ts";
import { markChatRead, readChatPage } from "./engine/reading.ts";
import { deleteMessage, editMessage, postMessage, reactTo, takeReactionBack } from "./engine/writing.ts";

export const getTeamChatPage: Handler<typeof operations.getTeamChatPage> = async (_needs, context, input) =>
  readChatPage(
    context.query,
    { kind: "team", teamId: input.teamId },
    { accountId: context.accountId, nowMs: context.nowMs, role: context.subject.role, before: input.before },
  );
export const postTeamChatMessage: Handler<typeof operations.postTeamChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => postMessage(needs, inTeamChat(context), input);
export const updateTeamChatMessage: Handler<typeof operations.updateTeamChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => editMessage(needs, inTeamChat(context), input);
export const deleteTeamChatMessage: Handler<typeof operations.deleteTeamChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => deleteMessage(needs, inTeamChat(context), input);
export const addTeamChatReaction: Handler<typeof operations.addTeamChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => reactTo(needs, inTeamChat(context), input);
export const removeTeamChatReaction: Handler<typeof operations.removeTeamChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => takeReactionBack(needs, inTeamChat(context), input);
export const markTeamChatRead: Handler<typeof operations.markTeamChatRead, ChatNeeds> = async (needs, context, input) =>
  markChatRead(needs, inTeamChat(context), input);
