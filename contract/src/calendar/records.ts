import { z } from "zod";
import { RoomId } from "../common/ids.ts";

/** A day without a time of day, like *2026-11-20*. */
export const CalendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** When an event is: between two moments, or on whole days in any time zone. */
export const EventTime = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("timed"), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  /** `lastDay` is inclusive. */
  z.object({ kind: z.literal("allDay"), firstDay: CalendarDay, lastDay: CalendarDay }),
]);
export type EventTime = z.infer<typeof EventTime>;

export const EVENT_ANSWERS = ["yes", "maybe", "no", "none"] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

export const EventGuest = z.object({
  /** Their name, or their address if the calendar knows no name. */
  name: z.string(),
  answer: z.enum(EVENT_ANSWERS),
  isSelf: z.boolean(),
});
export type EventGuest = z.infer<typeof EventGuest>;

/** Where an event takes place: in a space of this site, behind a link to somewhere else, or without a link. */
export const EventPlace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("space"), slug: z.string(), roomId: RoomId.nullable() }),
  z.object({ kind: z.literal("outside"), url: z.string() }),
  z.object({ kind: z.literal("none") }),
]);
export type EventPlace = z.infer<typeof EventPlace>;

/** One event of somebody's own calendar, as only they see it. */
export const CalendarEvent = z.object({
  id: z.string(),
  /** Empty if it has none, or if the calendar only shows that the time is busy. */
  title: z.string(),
  time: EventTime,
  place: EventPlace,
  /** The beginning of its description, as plain text. */
  about: z.string(),
  /** What the calendar calls its place, unless that is only a link; may be empty. */
  location: z.string(),
  /** Its page in the calendar. */
  pageUrl: z.string().nullable(),
  /** The first guests, including the calendar's owner. */
  guests: z.array(EventGuest),
  guestCount: z.number().int(),
  yesCount: z.number().int(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;
