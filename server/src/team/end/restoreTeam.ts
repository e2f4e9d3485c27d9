import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { lockDeleted } from "./deletedTeams.ts";
import { reopenTeam } from "./endTeam.ts";

/** To anybody who does not administer it, the answer is the same as for no team. */
export const restoreTeam: Handler<typeof operations.restoreTeam, Pick<TeamPlacesNeeds, "places">> = async (
  needs,
  context,
  { teamId },
) => {
  const { tx, accountId: adminId, nowMs } = context;
  const deletedAt = await lockDeleted(tx, { teamId, adminId, nowMs });
  if (deletedAt === null) return refuse("teamNotFound");
  await reopenTeam(needs, context, { teamId, deletedAt });
  return ok({});
};
