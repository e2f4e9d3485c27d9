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

/** One bucket for each limit and account; without an account for each browser, of which an address has its own limit. */
export function createCallRates(clock: Pick<Clock, "steadyMs">): CallRates {
  const limiters = new Map<string, LocalLimiter>(
    Object.entries(constants.callRates).map(([name, { perSecond, burst }]) => [
      name,
      createLocalLimiter({ name, count: burst, withinMs: (burst / perSecond) * 1000 }, clock),
    ]),
  );
  return {
    take: ({ accountId, browserId }, rate) =>
      limiters.get(rate)?.take(accountId ?? `browser ${browserId}`) ?? { ok: true },
  };
}
