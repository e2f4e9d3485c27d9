import type { ErrorCode } from "@atrium/contract";
import { hasNoConnection } from "../database/database.ts";

/** The answer to a call that failed through a fault of ours; it had no effect. */
export interface FaultReply {
  code: ErrorCode & ("serverError" | "unknownError");
  status: 500 | 503;
  body: Record<string, unknown>;
  /** When to retry, if known. */
  retryAfterMs: number | null;
}

/** Too busy to start: clients retry with the same request id. */
export const BUSY: FaultReply = { code: "serverError", status: 503, body: { serverError: {} }, retryAfterMs: 2000 };

/** Without a database connection the server is busy; everything else is a bug, logged with the request id. */
export function faultReply(error: unknown, requestId?: string): FaultReply {
  if (hasNoConnection(error)) return BUSY;
  const detail = requestId === undefined ? {} : { requestId };
  return { code: "unknownError", status: 500, body: { unknownError: detail }, retryAfterMs: null };
}
