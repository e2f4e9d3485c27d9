import { PLAN_FEATURES, type ErrorCode, type Plan, type PlanFeature } from "@atrium/contract";
import { planHas } from "@atrium/rules";

/** What a plan limits, by the code that a call over it is refused with. */
export const LIMITS = {
  elementsQuantityExceeded: "things",
  roomsLimitReached: "rooms",
  recordingsQuantityExceeded: "recordings",
  pinNotAllowed: "pinning",
  lockNotAllowed: "locking",
  megaphoneNotAllowed: "megaphone",
  spacePasswordForbiddenByRate: "passwords",
} as const satisfies { [Code in ErrorCode]?: PlanFeature | "things" | "rooms" };
export type LimitCode = keyof typeof LIMITS;

/** Whether a refusal is by the plan: some codes also stand for a role, or for a room's setting. */
export function isLimit(code: ErrorCode, plan: Plan): code is LimitCode {
  if (!Object.hasOwn(LIMITS, code)) return false;
  const feature = PLAN_FEATURES.find((each) => each === LIMITS[code as LimitCode]);
  return feature === undefined || feature === "recordings" || !planHas(plan, feature);
}
