import type { Operation, Result, SpaceId } from "@atrium/contract";
import type { Query } from "../database/database.ts";
import type { Caller } from "./context.ts";

/** One call before its handler runs: its input parsed, its session read, its transaction open where it has one. */
export interface GuardedCall {
  operation: Operation;
  input: unknown;
  caller: Caller;
  query: Query;
  nowMs: number;
}

/** What the guard found out on the way. */
export interface Admission {
  /** What the handler's context says of the subject. */
  subject: unknown;
  /** The space the subject lies in; null for all others. */
  spaceId: SpaceId | null;
}

/**
 * Decides whether a call may reach its handler: no session is `unauthorized`, a subject the caller cannot see is the
 * subject's own "not found", one behind a door they have not passed `notConnectedTo…`, a role without the right is
 * `forbidden` or the code its row of the permission table names.
 */
export type Guard = (call: GuardedCall) => Promise<Result<Admission>>;
