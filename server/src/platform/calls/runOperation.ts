// One call, whatever carried it here: HTTP and the live connection both end in `runOperation`.
//
// Parse, claim the call, guard, handler, store the reply, commit, effects, reply. The claim comes before the guard so
// that a repeated call gets its reply even when the call itself removed its subject. Everything up to the commit is one
// transaction: an effect and its stored reply exist together or not at all. A handler's refusal commits as well (a
// wrong code must count), so handlers write nothing before they refuse except what must stay. A refusal is stored only
// where its handler asks for it: anybody can be refused without end. A guard's refusal and a thrown bug leave nothing.
// Effects run after the commit, at most once; what they throw is logged, not answered.
import { constants, operations, refuse } from "@atrium/contract";
import type { Effect, ErrorCode, Operation, OperationName, RequestId, Result } from "@atrium/contract";
import { checkInput } from "./checkInput.ts";
import type { SessionGrant, Sessions } from "./sessions.ts";
import { withOutsideWork } from "./outsideWork.ts";
import { openReply, sealReply } from "./sealReply.ts";
import { callKey, claimCall, dropClaim, keepReply } from "./storedReplies.ts";
import type { CallKey, StoredReply } from "./storedReplies.ts";
import type { Clock } from "../clock.ts";
import type { AtPoint } from "./crashPoint.ts";
import { sqlState } from "../database/database.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Guard } from "./guard.ts";
import type { CallContext, Caller, Handlers } from "./handler.ts";
import type { Log } from "../log.ts";

export interface CallNeeds {
  db: Database;
  handlers: Handlers;
  guard: Guard;
  sessions: Sessions;
  /** 32 bytes: stored replies are sealed with it. Known to every node. */
  replyKey: Buffer;
  clock: Clock;
  log: Log;
  atPoint: AtPoint;
  /** Hears of every finished call. */
  onCall: (call: FinishedCall) => void;
}

/** What is said of a call once it is over: ids and codes, nothing of what it was about. */
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
  /** As it came: not parsed yet. */
  input: unknown;
}

/** What the carrier has to do about the session cookie. */
export type SessionChange = { kind: "kept" } | { kind: "opened"; grant: SessionGrant } | { kind: "closed" };

export interface CallReply {
  /** `{success}` or `{<code>: detail}`. */
  body: Record<string, unknown>;
  /** "success", or the code of the refusal. */
  code: string;
  session: SessionChange;
}

interface Outcome extends CallReply {
  effects: readonly Effect[];
  replayed: boolean;
}

const KEPT: SessionChange = { kind: "kept" };
const CLOSED_MARK = "closed";
/** Deadlock and serialization failure: the database asks to try again. */
const RETRIED_STATES = new Set(["40P01", "40001"]);
const TRANSACTION_TRIES = 3;

/** Runs one attempt of a call. Throws only for faults of our own; nothing has then happened. */
export async function runOperation(needs: CallNeeds, call: Call): Promise<CallReply> {
  const operation = operations[call.name];
  const startedMs = needs.clock.steadyMs();
  const outcome = await withOutsideWork(needs.db, () => perform(needs, operation, call));
  for (const effect of outcome.effects) await leave(needs, operation, effect);
  needs.atPoint("after-effects-before-reply", operation.name);
  const { code, replayed } = outcome;
  const { requestId, caller } = call;
  const ms = needs.clock.steadyMs() - startedMs;
  needs.onCall({ operation: operation.name, code, requestId, accountId: caller.accountId, replayed, ms });
  return { body: outcome.body, code, session: outcome.session };
}

async function perform(needs: CallNeeds, operation: Operation, call: Call): Promise<Outcome> {
  const checked = checkInput(operation, call.input);
  if (!checked.ok) return refusal("invalidRequest", checked.faults);
  const { input } = checked;
  const attempt = { ...call, operation, input, key: callKey(operation, { ...call, input }, needs.replyKey) };
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await needs.db.transaction((tx) => inTransaction(needs, tx, attempt));
      needs.atPoint("after-commit-before-effects", operation.name);
      return outcome;
    } catch (error) {
      if (error instanceof NothingHappened) return error.outcome;
      if (tries >= TRANSACTION_TRIES || !RETRIED_STATES.has(sqlState(error) ?? "")) throw error;
    }
  }
}

interface Attempt extends Call {
  operation: Operation;
  key: CallKey;
}

