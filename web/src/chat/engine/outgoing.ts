import type { ChatClientId, ChatMessageId, ErrorCode, UploadId } from "@atrium/contract";

/** Something of mine on its way. */
export interface Outgoing {
  clientId: ChatClientId;
  content: string;
  replyToId: ChatMessageId | null;
  /** Files that go with it. */
  uploadIds: readonly UploadId[];
  /** When it was written, or sent again by hand. */
  atMs: number;
  /** Why it has not gone yet, and will by itself; null before that is known. */
  waitsFor: ErrorCode | null;
  /** When it is tried again; null where that is not known. */
  goesAtMs: number | null;
  /** Why it will not go by itself; null while it may. */
  refused: ErrorCode | null;
}
