import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { dayPassState, movedPass } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { recordAudit } from "../../team/index.ts";
import { findPasses, movePass } from "./purchaseStore.ts";

/** The payment provider keeps the time it was bought for; the one that counts is kept here. */
export const moveDayPass: Handler<typeof operations.moveDayPass> = async (_needs, context, input) => {
  const { tx, nowMs } = context;
  const { teamId, dayPassId, ...start } = input;
  const pass = (await findPasses(tx, teamId)).find(({ id }) => id === dayPassId);
  if (pass === undefined || dayPassState(pass, nowMs) !== "waiting") return refuse("dayPassNotMovable");
  const moved = movedPass(pass, start, nowMs);
  if (typeof moved === "string") return refuse(moved);
  await movePass(tx, { ...pass, ...moved, timeZone: start.timeZone, teamId });
  const startsAt = new Date(moved.startsMs).toISOString();
  await recordAudit(tx, { teamId, ...context }, { action: "dayPassMoved", startsAt });
  return ok({});
};
