import type { BillingParams } from "@atrium/contract";
import { byHost } from "./spaceCases.ts";
import type { Cases } from "./world.ts";

const params: BillingParams = {
  email: "bills@example.org",
  businessName: "Kite Studio",
  addressLine1: "Lindenallee 4",
  addressLine2: null,
  city: "Berlin",
  zip: "10119",
  country: "DE",
  taxNumber: "DE 136 695 976",
  promoCode: null,
};
const location = { country: "DE", zip: "10119", taxNumber: null };

export const billingCases = {
  listPaidRates: { success: byHost(() => ({})) },
  getDayPassRate: { success: byHost(() => ({})) },
  listCountries: { success: byHost(() => ({ locale: "ru" as const })) },
  listTimezones: { success: byHost(() => ({})) },
  getPublishableKey: { success: byHost(() => ({})) },
  getTeamBillingCapabilities2: { success: byHost(({ teamId }) => ({ teamId })) },
  getBillingParams: { success: byHost(({ teamId }) => ({ teamId })) },
  setBillingParams: {
    success: byHost(({ teamId }) => ({ teamId, params })),
    invalidBillingParams: byHost(({ teamId }) => ({ teamId, params: { ...params, taxNumber: "DE 136 695 977" } })),
    customerLocationNotRecognized: byHost(({ teamId }) => ({ teamId, params: { ...params, zip: "SW1A 1AA" } })),
    couponNotFound: byHost(({ teamId }) => ({ teamId, params: { ...params, promoCode: "SPRING" } })),
  },
  getTaxRate: { success: byHost(({ teamId }) => ({ teamId })) },
  setTaxRate: {
    success: byHost(({ teamId }) => ({ teamId, ...location })),
    invalidBillingParams: byHost(({ teamId }) => ({ teamId, ...location, taxNumber: "123 456" })),
    customerLocationNotRecognized: byHost(({ teamId }) => ({ teamId, ...location, country: "ZZ" })),
  },
} satisfies Partial<Cases>;
