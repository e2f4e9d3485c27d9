import type { Action, ErrorCode, Plan, RoomPermissions } from "@atrium/contract";
import { planHas } from "../billing/plans.ts";
import { isHost } from "./principals.ts";
import type { Principal } from "./principals.ts";
import { PERMISSIONS } from "./table.ts";

/** Who asks and where. A plan or flags left out count as not allowing what depends on them. */
export interface Asker {
  role: Principal;
  plan?: Plan;
  roomFlags?: RoomPermissions;
}

/** Whether the asker may; `refusalOf` says why not. */
export function may(action: Action, asker: Asker): boolean {
  return refusalOf(action, asker) === null;
}

/** Why the asker may not, as the code to answer with; null when they may. */
export function refusalOf(action: Action, asker: Asker): ErrorCode | null {
  const row = PERMISSIONS[action];
  if (!row.roles.includes(asker.role)) return row.otherwise ?? "forbidden";
  if (row.feature && !(asker.plan && planHas(asker.plan, row.feature.name)))
    return row.feature.otherwise ?? "forbidden";
  if (row.flag && !isHost(asker.role) && !asker.roomFlags?.[row.flag.name]) return row.flag.otherwise ?? "forbidden";
  return null;
}
