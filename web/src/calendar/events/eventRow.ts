import type { CalendarEvent, Room, RoomId } from "@atrium/contract";
import type { FaceLook } from "../../ui/Face.tsx";
import { endOf, startOf } from "./calendarDays.ts";

/** A room of this space in which an event takes place. */
export interface MeetingRoom {
  name: string;
  type: Room["type"];
  asksPassword: boolean;
  /** I am in it. */
  isCurrent: boolean;
  mayEnter: boolean;
  faces: readonly FaceLook[];
  count: number;
}

/** The space in which somebody looks at their calendar. */
export interface MeetingSpace {
  slug: string;
  /** Null for a room that I do not see. */
  room: (roomId: RoomId) => MeetingRoom | null;
  enter: (roomId: RoomId) => void;
}

export type EventPhase = "past" | "now" | "soon" | "later";

/** Where an event is, as one can go there from here. */
export type EventWhere =
  | { kind: "room"; roomId: RoomId; room: MeetingRoom }
  /** Another space of this site, or a room of this one that I do not see. */
  | { kind: "space"; url: string; isHere: boolean }
  | { kind: "outside"; url: string }
  | { kind: "words"; words: string };

export interface EventRow {
  event: CalendarEvent;
  phase: EventPhase;
  where: EventWhere;
  /** Minutes until it begins, while it is soon. */
  inMinutes: number | null;
  /** There is a room to go to, and it is time. */
  canGo: boolean;
  /** One is reminded of it before it begins, unless that was turned off. */
  hasBell: boolean;
}

const MINUTE_MS = 60_000;
/** From then on there is a way to go. */
const SOON_MS = 15 * MINUTE_MS;
/** From then on it says how long it still is. */
const SAID_MS = 60 * MINUTE_MS;

export function eventRow(event: CalendarEvent, space: MeetingSpace, nowMs: number): EventRow {
  const phase = phaseOf(event, nowMs);
  const where = whereOf(event, space);
  const isTime = phase === "now" || phase === "soon";
  const untilMs = startOf(event) - nowMs;
  return {
    event,
    phase,
    where,
    inMinutes: untilMs > 0 && untilMs <= SAID_MS ? Math.ceil(untilMs / MINUTE_MS) : null,
    canGo: isTime && where.kind === "room" && where.room.mayEnter,
    hasBell: untilMs > 0 && where.kind === "room" && event.time.kind === "timed",
  };
}

function phaseOf(event: CalendarEvent, nowMs: number): EventPhase {
  if (endOf(event) <= nowMs) return "past";
  const untilMs = startOf(event) - nowMs;
  if (untilMs <= 0) return "now";
  return untilMs <= SOON_MS ? "soon" : "later";
}

function whereOf({ place, location }: CalendarEvent, { slug, room }: MeetingSpace): EventWhere {
  if (place.kind === "outside") return place;
  if (place.kind === "none") return { kind: "words", words: location };
  const seen = place.slug === slug && place.roomId !== null ? room(place.roomId) : null;
  if (seen !== null && place.roomId !== null) return { kind: "room", roomId: place.roomId, room: seen };
  const search = place.roomId === null ? "" : `?room=${place.roomId}`;
  return { kind: "space", url: `/s/${place.slug}${search}`, isHere: place.slug === slug };
}

/** Where the line of this minute stands among the rows of today: before this many of them. */
export const rowsBeforeNow = (rows: readonly EventRow[], nowMs: number): number =>
  rows.filter(({ event }) => startOf(event) <= nowMs).length;

/** The next meeting in a room where I am not, shortly before it begins; null if there is none, or it was put away. */
export function meetingAhead(
  events: readonly CalendarEvent[],
  space: MeetingSpace,
  { nowMs, dismissed }: { nowMs: number; dismissed: ReadonlySet<string> },
): EventRow | null {
  const rows = events
    .filter(({ id, time }) => time.kind === "timed" && !dismissed.has(id))
    .map((event) => eventRow(event, space, nowMs));
  const ahead = rows.filter(({ phase, canGo }) => phase === "soon" && canGo);
  return ahead.toSorted((one, other) => startOf(one.event) - startOf(other.event))[0] ?? null;
}
