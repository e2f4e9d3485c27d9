import type { Operation, Result, RoomId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import type { Transaction } from "../database/database.ts";
import type { Caller } from "./handler.ts";

/** One call before its handler runs: its input parsed, its session read, its transaction open. */
export interface GuardedCall {
  operation: Operation;
  input: unknown;
  caller: Caller;
  tx: Transaction;
}

/** What the guard found out on the way; the handler reads it in its `CallContext`. */
export interface Admission {
  /** The caller's role in the subject; null where the operation has no subject. */
  role: SpaceRole | null;
  subject: { teamId?: TeamId; spaceId?: SpaceId; roomId?: RoomId };
}

/**
 * Decides whether a call may reach its handler: no session is `unauthorized`, a subject the caller cannot see is the
 * subject's own "not found", a role without the right is `forbidden` or the code its row of the permission table names.
 */
export type Guard = (call: GuardedCall) => Promise<Result<Admission>>;
