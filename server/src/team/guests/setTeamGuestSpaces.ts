import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { tellStanding } from "../members/places.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { findGuest } from "./guestStore.ts";

export const setTeamGuestSpaces: Handler<typeof operations.setTeamGuestSpaces, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId, spaceIds },
) => {
  const at = { teamId, accountId };
  if ((await findGuest(tx, needs.places, at)) === null) return refuse("guestNotFound");
  const isSet = await needs.places.set(tx, at, { spaceIds, as: "SPACE_GUEST", nowMs });
  if (!isSet) return refuse("spaceNotFound");
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "guestSpacesSet", accountId, spaceIds });
  return ok({}, await tellStanding(needs, tx, at));
};
