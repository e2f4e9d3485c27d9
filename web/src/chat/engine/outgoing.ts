import type { ChatClientId, ChatMessageId, ErrorCode, UploadId } from "@atrium/contract";

/** A message of mine being sent. */
export interface Outgoing {
  clientId: ChatClientId;
  content: string;
  replyToId: ChatMessageId | null;
  /** Its files. */
  uploadIds: readonly UploadId[];
  /** False: its links get no titles. */
  linkTitles: boolean;
  /** When it was written, or resent by hand. */
  atMs: number;
  /** Why it has not been sent yet, although it will be retried; null while unknown. */
  waitsFor: ErrorCode | null;
  /** When it is retried; null if unknown. */
  goesAtMs: number | null;
  /** Why it is not retried automatically; null if it is. */
  refused: ErrorCode | null;
}
