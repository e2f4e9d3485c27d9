import { z } from "zod";
import type { AccountNeeds } from "../accountNeeds.ts";

/** What a sign-in with Google was started for. */
export const GoogleState = z.object({
  redirect: z.string().nullable(),
  wantsSurvey: z.boolean(),
  /** Codes of invitations are never stored in plain text. */
  invitationHash: z.string().nullable(),
});
export type GoogleState = z.infer<typeof GoogleState>;

export const googleStateOf = ({ codeKey }: Pick<AccountNeeds, "codeKey">) => ({
  key: codeKey,
  purpose: "google sign-in",
});