async function inTransaction(needs: CallNeeds, tx: Transaction, attempt: Attempt): Promise<Outcome> {
  const { operation, key } = attempt;
  const nowMs = needs.clock.nowMs();
  const earlier = operation.readOnly ? null : await claimCall(tx, key, nowMs);
  if (earlier !== null) return replay(needs, tx, { earlier, key, nowMs });
  const admission = await needs.guard({ operation, input: attempt.input, caller: attempt.caller, tx });
  if (!admission.ok) throw new NothingHappened(refusal(admission.code, admission.detail));
  const desk = sessionDesk(needs.sessions, { tx, caller: attempt.caller, nowMs });
  const { caller, requestId } = attempt;
  const refusals = { areKept: false };
  const keepRefusal = () => void (refusals.areKept = true);
  const context = { caller, requestId, tx, nowMs, ...admission.value, ...desk.doors, keepRefusal };
  const result = await handle(needs, attempt, context);
  const body = bodyOf(operation, result);
  const session = desk.change();
  if (!operation.readOnly && !result.ok && !refusals.areKept) await dropClaim(tx, key);
  else if (!operation.readOnly)
    await keepReply(tx, key, { reply: sealReply(needs.replyKey, body), sessionChange: markOf(session) });
  needs.atPoint("before-commit", operation.name);
  const effects = [...(result.ok ? result.after : []), ...desk.effects()];
  return { body, code: result.ok ? "success" : result.code, session, effects, replayed: false };
}

/** What is stored of what a call did to the session. */
function markOf(session: SessionChange): string | null {
  if (session.kind === "opened") return session.grant.sessionId;
  return session.kind === "closed" ? CLOSED_MARK : null;
}

/** The record of handlers is typed by name; here the name is only known at run time. */
function handle(needs: CallNeeds, attempt: Attempt, context: CallContext): Promise<Result<unknown>> {
  const handler = needs.handlers[attempt.name] as (context: CallContext, input: unknown) => Promise<Result<unknown>>;
  return handler(context, attempt.input);
}

async function replay(
  needs: CallNeeds,
  tx: Transaction,
  { earlier, key, nowMs }: { earlier: StoredReply; key: CallKey; nowMs: number },
): Promise<Outcome> {
  if (earlier.bodyHash !== key.bodyHash) {
    return refusal("invalidRequest", [{ path: "x-request-id", message: "was used for another call" }]);
  }
  const body = openReply(needs.replyKey, earlier.reply);
  const code = Object.keys(body)[0] ?? "unknownError";
  const replayed = { body, code, effects: [], replayed: true };
  if (earlier.sessionChange === null) return { ...replayed, session: KEPT };
  if (earlier.sessionChange === CLOSED_MARK) return { ...replayed, session: { kind: "closed" } };
  const isFresh = nowMs - earlier.createdAt.getTime() < constants.login.replaySessionForMs;
  const grant = isFresh ? await needs.sessions.grantAgain(tx, earlier.sessionChange, nowMs) : null;
  return { ...replayed, session: grant === null ? KEPT : { kind: "opened", grant } };
}

/** What a handler may do to the caller's session, and what came of it. */
function sessionDesk(sessions: Sessions, at: { tx: Transaction; caller: Caller; nowMs: number }) {
  const { tx, caller, nowMs } = at;
  let change: SessionChange = KEPT;
  const effects: Effect[] = [];
  const end = async () => {
    if (caller.sessionId !== null) effects.push(...(await sessions.end(tx, caller.sessionId)));
  };
  const doors: Pick<CallContext, "openSession" | "closeSession"> = {
    async openSession(accountId) {
      await end();
      change = { kind: "opened", grant: await sessions.open(tx, accountId, nowMs) };
    },
    async closeSession() {
      await end();
      change = { kind: "closed" };
    },
  };
  return { doors, change: () => change, effects: () => effects };
}

/** Success is built by the declaration's schema: a field it does not name never leaves. */
function bodyOf(operation: Operation, result: Result<unknown>): Record<string, unknown> {
  if (!result.ok) return { [result.code]: result.detail };
  return { success: operation.success.parse(result.value) };
}

async function leave(needs: CallNeeds, operation: Operation, effect: Effect): Promise<void> {
  try {
    await effect();
  } catch (error) {
    needs.log.error({ operation: operation.name, err: error }, "an effect failed after its commit");
  }
}

function refusal(code: ErrorCode, detail: unknown): Outcome {
  const refused = refuse(code, detail);
  return { body: { [refused.code]: refused.detail }, code, session: KEPT, effects: [], replayed: false };
}

/** Carries a refusal out of a transaction that must leave nothing behind. */
class NothingHappened extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("refused before the handler");
    this.outcome = outcome;
  }
}
