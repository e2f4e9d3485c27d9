import type { Refused } from "../call.ts";

/** A refusal on its way through TanStack Query and the router, which only know errors. */
export class RefusedError extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is asked for is not there, or not for this person: the two look the same, and so does an id that is none. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return false;
  const { code } = error.refusal;
  return code === "forbidden" || code === "invalidRequest" || code.endsWith("NotFound");
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof RefusedError && error.refusal.code === "unauthorized";
