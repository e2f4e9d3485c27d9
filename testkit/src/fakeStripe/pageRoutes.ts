import type { Form } from "./readForm.ts";
import { found } from "./stripeFault.ts";
import type { Routes } from "./stripeFault.ts";
import type { StripeState } from "./stripeState.ts";

const page = (state: StripeState, given: Form, kind: string, object: string) => {
  found(state.customers, given.get("customer"));
  const id = state.newId(kind);
  return { id, object, url: `https://checkout.stripe.test/${id}` };
};

/** Stripe's own pages: only their addresses. */
export const pageRoutes: Routes = {
  "POST /v1/checkout/sessions": (state, _ids, given) => page(state, given, "cs", "checkout.session"),
  "POST /v1/billing_portal/sessions": (state, _ids, given) => page(state, given, "bps", "billing_portal.session"),
};
