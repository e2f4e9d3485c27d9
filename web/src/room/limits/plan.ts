import type { Action, Plan, SpaceRole, SpaceSnapshot } from "@atrium/contract";
import { isGuest, lackedFeature, planWith, spaceOf } from "@atrium/rules";

export type LimitPlan = NonNullable<ReturnType<typeof planWith>>;

/** The plan of the space's team; all is open where the server does not say. */
export const planOf = (space: SpaceSnapshot | null): Plan =>
  (space === null ? undefined : spaceOf(space)?.plan) ?? "custom";

/** What the plan lacks is shown to the team's people, marked with the plan that has it; to guests it is not there. */
export const shownPlan = (role: SpaceRole, plan: Plan): Plan => (isGuest(role) ? plan : "custom");

/** The plan from which on something can be done; null if it can be on this one. */
export function planFor(action: Action, plan: Plan): LimitPlan | null {
  const feature = lackedFeature(action, plan);
  return feature === null ? null : planWith(feature);
}
