import { z } from "zod";
import { text } from "../common/text.ts";
import { bounds } from "../common/bounds.ts";

/** The plans that are agreed upon by contract instead of bought. */
export const CONTRACT_PLANS = ["custom", "customEducation"] as const;
export const ContractPlan = z.enum(CONTRACT_PLANS);
export type ContractPlan = z.infer<typeof ContractPlan>;

/** What whoever runs the program writes to a team's admins about their contract. */
export const ContractNote = text(bounds.contractNote);

/** The contract of one team, as its admins read it. Its limits are among those of the team. */
export const TeamContract = z.object({
  /** Its last day, by UTC. */
  until: z.iso.date(),
  /** The end of that day. */
  endsAt: z.iso.datetime(),
  note: z.string().nullable(),
});
export type TeamContract = z.infer<typeof TeamContract>;
