import type {
  AccountId,
  ChatAuthor,
  ChatClientId,
  ChatMessage,
  ChatMessageId,
  ChatPage,
  ErrorCode,
  Typing,
  UploadId,
} from "@atrium/contract";
import type { NamedRoom } from "@atrium/rules";

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: ErrorCode; detail?: unknown };

/** News of a chat. */
export type ChatHeard =
  | { kind: "message"; revision: number; message: ChatMessage }
  | { kind: "cleared"; revision: number; position: number }
  /** How far I have read, on another page of mine. */
  | { kind: "read"; position: number }
  /** Somebody else is typing. */
  | { kind: "typing"; typing: Typing };

export interface Said {
  clientId: ChatClientId;
  content: string;
  replyToId?: ChatMessageId;
  uploadIds?: UploadId[];
  /** False: its links get no titles. */
  linkTitles?: boolean;
}

export interface HighlightsPage {
  messages: readonly ChatMessage[];
  nextCursor: string | null;
}

/** The interface to one chat of any of the four kinds. */
export interface ChatPort {
  /** Identifies the chat in what this browser stores, such as drafts. */
  key: string;
  selfId(): AccountId | null;
  /** Whether somebody is a host there, as far as is known here. */
  isHost(this: void, accountId: AccountId): boolean;
  /** The link to a message, for those who can read it; null without links. */
  linkTo: ((position: number) => string) | null;
  page(before?: number): Promise<Answer<ChatPage>>;
  /** The highlighted messages, page by page; null if the chat has no highlights. */
  highlights: ((cursor?: string) => Promise<Answer<HighlightsPage>>) | null;
  post(said: Said): Promise<Answer<{ message: ChatMessage }>>;
  /** `linkTitles` false removes the titles of its links. */
  update(messageId: ChatMessageId, content: string, linkTitles?: boolean): Promise<Answer<unknown>>;
  remove(messageId: ChatMessageId): Promise<Answer<unknown>>;
  react(messageId: ChatMessageId, content: string): Promise<Answer<unknown>>;
  takeBack(messageId: ChatMessageId, content: string): Promise<Answer<unknown>>;
  /** Tells the others that I am typing. */
  type(): Promise<Answer<unknown>>;
  markRead(position: number): Promise<Answer<unknown>>;
  /** People to mention there whose name matches, or all of them; empty if mentions make no sense. */
  people(find: string): Promise<readonly ChatAuthor[]>;
  /** Rooms to mention there that I can see. */
  rooms(this: void): readonly NamedRoom[];
  /** Both return their undo. */
  onHeard(listener: (heard: ChatHeard) => void): () => void;
  /** Reconnected: news may have been missed. */
  onBack(listener: () => void): () => void;
}

/** Hosts' actions in a room's chat besides deleting. */
export interface HostHands {
  highlight(message: ChatMessage): Promise<Answer<unknown>>;
  clear(): Promise<Answer<unknown>>;
  clearAll(): Promise<Answer<unknown>>;
}
