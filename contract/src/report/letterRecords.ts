import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { name } from "../common/text.ts";

/** The path of a space's page and nothing behind it: links may contain passwords and codes. */
export const PublicSpacePath = z
  .string()
  .max(bounds.localPath.max)
  .regex(/^\/s\/[\w-]+$/);

/** The first part of a path of this site, which names a kind of page: what follows may be secret. */
export const SitePath = z
  .string()
  .max(bounds.localPath.max)
  .regex(/^\/[\w-]*$/);

/** What people write to the operators of the installation. */
export const LETTER_KINDS = ["problem", "sales"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** How many people a company has, as whoever writes to sales says; `1` is only them. */
export const COMPANY_SIZES = ["1", "5-10", "10-25", "25-50", "50-100", "100-500", "500+"] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Where somebody was when they wanted to talk about a plan. */
export const SALES_PLACES = ["plans", "plan"] as const;
export type SalesPlace = (typeof SALES_PLACES)[number];

const { min: least, max: most } = bounds.phoneDigits;
/** In any of the ways in which numbers are written: digits, with spaces, dashes, brackets, dots and slashes between them. */
export const Phone = z
  .string()
  .trim()
  .max(bounds.phone.max)
  .regex(
    new RegExp(`^\\+?(?:[\\p{Zs}\\p{Pd}()./]*\\d){${least},${most}}[\\p{Zs}\\p{Pd}()./]*$`, "u"),
    "must be a phone number",
  );

const campaignWord = name(bounds.campaign).optional();
/** What the address of the page says of the link by which somebody came: its `utm_` parameters. */
export const Campaign = z.strictObject({
  source: campaignWord,
  medium: campaignWord,
  campaign: campaignWord,
  term: campaignWord,
  content: campaignWord,
});
export type Campaign = z.infer<typeof Campaign>;
