import { DAY, HOUR, MINUTE } from "./units.ts";

export const dayPass = {
  minMs: HOUR,
  maxMs: 14 * DAY,
  startWithinMs: 366 * DAY,
  /** Up to this many people it is small, and cheaper. */
  smallPeople: 50,
  /** How long before its end people are told. */
  toldBeforeMs: { first: 30 * MINUTE, last: 5 * MINUTE },
} as const;

/** What a team on the free plan tries once: the features of a plan, for so many people online. */
export const trial = { days: 14, plan: "startup", people: 25 } as const;

export const contract = {
  /** How long before its end a team's admins are told, and told again. */
  toldBeforeMs: { first: 30 * DAY, last: 7 * DAY },
  /** How often the program looks whether one is over. */
  endedEveryMs: 15_000,
} as const;

export const billing = {
  periods: ["month", "year"],
  /** Fewest people online that are sold, if the price is per person. */
  fewestPeople: 10,
  /** More people need a contract. */
  mostPeople: 1000,
  /** A failed renewal is retried after these times; after the last retry the team is on the free plan. */
  retriesAfterMs: [DAY, 3 * DAY, 5 * DAY, 7 * DAY],
  /** How long a payment may be pending. */
  paymentForMs: DAY,
} as const;

export const recording = {
  /** A longer one ends by itself. */
  longestMs: 4 * HOUR,
  /** How long a recorder may take to upload the first seconds, and the next ones. */
  growsWithinMs: 20_000,
  /** After this long without a stored second everybody in the room is told that it does not grow. */
  provenWithinMs: 5000,
  /** A room without people is recorded this long: somebody may come back after a lost connection. */
  emptyForMs: 30_000,
} as const;

/** How long what is written and recorded is kept. */
export const keeping = {
  /** Choices of a team, in days. Null: as long as its plan has it. */
  chatDays: [7, 30, 90, 365],
  recordingDays: [30, 90, 180],
  /** No recording is kept longer. */
  mostRecordingDays: 365,
  /** A shorter term binds this long after it was set: until then it can be set back. */
  bindsAfterMs: DAY,
  /** A plan that keeps messages for a shorter time binds this long after it has begun. */
  planBindsAfterMs: 30 * DAY,
  /** How long before its end a recording is announced to be deleted. */
  toldBeforeMs: 7 * DAY,
  /** What is announced within this time is told in one mail. */
  toldTogetherMs: DAY,
  /** What would be deleted is counted up to this. */
  mostCounted: 10_000,
} as const;

export const sales = { answersWithinMs: DAY } as const;

/** Free hours: how often use is counted, and when all hours are available again, from the first use on. */
export const quota = { warnAt: 0.9, restoredAfterMs: DAY, countedEveryMs: 15_000 } as const;
