import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountId, SpaceId, TeamId } from "../common/ids.ts";
import { text } from "../common/text.ts";

/** Why support staff enter a space: the team's admins read it. */
export const SupportReason = text(bounds.supportReason);
export const SupportMinutes = z.int().min(bounds.supportMinutes.min).max(bounds.supportMinutes.max);

const Access = z.object({
  spaceId: SpaceId,
  spaceName: z.string(),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

/** An open access of support staff to a space of a team. */
export const SupportAccess = Access.extend({
  accountId: AccountId,
  /** Name of the staff member. */
  name: z.string(),
});
export type SupportAccess = z.infer<typeof SupportAccess>;

/** The same for the staff member, with the way there. */
export const OwnSupportAccess = Access.extend({ slug: z.string(), teamId: TeamId, teamName: z.string() });
export type OwnSupportAccess = z.infer<typeof OwnSupportAccess>;
