import { newsMissed } from "../../platform/bus.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Listeners } from "./listeners.ts";

interface FollowGapsNeeds {
  bus: Bus;
  clock: Pick<Clock, "steadyMs" | "after">;
  /** Uniform over [0, 1). */
  random: () => number;
  listeners: Pick<Listeners, "endAll">;
}

/** Links that are ended together come back over this time. */
export const SPREAD_RETURN_MS = 5000;
/** Everybody's pages read everything again then. */
const NO_SOONER_MS = 30_000;

/**
 * Ends the own links once news of other programs are heard again: what they were not told in between, their pages read
 * when they come back. Returns its undo.
 */
export function followGaps({ bus, clock, random, listeners }: FollowGapsNeeds): () => void {
  let endedMs = -Infinity;
  let cancel: (() => void) | null = null;
  const end = () => {
    cancel = null;
    endedMs = clock.steadyMs();
    listeners.endAll(() => Math.round(random() * SPREAD_RETURN_MS));
  };
  const stop = bus.subscribe(newsMissed, ({ isOver }) => {
    if (isOver) cancel ??= clock.after(Math.max(0, endedMs + NO_SOONER_MS - clock.steadyMs()), end);
  });
  return () => {
    stop();
    cancel?.();
  };
}
