import { z } from "zod";
import { AccountProfile } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { operation } from "../common/operation.ts";
import { CalendarEvent } from "./records.ts";

export const getGoogleCalendarLink = operation({
  name: "getGoogleCalendarLink",
  says: "Starts connecting the caller's Google Calendar: the page of Google to go to. Only reading is asked for. It returns to `/integrations/google` with a code and a state, which are good once, in this browser, for ten minutes.",
  input: z.strictObject({
    /** A path on this site to continue to. */
    redirect: z.string().max(bounds.localPath.max).optional(),
  }),
  success: z.object({ url: z.string() }),
  refusals: ["invalidRedirectUrl", "alreadyLinked", "googleNotSetUp"],
  may: "account.useCalendar",
  subject: "account",
});

export const integrateGoogleCalendar = operation({
  name: "integrateGoogleCalendar",
  says: "Connects the caller's Google Calendar with the code and the state that Google returned. Who did not agree to their calendar being read gets notIntegrated.",
  input: z.strictObject({ code: z.string().max(2048), state: z.string().max(64) }),
  success: z.object({ account: AccountProfile, redirect: z.string().nullable() }),
  refusals: ["invalidCode", "alreadyLinked", "notIntegrated", "calendarFetchingError", "googleNotSetUp"],
  may: "account.useCalendar",
  subject: "account",
  touches: [["getAccountProfile"], ["listGoogleCalendarEvents"]],
});

export const revokeGoogleCalendar = operation({
  name: "revokeGoogleCalendar",
  says: "Disconnects the caller's Google Calendar. What was permitted is withdrawn at Google as well, as soon as Google answers.",
  input: z.strictObject({}),
  success: z.object({ account: AccountProfile }),
  refusals: ["notIntegrated"],
  may: "account.useCalendar",
  subject: "account",
  touches: [["getAccountProfile"], ["listGoogleCalendarEvents"]],
});

export const listGoogleCalendarEvents = operation({
  name: "listGoogleCalendarEvents",
  says: "The events of the caller's Google Calendar that touch a span of at most six weeks, in their order, without those that they have declined.",
  input: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  success: z.object({
    events: z.array(CalendarEvent),
    /** Where `listGoogleCalendarEventUpdates` continues; null if there are more events than are listed. */
    syncToken: z.string().nullable(),
  }),
  refusals: ["notIntegrated", "calendarFetchingError", "googleNotSetUp"],
  may: "account.useCalendar",
  subject: "account",
  keeps: "nothing",
});

export const listGoogleCalendarEventUpdates = operation({
  name: "listGoogleCalendarEventUpdates",
  says: "What has changed among listed events since a sync token was issued. An expired token means listing again.",
  input: z.strictObject({ syncToken: z.string().min(1).max(bounds.syncToken.max) }),
  success: z.discriminatedUnion("state", [
    z.object({
      state: z.literal("changes"),
      changed: z.array(CalendarEvent),
      /** Ids of events that are no longer there; some of them may never have been listed. */
      gone: z.array(z.string()),
      syncToken: z.string(),
    }),
    z.object({ state: z.literal("expired") }),
  ]),
  refusals: ["notIntegrated", "calendarFetchingError", "googleNotSetUp"],
  may: "account.useCalendar",
  subject: "account",
  keeps: "nothing",
});
