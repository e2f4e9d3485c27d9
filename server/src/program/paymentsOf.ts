import { createStripePayments, receiveMessage } from "../billing/index.ts";
import type { Payments } from "../billing/index.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";

interface PaymentParts {
  /** Null if no payment provider is set up. */
  payments: Payments | null;
  /** Takes the provider's messages; null if none are accepted. */
  messages: HttpNeeds["messages"];
}

export function paymentsOf({ config, db, clock, log, bus }: PartsNeeds): PaymentParts {
  if (config.stripe === null) return { payments: null, messages: null };
  const payments = createStripePayments(config.stripe);
  if (config.stripe.webhookSecret === "") return { payments, messages: null };
  const messages: HttpNeeds["messages"] = {
    receive: (body, signature) => receiveMessage({ db, bus, clock, payments }, body, signature),
    onFault: (error) => log.error({ err: error }, "a message of the payment provider could not be taken"),
  };
  return { payments, messages };
}
