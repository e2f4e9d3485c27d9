import type { EventAnswer } from "@atrium/contract";

interface EventFacts {
  isCancelled: boolean;
  /** What kind of entry it is, in Google's words. */
  type: string;
  /** What the person whose calendar it is has answered; null for an event of their own without guests. */
  ownAnswer: EventAnswer | null;
}

/** Entries of a calendar that are no events: where somebody works, and whose birthday it is. */
const NO_EVENTS: ReadonlySet<string> = new Set(["workingLocation", "birthday"]);

/** Whether an entry belongs into the list of somebody's day. */
export const isShownEvent = ({ isCancelled, type, ownAnswer }: EventFacts): boolean =>
  !isCancelled && ownAnswer !== "no" && !NO_EVENTS.has(type);
