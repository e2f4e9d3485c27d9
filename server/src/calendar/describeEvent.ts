import { constants, plainLine, plainText } from "@atrium/contract";
import type { CalendarEvent, EventAnswer, EventGuest, EventTime } from "@atrium/contract";
import { cutText, isShownEvent, locationWords, placeOfEvent, plainMarkup } from "@atrium/rules";
import type { GoogleEvent } from "./googleEvents.ts";

const { aboutSigns, titleSymbols, guests: mostGuests } = constants.calendar;
const DAY_MS = 24 * 3_600_000;

/** Converts an event of Google's; null for one that does not belong in a day's list. */
export function describeEvent(event: GoogleEvent, siteUrl: string): CalendarEvent | null {
  const { id, status, eventType = "default", summary = "", description = "", location = "" } = event;
  const guests = guestsOf(event);
  const ownAnswer = guests.find(({ isSelf }) => isSelf)?.answer ?? null;
  const time = timeOf(event);
  const facts = { isCancelled: status === "cancelled", type: eventType, ownAnswer };
  if (time === null || !isShownEvent(facts)) return null;
  const about = plainText(plainMarkup(description));
  const words = { conference: conferenceOf(event), location: plainMarkup(location), about };
  return {
    id,
    title: plainLine(summary, titleSymbols),
    time,
    place: placeOfEvent(words, siteUrl),
    about: cutText(about, aboutSigns),
    location: plainLine(locationWords(words.location), titleSymbols),
    pageUrl: pageOf(event),
    guests: guests.slice(0, mostGuests),
    guestCount: guests.length,
    yesCount: guests.filter(({ answer }) => answer === "yes").length,
  };
}

function timeOf({ start, end }: GoogleEvent): EventTime | null {
  const [startsAt, endsAt] = [momentOf(start?.dateTime), momentOf(end?.dateTime)];
  if (startsAt !== null && endsAt !== null) return { kind: "timed", startsAt, endsAt };
  const [firstDay, dayAfter] = [start?.date, momentOf(end?.date)];
  if (firstDay === undefined || momentOf(firstDay) === null || dayAfter === null) return null;
  // Google's end date is the day after the last one.
  const lastDay = new Date(Date.parse(dayAfter) - DAY_MS).toISOString().slice(0, 10);
  return { kind: "allDay", firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay };
}

/** Google writes times with the calendar's offset. */
function momentOf(given: string | undefined): string | null {
  const atMs = given === undefined ? Number.NaN : Date.parse(given);
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString();
}

const ANSWERS: Readonly<Record<string, EventAnswer>> = { accepted: "yes", tentative: "maybe", declined: "no" };

/** People, not rooms and projectors. */
const guestsOf = ({ attendees = [] }: GoogleEvent): EventGuest[] =>
  attendees
    .filter(({ resource }) => resource !== true)
    .map(({ displayName, email = "", responseStatus = "", self }) => ({
      name: plainLine(displayName ?? email, titleSymbols),
      answer: ANSWERS[responseStatus] ?? "none",
      isSelf: self === true,
    }));

const conferenceOf = ({ conferenceData, hangoutLink }: GoogleEvent): string[] => {
  const ways = (conferenceData?.entryPoints ?? []).filter(({ entryPointType }) => entryPointType === "video");
  return [...ways.map(({ uri }) => uri), hangoutLink].filter((url) => url !== undefined);
};

/** The event's page, only if it is at Google. */
const pageOf = ({ htmlLink }: GoogleEvent): string | null => {
  const host = URL.parse(htmlLink ?? "");
  return host?.protocol === "https:" && /(?:^|\.)google\.com$/.test(host.hostname) ? host.href : null;
};
