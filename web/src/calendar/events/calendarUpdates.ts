import { constants, type CalendarEvent, type ErrorCode } from "@atrium/contract";
import type { Call, ValueFor } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PageSignals } from "../../platform/pageSignals.ts";
import { startOf } from "./calendarDays.ts";

export type Listed = ValueFor<"listGoogleCalendarEvents">;
type Changes = Extract<ValueFor<"listGoogleCalendarEventUpdates">, { state: "changes" }>;

/** What is listed with what has changed since. */
export function withUpdates(listed: Listed, { changed, gone, syncToken }: Changes): Listed {
  const replaced = new Set([...gone, ...changed.map(({ id }) => id)]);
  const kept: CalendarEvent[] = listed.events.filter(({ id }) => !replaced.has(id));
  return { events: [...kept, ...changed].toSorted((one, other) => startOf(one) - startOf(other)), syncToken };
}

interface UpdateNeeds {
  call: Call;
  clock: Pick<Clock, "every">;
  signals: Pick<PageSignals, "isHidden" | "onWake">;
  /** What is listed now; null while it is not known. */
  listed: () => Listed | null;
  /** What has changed is in it. */
  keep: (listed: Listed) => void;
  /** It has to be listed anew; resolves to why that was refused. */
  listAnew: () => Promise<ErrorCode | null>;
}

export interface CalendarUpdates {
  /** Asks now; resolves to why that was refused. */
  ask: () => Promise<ErrorCode | null>;
  stop: () => void;
}

/** While a calendar is shown, asks each minute what has changed, and at once when the page is seen again. */
export function watchUpdates({ call, clock, signals, listed, keep, listAnew }: UpdateNeeds): CalendarUpdates {
  let asking: Promise<ErrorCode | null> | null = null;
  let isStopped = false;
  const askOnce = async (): Promise<ErrorCode | null> => {
    const before = listed();
    if (before === null) return null;
    if (before.syncToken === null) return listAnew();
    const reply = await call("listGoogleCalendarEventUpdates", { syncToken: before.syncToken });
    // Something newer was listed meanwhile.
    if (isStopped || listed() !== before) return null;
    if (!reply.ok && reply.code !== "notIntegrated") return reply.code;
    if (!reply.ok || reply.value.state !== "changes") return listAnew();
    keep(withUpdates(before, reply.value));
    return null;
  };
  const ask = () => (asking ??= askOnce().finally(() => (asking = null)));
  const unlessHidden = () => {
    if (!signals.isHidden()) void ask();
  };
  const undo = [clock.every(constants.calendar.updatesEveryMs, unlessHidden), signals.onWake(unlessHidden)];
  return {
    ask,
    stop() {
      isStopped = true;
      for (const off of undo) off();
    },
  };
}
