import type { Operation, Result, SpaceId } from "@atrium/contract";
import type { Query } from "../database/database.ts";
import type { Caller } from "./context.ts";

/** One call before its handler runs: input parsed, session read, transaction open if it has one. */
export interface GuardedCall {
  operation: Operation;
  input: unknown;
  caller: Caller;
  query: Query;
  nowMs: number;
}

/** What the guard found out. */
export interface Admission {
  /** The subject as the handler's context has it. */
  subject: unknown;
  /** The subject's space; null if it has none. */
  spaceId: SpaceId | null;
}

/**
 * Decides whether a call may reach its handler: without a session it is `unauthorized`; a subject the caller cannot see
 * gets the subject's own "not found"; one in a space or room they have not entered gets `notConnectedTo…`; without the
 * right it is `forbidden`, or the code in the permission table.
 */
export type Guard = (call: GuardedCall) => Promise<Result<Admission>>;
