import type { Outgoing } from "../platform/outgoing/outgoing.ts";
import type { GoogleCalendar } from "./googleCalendar.ts";

/** What calendars need from the rest of the program. */
export interface CalendarNeeds {
  /** Null if it is not set up. */
  google: GoogleCalendar | null;
  /** Signs the states sent to Google's page. */
  codeKey: Buffer;
  /** 32 bytes: encrypts permissions. */
  calendarKey: Buffer;
  outgoing: Pick<Outgoing, "put">;
}
