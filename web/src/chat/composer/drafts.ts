import type { AccountId } from "@atrium/contract";
import { readText, writeText } from "../../platform/storage.ts";

/** What somebody has begun to write in a chat, kept in this browser: each account of it has its own. */
export const readDraft = (chatKey: string, selfId: AccountId | null): string | null =>
  selfId === null ? null : readText(keyOf(chatKey, selfId));

export function keepDraft(chatKey: string, selfId: AccountId | null, content: string | null): void {
  if (selfId !== null) writeText(keyOf(chatKey, selfId), content);
}

const keyOf = (chatKey: string, selfId: AccountId): string => `chat-draft-${selfId}-${chatKey}`;
