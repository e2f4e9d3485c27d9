import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import { removeBan } from "./banStore.ts";

export const liftBan: Handler<typeof operations.liftBan> = async (_needs, { tx }, { spaceId, accountId }) => {
  await removeBan(tx, { spaceId, accountId });
  return ok({});
};
