import { z } from "zod";

/** Free hours, of which few are left. */
export const HoursLeft = z.object({
  leftMs: z.int().min(0),
  limitMs: z.int().min(0),
  /** When all of them are available again. */
  restoredAt: z.iso.datetime(),
});
export type HoursLeft = z.infer<typeof HoursLeft>;

/** What soon runs out of a team's plan. */
export const RunsOut = z.object({
  hours: HoursLeft.nullable(),
  /** When the team's day pass ends. */
  passEndsAt: z.iso.datetime().nullable(),
});
export type RunsOut = z.infer<typeof RunsOut>;
