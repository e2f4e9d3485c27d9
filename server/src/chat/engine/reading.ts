import { ok } from "@atrium/contract";
import type { AccountId, SpaceRole } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import type { ChatCall } from "./chatCall.ts";
import type { ChatNeeds } from "./changeInChat.ts";
import { keptOf } from "../keeping/keptOf.ts";
import type { ChatPlace } from "../store/chatPlace.ts";
import { findChat, markRead, readUpTo } from "../store/chatStore.ts";
import { readPage } from "../store/messageStore.ts";
import { chatRead } from "./topics.ts";

const NOTHING_YET = {
  messages: [],
  hasOlder: false,
  revision: 0,
  lastPosition: 0,
  readPosition: null,
  lastBulkDeletedMessagePosition: 0,
};

/** In direct and team chats everything starts unread; elsewhere a newcomer starts at the end. */
const isUnreadFromStart = ({ kind }: ChatPlace): boolean => kind === "direct" || kind === "team";

interface Reader {
  accountId: AccountId;
  nowMs: number;
  before: number | undefined;
  from?: string | null;
  /** In the team whose chat it is; null in a direct chat. */
  role: SpaceRole | null;
}

/** The chat's positions are read first: a message added meanwhile is announced, and recognized by its revision. */
export async function readChatPage(
  query: Query,
  place: ChatPlace,
  { accountId, before, nowMs, role, from = null }: Reader,
) {
  const chat = await findChat(query, place);
  if (chat === null) return ok(NOTHING_YET);
  const { revision, lastPosition, lastBulkDeletedPosition: lastBulkDeletedMessagePosition } = chat;
  const read = await readUpTo(query, chat.id, accountId);
  const page = await readPage(query, chat.id, { before, from });
  const readPosition = isUnreadFromStart(place) ? (read ?? 0) : read;
  const kept = chat.expiredAt === null ? null : await keptOf(query, chat, { role, nowMs });
  const positions = { revision, lastPosition, readPosition, lastBulkDeletedMessagePosition };
  return ok({ ...page, ...positions, ...(kept !== null && { kept }) });
}

/** Never beyond the last message; the caller's other pages are notified. */
export async function markChatRead(
  { bus }: ChatNeeds,
  { tx, place, accountId }: ChatCall,
  { position }: { position: number },
) {
  const chat = await findChat(tx, place);
  if (chat === null) return ok({ position: 0 });
  const upTo = Math.min(position, chat.lastPosition);
  const kept = await markRead(tx, { chatId: chat.id, accountId, position: upTo });
  return ok({ position: kept }, [() => bus.publish(chatRead, { place, accountId, position: kept })]);
}
