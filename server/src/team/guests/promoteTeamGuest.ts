import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { tellStanding } from "../members/places.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { setTeamStanding } from "../teamStore.ts";
import { findGuest } from "./guestStore.ts";

export const promoteTeamGuest: Handler<typeof operations.promoteTeamGuest, TeamPlacesNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const guest = await findGuest(tx, needs.places, at);
  if (guest === null) return refuse("guestNotFound");
  // Their session ends within a day, and the team would keep a member whom nobody can reach.
  if (guest.email === null) return refuse("accountHasNoEmail");
  await setTeamStanding(tx, { ...at, role: "MEMBER" }, nowMs);
  await needs.places.makeMember(tx, teamId, accountId);
  await recordAudit(tx, { teamId, actorId: caller.accountId, nowMs }, { action: "guestPromoted", accountId });
  return ok({}, await tellStanding(needs, tx, at));
};
