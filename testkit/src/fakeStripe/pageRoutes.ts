import { found } from "./stripeFault.ts";
import type { Route, Routes } from "./stripeFault.ts";

const page =
  (kind: string, object: string): Route =>
  (state, _ids, given) => {
    found(state.customers, given.get("customer"));
    const id = state.newId(kind);
    return { id, object, url: `https://checkout.stripe.test/${id}` };
  };

/** Sessions of Stripe's hosted pages; only their URLs exist. */
export const pageRoutes: Routes = {
  "POST /v1/checkout/sessions": page("cs", "checkout.session"),
  "POST /v1/billing_portal/sessions": page("bps", "billing_portal.session"),
};
