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

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: ErrorCode; detail?: unknown };

/** What a chat hears of itself. */
export type ChatHeard =
  | { kind: "message"; revision: number; message: ChatMessage }
  | { kind: "cleared"; revision: number; position: number }
  /** I have read so far, on another page of mine. */
  | { kind: "read"; position: number }
  /** Somebody else is writing. */
  | { kind: "typing"; typing: Typing };

export interface Said {
  clientId: ChatClientId;
  content: string;
  replyToId?: ChatMessageId;
  uploadIds?: UploadId[];
}

export interface HighlightsPage {
  messages: readonly ChatMessage[];
  nextCursor: string | null;
}

/** One chat as this browser reaches it, whichever of the four kinds it is. */
export interface ChatPort {
  /** Names the chat in what this browser keeps, as its draft. */
  key: string;
  selfId(): AccountId | null;
  /** Whether somebody is a host there, as far as one sees. */
  isHost(this: void, accountId: AccountId): boolean;
  /** Leads to a message, for those who may read it; null where nothing does. */
  linkTo: ((position: number) => string) | null;
  page(before?: number): Promise<Answer<ChatPage>>;
  /** The highlighted messages, page by page; null where nothing is highlighted. */
  highlights: ((cursor?: string) => Promise<Answer<HighlightsPage>>) | null;
  post(said: Said): Promise<Answer<{ message: ChatMessage }>>;
  /** `linkTitles` false takes the titles of its links away. */
  update(messageId: ChatMessageId, content: string, linkTitles?: boolean): Promise<Answer<unknown>>;
  remove(messageId: ChatMessageId): Promise<Answer<unknown>>;
  react(messageId: ChatMessageId, content: string): Promise<Answer<unknown>>;
  takeBack(messageId: ChatMessageId, content: string): Promise<Answer<unknown>>;
  /** Tells the others that I am writing. */
  type(): Promise<Answer<unknown>>;
  markRead(position: number): Promise<Answer<unknown>>;
  /** Those whom one may mention there, of whose names some word begins so or all of them: none where it makes no sense. */
  people(find: string): Promise<readonly ChatAuthor[]>;
  /** Both return their undo. */
  onHeard(listener: (heard: ChatHeard) => void): () => void;
  /** The link is back: something may have been missed. */
  onBack(listener: () => void): () => void;
}

/** What hosts do in a room's chat beside deleting. */
export interface HostHands {
  highlight(message: ChatMessage): Promise<Answer<unknown>>;
  clear(): Promise<Answer<unknown>>;
  clearAll(): Promise<Answer<unknown>>;
}
