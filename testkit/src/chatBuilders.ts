import { newId } from "@atrium/contract";
import type { AccountId, ChatAuthor, ChatMessage } from "@atrium/contract";

/** An author, as others see them. */
export const anAuthor = (accountId: AccountId = newId(), name = "Anna"): ChatAuthor => ({
  accountId,
  name,
  palette: "",
  avatarAppearance: "letter",
  avatarUrl: null,
});

/** A complete and valid chat message; `changes` replace what a test is about. */
export const aChatMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: newId(),
  position: 1,
  revision: changes.position ?? 1,
  clientId: newId(),
  author: anAuthor(),
  content: "Hello",
  replyTo: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  editedAt: null,
  isDeleted: false,
  deletedByName: null,
  reactions: [],
  highlightedAt: null,
  ...changes,
});
