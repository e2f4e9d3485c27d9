import { z } from "zod";
import { bounds } from "../common/bounds.ts";

/** The path of a space's page and nothing behind it: links may contain passwords and codes. */
export const PublicSpacePath = z
  .string()
  .max(bounds.localPath.max)
  .regex(/^\/s\/[\w-]+$/);

/** What people write to the operators of the installation. */
export const LETTER_KINDS = ["problem", "sales"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
