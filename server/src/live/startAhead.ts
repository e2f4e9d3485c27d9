import type { SharedSpace, SpaceRole } from "@atrium/contract";
import { isTooEarly } from "@atrium/rules";
import type { SpaceDoor } from "@atrium/rules";

/** When a space starts, if that is in the future and the role does not admit earlier; otherwise null. */
export function startAhead(space: SharedSpace, role: SpaceRole, nowMs: number): string | null {
  return isTooEarly(doorAt(space), role, nowMs) ? space.startsAt : null;
}

/** What a space asks of whoever comes. */
export const doorAt = ({ hasPassword, startsAt }: SharedSpace): SpaceDoor => ({
  hasPassword,
  startsAtMs: startsAt === null ? null : Date.parse(startsAt),
});
