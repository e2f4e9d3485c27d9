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
  /** Why it has not been sent yet, although it will be automatically; null while unknown. */
  waitsFor: ErrorCode | null;
  /** When it is tried again; null where that is not known. */
  goesAtMs: number | null;
  /** Why it will not go by itself; null while it may. */
  refused: ErrorCode | null;
}
