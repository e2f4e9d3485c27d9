import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { unlistVisit } from "./visitedStore.ts";

/** The answer is the same whether it was on the list or exists at all. */
export const deleteVisitedSpace: Handler<typeof operations.deleteVisitedSpace> = async (
  _needs,
  { tx, accountId },
  { spaceId },
) => {
  await unlistVisit(tx, accountId, spaceId);
  return ok({});
};
