import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { mailRoleChange } from "../members/mailRoleChange.ts";
import type { RoleMailNeeds } from "../members/mailRoleChange.ts";
import { tellStanding } from "../members/places.ts";
import type { TeamPlacesNeeds } from "../members/places.ts";
import { setTeamStanding } from "../teamStore.ts";
import { findGuest } from "./guestStore.ts";

export const promoteTeamGuest: Handler<typeof operations.promoteTeamGuest, TeamPlacesNeeds & RoleMailNeeds> = async (
  needs,
  { tx, caller, accountId: actorId, subject: { team }, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const guest = await findGuest(tx, needs.places, at);
  if (guest === null) return refuse("guestNotFound");
  // Their session ends within a day, and the team would keep a member nobody can reach.
  if (guest.email === null) return refuse("accountHasNoEmail");
  await setTeamStanding(tx, { ...at, role: "MEMBER" }, nowMs);
  await needs.places.makeMember(tx, teamId, accountId);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "guestPromoted", accountId });
  const mailed = await mailRoleChange(needs, tx, { team, accountId, actorId, from: "GUEST", to: "MEMBER", nowMs });
  return ok({}, [...(await tellStanding(needs, tx, at)), ...mailed]);
};
