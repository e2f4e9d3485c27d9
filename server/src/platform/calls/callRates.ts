import { constants } from "@atrium/contract";
import type { CallRate } from "@atrium/contract";
import type { Clock } from "../clock.ts";
import { createLocalLimiter } from "../rateLimit.ts";
import type { LocalLimiter, Taken } from "../rateLimit.ts";
import type { Caller } from "./context.ts";

/** Named rate limits of calls. They apply per node, across all transports together. */
export interface CallRates {
  take(caller: Caller, rate: CallRate): Taken;
}

/** The shared burst of a network's callers without an account is that of this many callers. */
const CALLERS_OF_A_NETWORK = 20;

/**
 * One bucket per limit and account; without an account one per browser, and one for all such callers of a network
 * address, because a browser can discard its cookie.
 */
export function createCallRates(clock: Pick<Clock, "steadyMs">): CallRates {
  const rules = Object.entries(constants.callRates).map(([name, { perSecond, burst }]) => {
    const rule = { name, count: burst, withinMs: (burst / perSecond) * 1000 };
    const one = createLocalLimiter(rule, clock);
    const together = createLocalLimiter({ ...rule, count: burst * CALLERS_OF_A_NETWORK }, clock);
    return [name, { one, together }] as const;
  });
  const limiters = new Map<string, { one: LocalLimiter; together: LocalLimiter }>(rules);
  return {
    take({ accountId, browserId, address }, rate) {
      const limiter = limiters.get(rate);
      if (limiter === undefined) return { ok: true };
      if (accountId !== null) return limiter.one.take(accountId);
      const taken = limiter.one.take(browserId);
      return taken.ok ? limiter.together.take(address) : taken;
    },
  };
}
