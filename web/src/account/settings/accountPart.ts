import { z } from "zod";

/** The shown part of the account; the first one is not in the address. */
export const ACCOUNT_PARTS = ["profile", "security", "notices", "integrations"] as const;
export const AccountPart = z.enum(ACCOUNT_PARTS);
export type AccountPart = z.infer<typeof AccountPart>;
