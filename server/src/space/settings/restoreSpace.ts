import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit, termsOf } from "../../team/index.ts";
import { countSpaces } from "../spaceStore.ts";
import { spaceChanged } from "../topics.ts";
import { unmarkDeleted } from "./deletedSpaces.ts";

/** The team is locked: the plan's limit holds under concurrent calls. */
export const restoreSpace: Handler<typeof operations.restoreSpace, { bus: Bus }> = async (
  { bus },
  { tx, caller, nowMs, subject: { team } },
  { teamId, spaceId },
) => {
  const { spaces: limit } = termsOf(team, nowMs);
  const restored = await unmarkDeleted(tx, { teamId, spaceId }, nowMs);
  if (restored === null) return refuse("spaceNotFound");
  // Counted with this one included; the refusal rolls it back.
  if (((await countSpaces(tx, [teamId])).get(teamId) ?? 0) > limit) return refuse("spacesQuantityRateLimit", { limit });
  await recordAudit(tx, { teamId, caller, nowMs }, { action: "spaceRestored", spaceId });
  return ok(restored, [() => bus.publish(spaceChanged, { spaceId })]);
};
