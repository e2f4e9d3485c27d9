import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { unlistVisit } from "./visitedStore.ts";

/** Answers alike whether it was on the list, and whether there is such a space at all. */
export const deleteVisitedSpace: Handler<typeof operations.deleteVisitedSpace> = async (
  _needs,
  { tx, accountId },
  { spaceId },
) => {
  await unlistVisit(tx, accountId, spaceId);
  return ok({});
};
