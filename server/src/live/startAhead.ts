import type { SharedSpace, SpaceRole } from "@atrium/contract";
import { isTooEarly } from "@atrium/rules";

/** When a space starts, if that is in the future and the role does not admit earlier; otherwise null. */
export function startAhead({ startsAt }: SharedSpace, role: SpaceRole, nowMs: number): string | null {
  if (startsAt === null) return null;
  return isTooEarly({ hasPassword: false, startsAtMs: Date.parse(startsAt) }, role, nowMs) ? startsAt : null;
}
