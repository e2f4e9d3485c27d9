import { z } from "zod";
import type { CalendarNeeds } from "./calendarNeeds.ts";

/** Where to return to after connecting a calendar. */
export const CalendarState = z.object({ redirect: z.string().nullable() });
export type CalendarState = z.infer<typeof CalendarState>;

export const calendarStateOf = ({ codeKey }: Pick<CalendarNeeds, "codeKey">) => ({
  key: codeKey,
  purpose: "google calendar",
});
