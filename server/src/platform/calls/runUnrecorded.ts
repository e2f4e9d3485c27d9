// Calls of which nothing is stored: they have no transaction, and each of their statements stands alone.
import { contextOf, handle, outcomeOf, refusal, tellChanged, usedForAnother } from "./outcome.ts";
import type { Attempt, CallNeeds, Outcome } from "./outcome.ts";
import { withOutsideWork } from "./outsideWork.ts";

/** A call that only reads: every attempt reads again. */
export const runReading = (needs: CallNeeds, attempt: Attempt): Promise<Outcome> =>
  withOutsideWork(needs.db, () => withoutTransaction(needs, attempt));

async function withoutTransaction(needs: CallNeeds, attempt: Attempt): Promise<Outcome> {
  const { operation, input, caller } = attempt;
  const nowMs = needs.clock.nowMs();
  const query = needs.db;
  const admission = await needs.guard({ operation, input, caller, query, nowMs });
  if (!admission.ok) return refusal(admission.code, admission.detail);
  const context = { ...contextOf(attempt, nowMs, admission.value.subject), query };
  const outcome = outcomeOf(operation, await handle(needs, attempt, context));
  const news = outcome.code === "success" ? tellChanged(needs, attempt, admission.value.spaceId) : [];
  return { ...outcome, effects: [...outcome.effects, ...news] };
}

/** A call that changes state in memory: attempts at this node count as one, as long as its reply is remembered. */
export async function runLive(needs: CallNeeds, attempt: Attempt): Promise<Outcome> {
  const once = await needs.liveReplies.once(attempt.key, () => runReading(needs, attempt));
  if (once === null) return usedForAnother();
  return once.replayed ? { ...once.reply, effects: [], replayed: true } : once.reply;
}
