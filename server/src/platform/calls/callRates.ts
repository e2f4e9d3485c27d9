import { constants } from "@atrium/contract";
import type { CallRate } from "@atrium/contract";
import type { Clock } from "../clock.ts";
import { createLocalLimiter } from "../rateLimit.ts";
import type { LocalLimiter, Taken } from "../rateLimit.ts";
import type { Caller } from "./context.ts";

/** The named limits of calls. They hold at each node, over every transport together. */
export interface CallRates {
  take(caller: Caller, rate: CallRate): Taken;
}

/** So many callers without an account a network has room for at once. */
const CALLERS_OF_A_NETWORK = 20;

/**
 * One bucket for each limit and account; without an account for each browser, and for all such of a network address: a
 * browser's name can be thrown away.
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
