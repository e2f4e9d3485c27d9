import { ok, refuse } from "@atrium/contract";
import type { ErrorCode, Result } from "@atrium/contract";
import Stripe from "stripe";

export type StripeFault = InstanceType<typeof Stripe.errors.StripeError>;

/** Calls Stripe, and maps its refusals to our codes. A refusal without a code is a bug and is thrown. */
export async function askStripe<Value, Code extends ErrorCode = never>(
  ask: () => Promise<Value>,
  codeOf: (error: StripeFault) => Code | null = () => null,
): Promise<Result<Value, Code | "unknownError">> {
  try {
    return ok(await ask()) as Result<Value, never>;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const code = codeOf(error);
    if (code !== null) return refuse(code);
    if (isPassing(error)) return refuse("unknownError");
    throw error;
  }
}

/** Another attempt with the same key is still in progress. */
const ANOTHER_ASKS = 409;

/** Unreachable, too slow, too many requests, or an error of Stripe's own. */
function isPassing(error: StripeFault): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  if (error.statusCode === ANOTHER_ASKS) return true;
  return [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((Kind) => error instanceof Kind);
}
