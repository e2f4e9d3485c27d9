import { id } from "./recorded.ts";
import type { Recorded } from "./recorded.ts";

const chatMessage = {
  id: id("m"),
  position: 8,
  revision: 13,
  clientId: id("c"),
  author: { accountId: id("a"), name: "Anna", palette: "palette1", avatarAppearance: "letter", avatarUrl: null },
  content: "Hello",
  replyTo: { id: id("n"), position: 7, name: null, excerpt: "Hi", isDeleted: false },
  createdAt: "2026-11-21T10:00:00.000Z",
  editedAt: null,
  isDeleted: false,
  deletedByName: null,
  reactions: [{ content: "👋", accountIds: [id("a")], count: 1 }],
  highlightedAt: null,
};

const typing = { accountId: id("a"), name: "Anna" };

/** Passing events of chats, by kind. */
export const recordedChatEvents: Readonly<Record<string, Recorded>> = {
  chatCleared: { fingerprint: "305e05d6", examples: [{ revision: 12, position: 7 }] },
  chatMessage: { fingerprint: "ea6d079c", examples: [{ revision: 13, message: chatMessage }] },
  chatTyping: { fingerprint: "36fe21e9", examples: [{ typing }] },
};

/** News of chats, by kind. */
export const recordedChatNews: Readonly<Record<string, Recorded>> = {
  chatMessage: {
    fingerprint: "c504bc82",
    examples: [
      { chat: { kind: "space", spaceId: id("s") }, revision: 13, message: chatMessage },
      { chat: { kind: "direct", accountId: id("b") }, revision: 13, message: chatMessage },
    ],
  },
  chatRead: {
    fingerprint: "8b0839ab",
    examples: [
      { chat: { kind: "room", roomId: id("r") }, position: 8 },
      { chat: { kind: "team", teamId: id("t") }, position: 8 },
    ],
  },
  chatTyping: {
    fingerprint: "cb18460f",
    examples: [
      { chat: { kind: "direct", accountId: id("b") }, typing },
      { chat: { kind: "team", teamId: id("t") }, typing },
    ],
  },
};
