import { z } from "zod";
import { RoomId } from "../common/ids.ts";

/** A day without a time of day, like *2026-11-20*. */
export const CalendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** When something is: between two moments, or on whole days wherever one is. */
export const EventTime = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("timed"), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  /** The last day is the last on which it still is. */
  z.object({ kind: z.literal("allDay"), firstDay: CalendarDay, lastDay: CalendarDay }),
]);
export type EventTime = z.infer<typeof EventTime>;

export const EVENT_ANSWERS = ["yes", "maybe", "no", "none"] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

export const EventGuest = z.object({
  /** Their name, or their address where the calendar knows no name. */
  name: z.string(),
  answer: z.enum(EVENT_ANSWERS),
  isSelf: z.boolean(),
});
export type EventGuest = z.infer<typeof EventGuest>;

/** Where an event takes place: in a space of this site, behind a link to somewhere else, or nowhere one could go by a link. */
export const EventPlace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("space"), slug: z.string(), roomId: RoomId.nullable() }),
  z.object({ kind: z.literal("outside"), url: z.string() }),
  z.object({ kind: z.literal("none") }),
]);
export type EventPlace = z.infer<typeof EventPlace>;

/** One event of somebody's own calendar, as only they see it. */
export const CalendarEvent = z.object({
  id: z.string(),
  /** Empty if it has none, or if the calendar shows only that time is taken. */
  title: z.string(),
  time: EventTime,
  place: EventPlace,
  /** The beginning of what is written about it, without markup. */
  about: z.string(),
  /** What the calendar calls its place, unless that is only a link; may be empty. */
  location: z.string(),
  /** Its page in the calendar. */
  pageUrl: z.string().nullable(),
  /** The first of them, the person whose calendar it is among them. */
  guests: z.array(EventGuest),
  guestCount: z.number().int(),
  yesCount: z.number().int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;
