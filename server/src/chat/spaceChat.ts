import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { inSpaceChat } from "./engine/chatCall.ts";
import type { ChatNeeds } from "./engine/changeInChat.ts";
import { markChatRead, readChatPage } from "./engine/reading.ts";
import { deleteMessage, editMessage, postMessage, reactTo, takeReactionBack } from "./engine/writing.ts";

export const getSpaceChatPage: Handler<typeof operations.getSpaceChatPage> = async (_needs, context, input) =>
  readChatPage(
    context.query,
    { kind: "space", spaceId: input.spaceId },
    { accountId: context.accountId, nowMs: context.nowMs, role: context.subject.role, before: input.before },
  );
export const postSpaceChatMessage: Handler<typeof operations.postSpaceChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => postMessage(needs, inSpaceChat(context), input);
export const updateSpaceChatMessage: Handler<typeof operations.updateSpaceChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => editMessage(needs, inSpaceChat(context), input);
export const deleteSpaceChatMessage: Handler<typeof operations.deleteSpaceChatMessage, ChatNeeds> = async (
  needs,
  context,
  input,
) => deleteMessage(needs, inSpaceChat(context), input);
export const addSpaceChatReaction: Handler<typeof operations.addSpaceChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => reactTo(needs, inSpaceChat(context), input);
export const removeSpaceChatReaction: Handler<typeof operations.removeSpaceChatReaction, ChatNeeds> = async (
  needs,
  context,
  input,
) => takeReactionBack(needs, inSpaceChat(context), input);
export const markSpaceChatRead: Handler<typeof operations.markSpaceChatRead, ChatNeeds> = async (
  needs,
  context,
  input,
) => markChatRead(needs, inSpaceChat(context), input);
