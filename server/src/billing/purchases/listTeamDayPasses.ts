import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { dayPassState } from "@atrium/rules";
import type { Handler } from "../../platform/calls/handler.ts";
import { findPasses } from "./purchaseStore.ts";

export const listTeamDayPasses: Handler<typeof operations.listTeamDayPasses> = async (
  _needs,
  { query, nowMs },
  { teamId },
) => {
  const passes = await findPasses(query, teamId);
  const dayPasses = passes.map(({ startsMs, endsMs, createdMs: _, ...pass }) => ({
    ...pass,
    state: dayPassState({ ...pass, startsMs, endsMs }, nowMs),
    startsAt: new Date(startsMs).toISOString(),
    endsAt: new Date(endsMs).toISOString(),
  }));
  return ok({ dayPasses });
};
