import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { deletedTeamsOf } from "./deletedTeams.ts";

export const listDeletedTeams: Handler<typeof operations.listDeletedTeams> = async (
  _needs,
  { query, accountId, nowMs },
) => ok({ teams: await deletedTeamsOf(query, accountId, nowMs) });
