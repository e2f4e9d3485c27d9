import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { mayStopBeingAdmin, setTeamRole } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const demoteTeamMember: Handler<typeof operations.demoteTeamMember, TeamPlacesNeeds> = async (
  { bus, places },
  { tx },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at);
  if (!allowed.ok) return allowed;
  await setTeamRole(tx, at, "GUEST");
  await places.makeGuest(tx, teamId, accountId);
  return ok({}, await places.tell(tx, bus, teamId));
};
