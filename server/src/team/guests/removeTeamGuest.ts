import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { removeFromTeam } from "../members/removals.ts";
import type { RemovalNeeds } from "../members/removals.ts";
import { findGuest } from "./guestStore.ts";

export const removeTeamGuest: Handler<typeof operations.removeTeamGuest, RemovalNeeds> = async (
  needs,
  { tx, caller, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  if ((await findGuest(tx, needs.places, at)) === null) return refuse("guestNotFound");
  const told = await removeFromTeam(needs, { tx, nowMs }, at);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "guestRemoved", accountId });
  return ok({}, told);
};
