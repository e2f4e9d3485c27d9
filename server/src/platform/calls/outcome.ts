import { refuse } from "@atrium/contract";
import type {
  AccountId,
  Effect,
  ErrorCode,
  Operation,
  OperationName,
  RequestId,
  Result,
  SpaceId,
} from "@atrium/contract";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { CallRates } from "./callRates.ts";
import type { Caller } from "./context.ts";
import type { AtPoint } from "./crashPoint.ts";
import type { Guard } from "./guard.ts";
import type { Handlers } from "./handler.ts";
import type { LiveReplies } from "./liveReplies.ts";
import type { SessionGrant, Sessions } from "./sessions.ts";
import type { CallKey } from "./storedReplies.ts";

export interface CallNeeds {
  db: Database;
  handlers: Handlers;
  guard: Guard;
  sessions: Sessions;
  rates: CallRates;
  liveReplies: LiveReplies<Outcome>;
  /** 32 bytes: encrypts stored replies. The same on every node. */
  replyKey: Buffer;
  clock: Clock;
  log: Log;
  atPoint: AtPoint;
  /** Called after every call. */
  onCall: (call: FinishedCall) => void;
  /** Called after the commit of every call that has changed something. */
  onChanged: (change: ChangingCall) => void;
}

/** What has changed, and where. */
export interface ChangingCall {
  operation: OperationName;
  input: unknown;
  accountId: AccountId | null;
  /** The subject's space; null if it has none. */
  spaceId: SpaceId | null;
}

/** What is logged about a finished call: ids and codes, nothing of its content. */
export interface FinishedCall {
  operation: string;
  code: string;
  requestId: string;
  accountId: string | null;
  replayed: boolean;
  ms: number;
}

export interface Call {
  name: OperationName;
  caller: Caller;
  requestId: RequestId;
  /** As received, not parsed yet. */
  input: unknown;
}

/** A call whose input is parsed. */
export interface Attempt extends Call {
  operation: Operation;
  key: CallKey;
}

/** What the transport must do about the session cookie. */
export type SessionChange = { kind: "kept" } | { kind: "opened"; grant: SessionGrant } | { kind: "closed" };
export const KEPT: SessionChange = { kind: "kept" };

export interface CallReply {
  /** `{success}` or `{<code>: detail}`. */
  body: Record<string, unknown>;
  /** "success", or the code of the refusal. */
  code: string;
  session: SessionChange;
  /** When to retry, for a call over its account's limit. */
  retryAfterMs: number | null;
}

export interface Outcome extends CallReply {
  effects: readonly Effect[];
  replayed: boolean;
  /** Whether later attempts of a live call get this reply again. */
  isKept: boolean;
}

const PLAIN = { session: KEPT, retryAfterMs: null, effects: [], replayed: false, isKept: false } as const;

export function refusal(code: ErrorCode, detail: unknown): Outcome {
  const refused = refuse(code, detail);
  return { ...PLAIN, body: { [refused.code]: refused.detail }, code };
}

/** The outcome of a handler's result. Success is built by the declared schema: a field it does not name never leaves. */
export function outcomeOf(operation: Operation, result: Result<unknown>): Outcome {
  if (!result.ok) return refusal(result.code, result.detail);
  return {
    ...PLAIN,
    body: { success: operation.success.parse(result.value) },
    code: "success",
    effects: result.after,
    isKept: operation.repeatable !== true,
  };
}

/** Announces, with its effects, that a call has changed what its declaration names. */
export function tellChanged(
  needs: CallNeeds,
  { name, operation, input, caller }: Attempt,
  spaceId: SpaceId | null,
): Effect[] {
  if (operation.touches === undefined) return [];
  return [() => needs.onChanged({ operation: name, input, accountId: caller.accountId, spaceId })];
}

/** The refusal if a request id was already used for another call of the same caller. */
export const usedForAnother = (): Outcome =>
  refusal("invalidRequest", [{ path: "x-request-id", message: "was used for another call" }]);

/** Handlers are typed by name; here the name is only known at run time. */
export function handle(needs: CallNeeds, attempt: Attempt, context: object): Promise<Result<unknown>> {
  const handler = needs.handlers[attempt.name] as (context: object, input: unknown) => Promise<Result<unknown>>;
  return handler(context, attempt.input);
}

/** The part of the context that every call has. */
export const contextOf = ({ caller, requestId }: Attempt, nowMs: number, subject: unknown) => ({
  caller,
  accountId: caller.accountId,
  requestId,
  nowMs,
  subject,
});
