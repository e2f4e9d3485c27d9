import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { deleteMember } from "../members/memberStore.ts";
import { tellStanding } from "../members/places.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { findGuest } from "./guestStore.ts";

export const removeTeamGuest: Handler<typeof operations.removeTeamGuest, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  if ((await findGuest(tx, needs.places, at)) === null) return refuse("guestNotFound");
  await deleteMember(tx, at);
  await needs.places.leave(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "guestRemoved", accountId });
  return ok({}, await tellStanding(needs, tx, at));
};
