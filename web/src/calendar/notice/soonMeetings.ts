import type { CalendarEvent, RoomId } from "@atrium/contract";
import { startOf } from "../events/calendarDays.ts";

/** A meeting in a space that begins in a few minutes. */
export interface SoonMeeting {
  id: string;
  title: string;
  inMinutes: number;
  slug: string;
  /** Null if it is in no particular room. */
  roomId: RoomId | null;
}

const MINUTE_MS = 60_000;
const SOON_MS = 5 * MINUTE_MS;

/** Those that begin within minutes, the first one first, without the `silent` ones. */
export function meetingsSoon(
  events: readonly CalendarEvent[],
  { nowMs, silent }: { nowMs: number; silent: ReadonlySet<string> },
): SoonMeeting[] {
  const ahead = events.filter((event) => {
    const untilMs = startOf(event) - nowMs;
    return event.time.kind === "timed" && untilMs > 0 && untilMs <= SOON_MS && !silent.has(event.id);
  });
  return ahead
    .toSorted((one, other) => startOf(one) - startOf(other))
    .flatMap((event) => {
      const { id, title, place } = event;
      if (place.kind !== "space") return [];
      const inMinutes = Math.ceil((startOf(event) - nowMs) / MINUTE_MS);
      return [{ id, title, inMinutes, slug: place.slug, roomId: place.roomId }];
    });
}
