import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { Bus } from "../../platform/bus.ts";
import { recordAudit } from "../../team/index.ts";
import { spaceChanged } from "../topics.ts";
import { markDeleted } from "./deletedSpaces.ts";

/** The live space reloads, finds itself deleted and disconnects everybody. */
export const deleteSpace: Handler<typeof operations.deleteSpace, { bus: Bus }> = async (
  { bus },
  { tx, caller, nowMs, subject: { space } },
  { spaceId },
) => {
  await markDeleted(tx, spaceId, nowMs);
  await recordAudit(tx, { teamId: space.teamId, caller, nowMs }, { action: "spaceDeleted", spaceId });
  return ok({}, [() => bus.publish(spaceChanged, { spaceId })]);
};
