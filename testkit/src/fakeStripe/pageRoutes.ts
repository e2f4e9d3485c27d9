import { found } from "./stripeFault.ts";
import type { Route, Routes } from "./stripeFault.ts";

const page =
  (kind: string, object: string): Route =>
  (state, _ids, given) => {
    found(state.customers, given.get("customer"));
    const id = state.newId(kind);
    // Stripe's own addresses do not say where they lead back; tests read it here.
    const paidUrl = given.get("success_url") ?? "";
    return {
      id,
      object,
      url: `https://checkout.stripe.test/${id}${paidUrl === "" ? "" : `?paid=${encodeURIComponent(paidUrl)}`}`,
    };
  };

/** Sessions of Stripe's hosted pages; only their URLs exist. */
export const pageRoutes: Routes = {
  "POST /v1/checkout/sessions": page("cs", "checkout.session"),
  "POST /v1/billing_portal/sessions": page("bps", "billing_portal.session"),
};
