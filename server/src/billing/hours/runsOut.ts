import type { Plan, RunsOut, TeamId } from "@atrium/contract";
import { hoursLeft, passEndsSoon } from "@atrium/rules";
import type { HoursLeft } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import { passesAhead } from "../purchases/purchaseStore.ts";
import { findHours } from "./hoursStore.ts";

/** What soon runs out of a team's plan; null if nothing does. */
export async function runsOut(
  query: Query,
  { id, plan }: { id: TeamId; plan: Plan },
  nowMs: number,
): Promise<RunsOut | null> {
  const hours = hoursLeft(plan, await findHours(query, id), nowMs);
  const passes = await passesAhead(query, [id], nowMs);
  return runsOutOf(
    hours,
    passEndsSoon(
      passes.map(({ pass }) => pass),
      nowMs,
    ),
  );
}

export function runsOutOf(hours: HoursLeft | null, passEndsMs: number | null): RunsOut | null {
  const low = hours?.isLow === true ? hours : null;
  if (low === null && passEndsMs === null) return null;
  return {
    hours:
      low === null
        ? null
        : { leftMs: low.leftMs, limitMs: low.limitMs, restoredAt: new Date(low.restoredMs).toISOString() },
    passEndsAt: passEndsMs === null ? null : new Date(passEndsMs).toISOString(),
  };
}
