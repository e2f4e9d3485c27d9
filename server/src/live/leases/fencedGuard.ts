import type { Guard } from "../../platform/calls/guard.ts";
import type { Ownership } from "./ownership.ts";

/** A guard that also keeps a change of a space from committing when the space lives elsewhere by then. */
export function fencedGuard(guard: Guard, ownership: Ownership): Guard {
  return async (call) => {
    const admission = await guard(call);
    const { operation, tx } = call;
    const spaceId = admission.ok ? admission.value.subject.spaceId : undefined;
    if (operation.atSpace && !operation.readOnly && spaceId !== undefined) await ownership.fence(tx, spaceId);
    return admission;
  };
}
