import type { Refused } from "../call.ts";

/** Wraps a refusal for TanStack Query and the router, which only know errors. */
export class RefusedError extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is requested does not exist, or not for this person: the two look the same, and so does an invalid id. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return false;
  const { code } = error.refusal;
  return code === "forbidden" || code === "invalidRequest" || code.endsWith("NotFound");
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof RefusedError && error.refusal.code === "unauthorized";
