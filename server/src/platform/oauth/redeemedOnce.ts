import type { Clock } from "../clock.ts";
import { KeptShortly } from "../keptShortly.ts";
import { sharedBy } from "../sharedBy.ts";
import type { StateChecks } from "./oauthStates.ts";

/** Longer than calls with the same code can overlap. */
const KEPT_MS = 60_000;

/**
 * Calls with the same code may overlap, and a service accepts a code only once: they share its answer, also one that
 * came just before, since a refusal would use up the state of the call that succeeded. The answer is shared by state,
 * which only one browser has: the code alone does not suffice.
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
