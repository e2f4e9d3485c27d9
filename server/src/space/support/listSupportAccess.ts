import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { accessesOfTeam } from "./supportStore.ts";

export const listSupportAccess: Handler<typeof operations.listSupportAccess> = async (_needs, { query }, { teamId }) =>
  ok({ accesses: await accessesOfTeam(query, teamId) });
