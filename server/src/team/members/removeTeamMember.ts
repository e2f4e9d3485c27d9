import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { deleteMember, mayStopBeingAdmin } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const removeTeamMember: Handler<typeof operations.removeTeamMember, TeamPlacesNeeds> = async (
  { bus, places },
  { tx },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at);
  if (!allowed.ok) return allowed;
  await deleteMember(tx, at);
  await places.leave(tx, teamId, accountId);
  return ok({}, await places.tell(tx, bus, teamId));
};
