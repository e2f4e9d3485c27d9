import { constants, PLAN_TERMS } from "@atrium/contract";

const DAY_MS = 86_400_000;

/** How the free plan keeps messages, in days: how many, and how long after a team has come to it that begins to bind. */
export const freeKeeping = {
  kept: PLAN_TERMS.free.chatKeptDays ?? Infinity,
  after: constants.keeping.planBindsAfterMs / DAY_MS,
};
