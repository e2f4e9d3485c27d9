import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { endTeam } from "./endTeam.ts";
import type { EndTeamNeeds } from "./endTeam.ts";

export const deleteTeam: Handler<typeof operations.deleteTeam, EndTeamNeeds> = async (needs, context, { teamId }) =>
  ok({}, await endTeam(needs, context, teamId));
