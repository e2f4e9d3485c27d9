import { ok, refuse } from "@atrium/contract";
import type { ErrorCode, Result } from "@atrium/contract";
import Stripe from "stripe";

/** Asks, and turns what Stripe refuses into our codes. A refusal that has none is a bug and is thrown. */
export async function askStripe<Value, Code extends ErrorCode = never>(
  ask: () => Promise<Value>,
  codeOf: (error: InstanceType<typeof Stripe.errors.StripeError>) => Code | null = () => null,
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

/** Not reached, too slow, too many requests, or a fault of Stripe's own. */
function isPassing(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  return [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((Kind) => error instanceof Kind);
}
