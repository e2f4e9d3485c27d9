// Recorded calls. Claim, guard, handler, stored reply and commit are one transaction: an effect and its reply exist
// together or not at all. The claim comes before the guard so that a repeated call gets its reply even if the call itself
// deleted its subject. A refusal rolls back what was written before it, unless its handler says that it stays (a wrong
// code must count); only then is it stored. A guard's refusal and a thrown bug leave nothing.
import { constants } from "@atrium/contract";
import type { Effect } from "@atrium/contract";
import { sqlState } from "../database/database.ts";
import type { Transaction } from "../database/database.ts";
import type { CallContext, Caller } from "./context.ts";
import { contextOf, handle, KEPT, outcomeOf, refusal, tellChanged, usedForAnother } from "./outcome.ts";
import type { Attempt, CallNeeds, Outcome, SessionChange } from "./outcome.ts";
import { withOutsideWork } from "./outsideWork.ts";
import { openReply, sealReply } from "./sealReply.ts";
import type { Sessions } from "./sessions.ts";
import { claimCall, keepReply } from "./storedReplies.ts";
import type { StoredReply } from "./storedReplies.ts";

const CLOSED_MARK = "closed";
/** Deadlock, serialization failure, and a row that refers to one deleted meanwhile: the transaction should be retried. */
const RETRIED_STATES = new Set(["40P01", "40001", "23503"]);
const TRANSACTION_TRIES = 3;

export const runRecorded = (needs: CallNeeds, attempt: Attempt): Promise<Outcome> =>
  withOutsideWork(needs.db, () => inTries(needs, attempt));

async function inTries(needs: CallNeeds, attempt: Attempt): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const outcome = await needs.db.transaction((tx) => inTransaction(needs, tx, attempt));
      needs.atPoint("after-commit-before-effects", attempt.operation.name);
      return outcome;
    } catch (error) {
      if (error instanceof NothingHappened) return error.outcome;
      if (tries >= TRANSACTION_TRIES || !RETRIED_STATES.has(sqlState(error) ?? "")) throw error;
    }
  }
}

async function inTransaction(needs: CallNeeds, tx: Transaction, attempt: Attempt): Promise<Outcome> {
  const { operation, key, input, caller } = attempt;
  const nowMs = needs.clock.nowMs();
  const earlier = await claimCall(tx, key, nowMs);
  if (earlier !== null) return replay(needs, tx, { earlier, attempt, nowMs });
  if (!(await isHeld(needs.sessions, tx, attempt))) throw new NothingHappened(refusal("unauthorized", {}));
  const admission = await needs.guard({ operation, input, caller, query: tx, nowMs });
  if (!admission.ok) throw new NothingHappened(refusal(admission.code, admission.detail));
  const desk = sessionDesk(needs.sessions, { tx, caller, nowMs });
  const refusals = { areKept: false };
  const keepRefusal = () => void (refusals.areKept = true);
  const told = contextOf(attempt, nowMs, admission.value.subject);
  const outcome = outcomeOf(
    operation,
    await handle(needs, attempt, { ...told, tx, ...desk.doors, keepRefusal } satisfies CallContext),
  );
  if (outcome.code !== "success" && !refusals.areKept) throw new NothingHappened(outcome);
  const session = desk.change();
  await keepReply(tx, key, { reply: sealReply(needs.replyKey, outcome.body), sessionChange: markOf(session) });
  needs.atPoint("before-commit", operation.name);
  const news = outcome.code === "success" ? tellChanged(needs, attempt, admission.value.spaceId) : [];
  return { ...outcome, session, effects: [...outcome.effects, ...desk.effects(), ...news] };
}

/**
 * Locks the caller's session until the commit: whoever ends it meanwhile, for instance with the account, waits and then
 * finds everything this call has done.
 */
async function isHeld(sessions: Sessions, tx: Transaction, { operation, caller }: Attempt): Promise<boolean> {
  if (operation.subject === "public" || caller.sessionId === null) return true;
  return sessions.hold(tx, caller.sessionId);
}

/** How a reply's session change is stored. */
function markOf(session: SessionChange): string | null {
  if (session.kind === "opened") return session.grant.sessionId;
  return session.kind === "closed" ? CLOSED_MARK : null;
}

async function replay(
  needs: CallNeeds,
  tx: Transaction,
  { earlier, attempt, nowMs }: { earlier: StoredReply; attempt: Attempt; nowMs: number },
): Promise<Outcome> {
  if (earlier.bodyHash !== attempt.key.bodyHash) return usedForAnother();
  const body = openReply(needs.replyKey, earlier.reply);
  const code = Object.keys(body)[0] ?? "unknownError";
  const replayed = { body, code, retryAfterMs: null, effects: [], replayed: true, isKept: true };
  if (earlier.sessionChange === null) return { ...replayed, session: KEPT };
  if (earlier.sessionChange === CLOSED_MARK) return { ...replayed, session: { kind: "closed" } };
  const isFresh = nowMs - earlier.createdAt.getTime() < constants.login.replaySessionForMs;
  const grant = isFresh ? await needs.sessions.grantAgain(tx, earlier.sessionChange, nowMs) : null;
  return { ...replayed, session: grant === null ? KEPT : { kind: "opened", grant } };
}

/** What a handler may do to the caller's session, and the result. */
function sessionDesk(sessions: Sessions, at: { tx: Transaction; caller: Caller; nowMs: number }) {
  const { tx, caller, nowMs } = at;
  const { userAgent = "", address, onlySpace = null } = caller;
  let change: SessionChange = KEPT;
  const effects: Effect[] = [];
  const end = async () => {
    if (caller.sessionId !== null) effects.push(...(await sessions.end(tx, caller.sessionId)));
  };
  const doors: Pick<CallContext, "openSession" | "closeSession"> = {
    async openSession(accountId, shown = { isProven: false, isStrange: false }) {
      await end();
      change = {
        kind: "opened",
        grant: await sessions.open(tx, { accountId, ...shown, userAgent, address, onlySpace, nowMs }),
      };
    },
    async closeSession() {
      await end();
      change = { kind: "closed" };
    },
  };
  return { doors, change: () => change, effects: () => effects };
}

/** Thrown with a refusal to roll back the transaction. */
class NothingHappened extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super("refused");
    this.outcome = outcome;
  }
}
