import type { Guard } from "../../platform/calls/guard.ts";
import { LeaseLost } from "./ownership.ts";
import type { Ownership } from "./ownership.ts";

/** A guard that also blocks a change of a space that has moved elsewhere meanwhile. */
export function fencedGuard(guard: Guard, ownership: Ownership): Guard {
  return async (call) => {
    const admission = await guard(call);
    const spaceId = admission.ok ? admission.value.spaceId : null;
    if (spaceId === null) return admission;
    const { keeps } = call.operation;
    if (keeps === "record") await ownership.fence(call.query, spaceId);
    if (keeps === "live" && !ownership.owns(spaceId)) throw new LeaseLost(spaceId);
    return admission;
  };
}
