import type { Action, ErrorCode, Plan, PlanFeature, RoomPermissions } from "@atrium/contract";
import { planHas } from "../billing/plans.ts";
import { isHost } from "./principals.ts";
import type { Principal } from "./principals.ts";
import { PERMISSIONS } from "./table.ts";

/** Who acts, and where. A missing plan or flag denies what depends on it. */
export interface Asker {
  role: Principal;
  plan?: Plan;
  roomFlags?: RoomPermissions;
}

/** Whether they may; `refusalOf` says why not. */
export function may(action: Action, asker: Asker): boolean {
  return refusalOf(action, asker) === null;
}

/** The feature that an action needs and a plan lacks; null if the plan does not forbid it. */
export function lackedFeature(action: Action, plan: Plan): PlanFeature | null {
  const { feature } = PERMISSIONS[action];
  return feature === undefined || planHas(plan, feature.name) ? null : feature.name;
}

/** Why they may not, as the code to answer with; null if they may. */
export function refusalOf(action: Action, asker: Asker): ErrorCode | null {
  const row = PERMISSIONS[action];
  if (!row.roles.includes(asker.role)) return row.otherwise ?? "forbidden";
  if (row.feature && !(asker.plan && planHas(asker.plan, row.feature.name)))
    return row.feature.otherwise ?? "forbidden";
  if (row.flag && !isHost(asker.role) && !asker.roomFlags?.[row.flag.name]) return row.flag.otherwise ?? "forbidden";
  return null;
}
