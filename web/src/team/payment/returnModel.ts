import type { DayPass, TeamSubscription } from "@atrium/contract";

/** What was paid for on the payment provider's page; a pass is known by when it begins. */
export type Returned = { thing: "rate" } | { thing: "dayPass"; startsMs: number | null };

interface Markers {
  "subscription-payment-success"?: string | undefined;
  "day-pass-payment-success"?: string | undefined;
}

/** What an address says was paid for; null if it says nothing. */
export function returnedWith(markers: Markers): Returned | null {
  if (markers["subscription-payment-success"] !== undefined) return { thing: "rate" };
  const startsAt = markers["day-pass-payment-success"];
  if (startsAt === undefined) return null;
  return { thing: "dayPass", startsMs: /^\d{1,15}$/.test(startsAt) ? Number(startsAt) : null };
}

interface Bought {
  subscription: TeamSubscription | null;
  /** The latest first. */
  dayPasses: readonly DayPass[];
}

/** What became of it, as far as the program has heard; until it hears anything, it is in progress. */
export function outcomeOf(returned: Returned, { subscription, dayPasses }: Bought) {
  if (returned.thing === "rate") return subscription === null ? "inProgress" : "confirmed";
  const pass = passOf(returned.startsMs, dayPasses);
  if (pass === undefined || pass.state === "pending") return "inProgress";
  return pass.state === "failed" ? "failed" : "confirmed";
}

/** Whether what was paid for begins later. */
export const isAhead = (returned: Returned, dayPasses: readonly DayPass[]): boolean =>
  returned.thing === "dayPass" && passOf(returned.startsMs, dayPasses)?.state === "waiting";

const passOf = (startsMs: number | null, dayPasses: readonly DayPass[]): DayPass | undefined =>
  dayPasses.find(({ startsAt }) => startsMs === null || Date.parse(startsAt) === startsMs);
