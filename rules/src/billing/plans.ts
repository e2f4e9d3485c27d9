import { PLAN_TERMS } from "@atrium/contract";
import type { Plan, PlanFeature } from "@atrium/contract";

/** Whether a team with this plan may use a feature. */
export function planHas(plan: Plan, feature: PlanFeature): boolean {
  return PLAN_TERMS[plan].features.includes(feature);
}

/** The plans that are sold by subscription, from the smallest. */
const SOLD = ["lite", "startup", "enterprise"] as const satisfies readonly Plan[];

/** The smallest plan with a feature; null on none. */
export const planWith = (feature: PlanFeature): (typeof SOLD)[number] | null =>
  SOLD.find((plan) => planHas(plan, feature)) ?? null;

/** People who may be online in one space at once: what the team bought, within what its plan allows. */
export function peopleOnlineLimit(plan: Plan, boughtCapacity: number | null): number {
  const most = PLAN_TERMS[plan].peopleOnline;
  return boughtCapacity === null ? most : Math.min(boughtCapacity, most);
}

/** Spaces that a team may have: as many as its contract says, within what its plan allows. */
export const spacesLimit = (plan: Plan, agreed: number | null): number => within(PLAN_TERMS[plan].spaces, agreed);

/** Recordings that a team may keep, in the same way. */
export const recordingsLimit = (plan: Plan, agreed: number | null): number =>
  within(PLAN_TERMS[plan].recordingsKept, agreed);

const within = (most: number, agreed: number | null): number => (agreed === null ? most : Math.min(agreed, most));
