import { z } from "zod";

/** What of one's own account is shown; the address names all but the first. */
export const ACCOUNT_PARTS = ["profile", "security", "notices"] as const;
export const AccountPart = z.enum(ACCOUNT_PARTS);
export type AccountPart = z.infer<typeof AccountPart>;
