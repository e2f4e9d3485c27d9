import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { deletedSpacesOf } from "./deletedSpaces.ts";

export const listDeletedSpaces: Handler<typeof operations.listDeletedSpaces> = async (
  _needs,
  { query, nowMs },
  { teamId },
) => ok({ spaces: await deletedSpacesOf(query, teamId, nowMs) });
