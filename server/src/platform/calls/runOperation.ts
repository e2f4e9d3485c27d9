// One call, over any transport: HTTP and the live connection both end in `runOperation`.
//
// Rate limit, parse, guard, handler, effects, reply; what is stored in between depends on the declaration (`keeps`):
// `runRecorded` for stored changes, `runUnrecorded` for calls that only read or change state in memory.
// Effects run last, at most once; errors in them are logged, not answered.
import { operations } from "@atrium/contract";
import type { Effect, Operation } from "@atrium/contract";
import { checkInput } from "./checkInput.ts";
import { refusal } from "./outcome.ts";
import type { Call, CallNeeds, CallReply, Outcome } from "./outcome.ts";
import { runRecorded } from "./runRecorded.ts";
import { runLive, runReading } from "./runUnrecorded.ts";
import { callKey } from "./storedReplies.ts";

export type { Call, CallNeeds, CallReply, FinishedCall, SessionChange } from "./outcome.ts";

/** Runs one attempt of a call. Throws only for faults of our own, and then nothing has happened. */
export async function runOperation(needs: CallNeeds, call: Call): Promise<CallReply> {
  const operation: Operation = operations[call.name];
  const startedMs = needs.clock.steadyMs();
  const outcome = await perform(needs, operation, call);
  for (const effect of outcome.effects) await leave(needs, operation, effect);
  needs.atPoint("after-effects-before-reply", operation.name);
  const { body, code, session, retryAfterMs, replayed } = outcome;
  const { requestId, caller } = call;
  const ms = needs.clock.steadyMs() - startedMs;
  needs.onCall({ operation: operation.name, code, requestId, accountId: caller.accountId, replayed, ms });
  return { body, code, session, retryAfterMs };
}

async function perform(needs: CallNeeds, operation: Operation, call: Call): Promise<Outcome> {
  const taken = needs.rates.take(call.caller, operation.rate);
  if (!taken.ok) {
    const { retryAfterMs } = taken;
    return { ...refusal("tooOftenAttempts", { retryAfterMs }), retryAfterMs };
  }
  const checked = checkInput(operation, call.input);
  if (!checked.ok) return refusal("invalidRequest", checked.faults);
  const { input } = checked;
  const attempt = { ...call, operation, input, key: callKey(operation, { ...call, input }, needs.replyKey) };
  if (operation.keeps === "record") return runRecorded(needs, attempt);
  return operation.keeps === "live" ? runLive(needs, attempt) : runReading(needs, attempt);
}

async function leave(needs: CallNeeds, operation: Operation, effect: Effect): Promise<void> {
  try {
    await effect();
  } catch (error) {
    needs.log.error({ operation: operation.name, err: error }, "an effect failed after its commit");
  }
}
