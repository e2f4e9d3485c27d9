import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { readCalendar } from "./readCalendar.ts";
import type { ReadNeeds } from "./readCalendar.ts";

export const listGoogleCalendarEventUpdates: Handler<
  typeof operations.listGoogleCalendarEventUpdates,
  ReadNeeds
> = async (needs, context, { syncToken }) => {
  const read = await readCalendar(needs, context, (google, token) => google.updates(token, syncToken));
  if (!read.ok) return read;
  return read.value === "expired" ? ok({ state: "expired" }) : ok({ state: "changes", ...read.value });
};
