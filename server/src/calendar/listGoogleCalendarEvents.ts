import { constants, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { readCalendar } from "./readCalendar.ts";
import type { ReadNeeds } from "./readCalendar.ts";

export const listGoogleCalendarEvents: Handler<typeof operations.listGoogleCalendarEvents, ReadNeeds> = async (
  needs,
  context,
  { from, to },
) => {
  const spanMs = Date.parse(to) - Date.parse(from);
  if (spanMs <= 0 || spanMs > constants.calendar.mostSpanMs)
    return refuse("invalidRequest", [{ path: "to", message: "must be within six weeks after from" }]);
  return readCalendar(needs, context, (google, token) => google.list(token, { from, to }));
};
