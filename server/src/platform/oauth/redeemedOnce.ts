import type { Clock } from "../clock.ts";
import { KeptShortly } from "../keptShortly.ts";
import { sharedBy } from "../sharedBy.ts";
import type { StateChecks } from "./oauthStates.ts";

/** Longer than calls with the same code can overlap. */
const KEPT_MS = 60_000;

/**
 * Calls with the same code may overlap, and a service takes it once: they share its answer, also one that came just before,
 * since a refusal would use up the state of the call that was answered. The state is of one browser, so that nobody shares
 * it who has only the code.
 */
export function redeemedOnce<Value>(
  clock: Pick<Clock, "nowMs">,
  redeem: (code: string, checks: StateChecks) => Promise<Value | "notReached">,
): (code: string, checks: StateChecks) => Promise<Value | "notReached"> {
  const kept = new KeptShortly<Value>();
  const keyOf = (code: string, { state }: StateChecks) => `${state} ${code}`;
  const shared = sharedBy(keyOf, async (code: string, checks: StateChecks) => {
    const answer = await redeem(code, checks);
    const nowMs = clock.nowMs();
    if (answer !== "notReached") kept.put(keyOf(code, checks), answer, { nowMs, untilMs: nowMs + KEPT_MS });
    return answer;
  });
  return async (code, checks) => kept.get(keyOf(code, checks), clock.nowMs()) ?? shared(code, checks);
}
