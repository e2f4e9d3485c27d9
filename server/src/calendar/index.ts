// People's own calendars, read at Google. Nothing of them is stored but the permission to read, sealed, beside the account:
// events are in memory for moments, and whose calendar it is alone sees them.
export type { CalendarNeeds } from "./calendarNeeds.ts";
export { calendarOperations } from "./calendarOperations.ts";
export { createGoogleCalendar } from "./createGoogleCalendar.ts";
export { givePermissionBack } from "./givePermissionBack.ts";
export { endCalendar } from "./revokeGoogleCalendar.ts";
