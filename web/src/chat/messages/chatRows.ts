import type { AccountId, ChatKept, ChatMessage } from "@atrium/contract";
import type { Outgoing } from "../engine/outgoing.ts";

/** The rows of a chat's list, from top to bottom. */
export type ChatRow =
  | { kind: "kept"; key: "kept"; kept: ChatKept }
  | { kind: "day"; key: string; atMs: number }
  | { kind: "new"; key: string; count: number }
  | { kind: "message"; key: string; message: ChatMessage; isMine: boolean; continues: boolean }
  | { kind: "outgoing"; key: string; outgoing: Outgoing };

/** Within this time, consecutive messages of one author share one name. */
const TOGETHER_MS = 5 * 60_000;

interface Shown {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** How long messages are kept, where the first of them is shown and older ones were deleted. */
  kept?: ChatKept | null;
}

/** Days, grouped messages, the line where unread messages begin, and messages being sent. */
export function chatRows(
  { messages, outgoing, kept = null }: Shown,
  { selfId, newAfter }: { selfId: AccountId | null; newAfter: number | null },
): ChatRow[] {
  const rows: ChatRow[] = kept === null || messages.length === 0 ? [] : [{ kind: "kept", key: "kept", kept }];
  const isNew = ({ position, author }: ChatMessage) =>
    newAfter !== null && position > newAfter && author?.accountId !== selfId;
  const count = messages.filter(isNew).length;
  let before: ChatMessage | null = null;
  let dayBefore = "";
  let isMarked = false;
  for (const message of messages) {
    const atMs = Date.parse(message.createdAt);
    const day = dayOf(atMs);
    const isNewDay = day !== dayBefore;
    dayBefore = day;
    if (isNewDay) rows.push({ kind: "day", key: `day ${day}`, atMs });
    const beginsNew: boolean = !isMarked && isNew(message);
    if (beginsNew) rows.push({ kind: "new", key: "new", count });
    isMarked ||= beginsNew;
    const continues = !isNewDay && !beginsNew && before !== null && standsUnder(before, message);
    const isMine = message.author !== null && message.author.accountId === selfId;
    rows.push({ kind: "message", key: message.id, message, isMine, continues });
    before = message;
  }
  for (const each of outgoing) rows.push({ kind: "outgoing", key: each.clientId, outgoing: each });
  return rows;
}

const dayOf = (atMs: number): string => new Date(atMs).toDateString();

function standsUnder(before: ChatMessage, message: ChatMessage): boolean {
  if (before.isDeleted || message.isDeleted || message.replyTo !== null) return false;
  if (before.author === null || before.author.accountId !== message.author?.accountId) return false;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}
