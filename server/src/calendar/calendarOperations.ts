import { bind } from "../platform/calls/handler.ts";
import type { CalendarNeeds } from "./calendarNeeds.ts";
import { getGoogleCalendarLink } from "./getGoogleCalendarLink.ts";
import { integrateGoogleCalendar } from "./integrateGoogleCalendar.ts";
import { listGoogleCalendarEvents } from "./listGoogleCalendarEvents.ts";
import { listGoogleCalendarEventUpdates } from "./listGoogleCalendarEventUpdates.ts";
import { revokeGoogleCalendar } from "./revokeGoogleCalendar.ts";

const handlers = {
  getGoogleCalendarLink,
  integrateGoogleCalendar,
  listGoogleCalendarEvents,
  listGoogleCalendarEventUpdates,
  revokeGoogleCalendar,
};

export const calendarOperations = (needs: CalendarNeeds) => bind(needs, handlers);
