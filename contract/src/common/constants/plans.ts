import { DAY, HOUR } from "./units.ts";

export const dayPass = {
  minMs: HOUR,
  maxMs: 14 * DAY,
  startWithinMs: 366 * DAY,
  /** Up to this many people it is small, and cheaper. */
  smallPeople: 50,
} as const;

export const trial = { days: 14 } as const;

export const billing = {
  periods: ["month", "year"],
  /** Fewest people online that are sold, where people are counted. */
  fewestPeople: 10,
  /** More is agreed by contract. */
  mostPeople: 1000,
  /** A renewal that failed is tried again so long after it; after the last the team is on the free plan. */
  retriesAfterMs: [DAY, 3 * DAY, 5 * DAY, 7 * DAY],
  /** How long a payment may be pending. */
  paymentForMs: DAY,
} as const;

export const recording = {
  /** A longer one ends by itself. */
  longestMs: 4 * HOUR,
  /** How long a recorder has to bring the first seconds, and later ones. */
  growsWithinMs: 20_000,
  /** A room without people is recorded this long: somebody may come back after a lost connection. */
  emptyForMs: 30_000,
} as const;

export const sales = { answersWithinMs: DAY } as const;

/** Free hours: use is counted every so often, and all of them are there again a day after the first use. */
export const quota = { warnAt: 0.9, restoredAfterMs: DAY, countedEveryMs: 15_000 } as const;
