import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { leaveTeam } from "./leaveTeam.ts";
import { mayStopBeingAdmin } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

/** Guests can leave as well, including those of single spaces. */
export const leaveAccountFromTeam: Handler<typeof operations.leaveAccountFromTeam, TeamPlacesNeeds> = async (
  needs,
  context,
  { teamId },
) => {
  const at = { teamId, accountId: context.accountId };
  const allowed = await mayStopBeingAdmin(context.tx, at, context.accountId);
  if (!allowed.ok && allowed.code === "cannotRemoveLastAdmin") return refuse("lastAdmin");
  return ok({}, await leaveTeam(needs, context, at));
};
