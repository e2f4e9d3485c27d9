import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { mayStopBeingAdmin, setTeamRole } from "./memberStore.ts";
import { tellStanding } from "./places.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const demoteTeamMember: Handler<typeof operations.demoteTeamMember, TeamPlacesNeeds> = async (
  needs,
  { tx },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at);
  if (!allowed.ok) return allowed;
  await setTeamRole(tx, at, "GUEST");
  await needs.places.makeGuest(tx, teamId, accountId);
  return ok({}, await tellStanding(needs, tx, at));
};
