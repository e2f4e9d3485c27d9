import type { AccountId } from "@atrium/contract";
import { readText, writeText } from "../../platform/storage.ts";

/** An unsent text of a chat, stored in this browser separately for each account. */
export const readDraft = (chatKey: string, selfId: AccountId | null): string | null =>
  selfId === null ? null : readText(keyOf(chatKey, selfId));

export function keepDraft(chatKey: string, selfId: AccountId | null, content: string | null): void {
  if (selfId !== null) writeText(keyOf(chatKey, selfId), content);
}

const keyOf = (chatKey: string, selfId: AccountId): string => `chat-draft-${selfId}-${chatKey}`;
