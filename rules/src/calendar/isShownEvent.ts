import type { EventAnswer } from "@atrium/contract";

interface EventFacts {
  isCancelled: boolean;
  /** What kind of entry it is, in Google's words. */
  type: string;
  /** The answer of the calendar's owner; null for an event of their own without guests. */
  ownAnswer: EventAnswer | null;
}

/** Entries of a calendar that are not events: somebody's place of work, and birthdays. */
const NO_EVENTS: ReadonlySet<string> = new Set(["workingLocation", "birthday"]);

/** Whether an entry belongs in the list of somebody's day. */
export const isShownEvent = ({ isCancelled, type, ownAnswer }: EventFacts): boolean =>
  !isCancelled && ownAnswer !== "no" && !NO_EVENTS.has(type);
