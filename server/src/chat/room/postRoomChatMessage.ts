import { refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { isHost, slowRestMs } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { inRoomChat } from "../engine/chatCall.ts";
import { postMessage } from "../engine/writing.ts";
import { lockChat, wroteBefore } from "../store/chatStore.ts";
import { findOwnLast } from "../store/messageStore.ts";
import { roomHistoryFrom } from "./roomHistory.ts";
import type { RoomChatNeeds } from "./roomHistory.ts";

export const postRoomChatMessage: Handler<typeof operations.postRoomChatMessage, RoomChatNeeds> = async (
  needs,
  context,
  input,
) => {
  const call = inRoomChat(context, roomHistoryFrom(needs, context));
  const { tx, accountId, nowMs, place, role } = call;
  const slowSeconds = context.subject.room.chatSlowSeconds;
  if (slowSeconds > 0 && !isHost(role)) {
    // A second message by the same person waits here for the first.
    const { id: chatId } = await lockChat(tx, place);
    const last = await findOwnLast(tx, chatId, accountId);
    const isAgain = last?.clientId === input.clientId;
    const lastAt = last?.createdAt ?? (await wroteBefore(tx, chatId, accountId));
    const retryAfterMs = slowRestMs({ slowSeconds, lastAtMs: lastAt?.getTime() ?? null, nowMs });
    if (retryAfterMs > 0 && !isAgain) return refuse("tooOftenAttempts", { retryAfterMs });
  }
  return postMessage(needs, call, input);
};
