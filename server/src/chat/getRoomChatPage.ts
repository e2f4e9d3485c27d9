import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { findChat, readUpTo } from "./chatStore.ts";
import { readPage } from "./messageStore.ts";

const NOTHING_YET = {
  messages: [],
  hasOlder: false,
  revision: 0,
  lastPosition: 0,
  readPosition: null,
  lastBulkDeletedMessagePosition: 0,
};

/** The chat's own figures are read first: what is added meanwhile is heard of, and known by its revision. */
export const getRoomChatPage: Handler<typeof operations.getRoomChatPage> = async (
  _needs,
  { query, accountId },
  { roomId, before },
) => {
  const chat = await findChat(query, roomId);
  if (chat === null) return ok(NOTHING_YET);
  const { revision, lastPosition, lastBulkDeletedPosition: lastBulkDeletedMessagePosition } = chat;
  const readPosition = await readUpTo(query, chat.id, accountId);
  const page = await readPage(query, chat.id, before);
  return ok({ ...page, revision, lastPosition, readPosition, lastBulkDeletedMessagePosition });
};
