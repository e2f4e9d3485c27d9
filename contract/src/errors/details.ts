import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

const nothing = z.strictObject({});
const reachedLimit = z.strictObject({ limit: z.number().int() });

/** Schemas of details, for codes that carry any. */
const details: { readonly [Code in ErrorCode]?: z.ZodType } = {
  /** Which fields are invalid and why: `path` with dots, never the value. At most 20. */
  invalidRequest: z.array(z.strictObject({ path: z.string(), message: z.string() })),
  tooOftenAttempts: z.strictObject({ retryAfterMs: z.number().min(0).optional() }),
  unknownError: z.strictObject({ requestId: z.string().optional() }),
  invalidCode: z.strictObject({ triesLeft: z.number().int().optional() }),
  /** Bytes. */
  fileTooLarge: reachedLimit,
  /** Pixels of an edge. */
  imageTooLarge: reachedLimit,
  roomsLimitReached: reachedLimit,
  spacesQuantityRateLimit: reachedLimit,
  elementsQuantityExceeded: reachedLimit,
  /** Which of the billing details cannot be used. */
  invalidBillingParams: z.strictObject({ fields: z.array(z.enum(["email", "taxNumber"])) }),
};

/** The schema of a code's detail. */
export const errorDetail = (code: ErrorCode): z.ZodType => details[code] ?? nothing;
