import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { tellStanding } from "../members/places.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { findGuest } from "./guestStore.ts";

export const setTeamGuestSpaces: Handler<typeof operations.setTeamGuestSpaces, TeamPlacesNeeds> = async (
  needs,
  { tx, nowMs },
  { teamId, accountId, spaceIds },
) => {
  const at = { teamId, accountId };
  if ((await findGuest(tx, needs.places, at)) === null) return refuse("guestNotFound");
  const isSet = await needs.places.set(tx, at, { spaceIds, as: "SPACE_GUEST", nowMs });
  return isSet ? ok({}, await tellStanding(needs, tx, at)) : refuse("spaceNotFound");
};
