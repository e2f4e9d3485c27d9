import type { TeamSubscription } from "@atrium/contract";
import { nextTryMs } from "@atrium/rules";
import type { StoredSubscription } from "./purchaseStore.ts";

/** A subscription as a team's admins see it. */
export function shownSubscription(stored: StoredSubscription | null): TeamSubscription | null {
  if (stored === null) return null;
  const { rateId, period, people, periodEndMs, unpaid, tries } = stored;
  const isPastDue = stored.state === "pastDue";
  const tryMs = isPastDue && unpaid !== null ? nextTryMs(unpaid, tries) : null;
  return {
    state: isPastDue ? "pastDue" : stored.isEnding ? "ending" : "active",
    rateId,
    period,
    people,
    periodEndsAt: new Date(periodEndMs).toISOString(),
    nextTryAt: tryMs === null ? null : new Date(tryMs).toISOString(),
  };
}
