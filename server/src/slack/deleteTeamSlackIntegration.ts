import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { recordAudit } from "../team/index.ts";
import { removeWorkspace } from "./slackStore.ts";

/** Slack is told by `revokeUnused`, which takes the statuses of people away as well, also if it does not answer now. */
export const deleteTeamSlackIntegration: Handler<typeof operations.deleteTeamSlackIntegration> = async (
  _needs,
  context,
  { teamId },
) => {
  const wasConnected = await removeWorkspace(context.tx, teamId);
  if (wasConnected) await recordAudit(context.tx, { teamId, ...context }, { action: "slackDisconnected" });
  return ok({});
};
