import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../audit/recordAudit.ts";
import { mayStopBeingAdmin } from "./memberStore.ts";
import { removeFromTeam } from "./removals.ts";
import type { RemovalNeeds } from "./removals.ts";

export const removeTeamMember: Handler<typeof operations.removeTeamMember, RemovalNeeds> = async (
  needs,
  { tx, caller, accountId: actorId, nowMs },
  { teamId, accountId },
) => {
  const at = { teamId, accountId };
  const allowed = await mayStopBeingAdmin(tx, at, actorId);
  if (!allowed.ok) return allowed;
  const told = await removeFromTeam(needs, { tx, nowMs }, at);
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "memberRemoved", accountId });
  return ok({}, told);
};
