// People's own calendars, read at Google. Only the sealed permission to read them is stored, beside the account: events
// are cached in memory for a short time, and only the calendar's owner sees them.
export type { CalendarNeeds } from "./calendarNeeds.ts";
export { calendarOperations } from "./calendarOperations.ts";
export { createGoogleCalendar } from "./createGoogleCalendar.ts";
export { givePermissionBack } from "./givePermissionBack.ts";
export { endCalendar } from "./revokeGoogleCalendar.ts";
