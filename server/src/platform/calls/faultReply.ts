import type { ErrorCode } from "@atrium/contract";
import { hasNoConnection } from "../database/database.ts";

/** What a call is answered that failed by a fault of ours; nothing of it has happened. */
export interface FaultReply {
  code: ErrorCode & ("serverError" | "unknownError");
  status: 500 | 503;
  body: Record<string, unknown>;
  /** When to ask again, where that is known. */
  retryAfterMs: number | null;
}

/** Too busy to begin: clients ask again with the same request id. */
export const BUSY: FaultReply = { code: "serverError", status: 503, body: { serverError: {} }, retryAfterMs: 2000 };

/** Without a connection to the database the server is busy; everything else is a bug, found again by its request id. */
export function faultReply(error: unknown, requestId?: string): FaultReply {
  if (hasNoConnection(error)) return BUSY;
  const detail = requestId === undefined ? {} : { requestId };
  return { code: "unknownError", status: 500, body: { unknownError: detail }, retryAfterMs: null };
}
