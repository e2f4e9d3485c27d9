import { z } from "zod";
import { TeamRole } from "../account/records.ts";
import { bounds } from "../common/bounds.ts";
import { TeamId } from "../common/ids.ts";
import { name } from "../common/text.ts";

export const PLANS = [
  "free",
  "lite",
  "regular",
  "startup",
  "enterprise",
  "custom",
  "customEducation",
  "legacy",
] as const;
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

export const TeamName = name(bounds.teamName);
/** A colour as #RRGGBB. */
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** What everybody in a team sees of it. */
export const Team = z.object({
  id: TeamId,
  name: z.string(),
  color: z.string(),
  logoImageUrl: z.string().nullable(),
  role: TeamRole,
  plan: Plan,
  membersCount: z.number().int(),
  guestsCount: z.number().int(),
  spacesCount: z.number().int(),
});
export type Team = z.infer<typeof Team>;
