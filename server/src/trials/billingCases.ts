import type { BillingParams } from "@atrium/contract";
import { checkoutCases } from "./checkoutCases.ts";
import { purchaseCases } from "./purchaseCases.ts";
import { byHost } from "./spaceCases.ts";
import type { Cases, World } from "./world.ts";

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
/** A call by an admin whose team has a card. */
const byPayer =
  <Input>(input: (payer: Awaited<ReturnType<World["payer"]>>) => Input) =>
  async (world: World) => {
    const payer = await world.payer();
    return { by: payer.by, input: input(payer) };
  };

const location = { country: "DE", zip: "10119", taxNumber: null };

export const billingCases = {
  ...purchaseCases,
  ...checkoutCases,
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
  listCards: { success: byPayer(({ teamId }) => ({ teamId })) },
  setupCard: {
    success: byPayer(({ teamId }) => ({ teamId })),
    buyingNotSetUp: async (world) => {
      const { by, teamId } = await world.unsold();
      return { by, input: { teamId } };
    },
    teamAdminAccountIsNotVerified: byHost(({ teamId }) => ({ teamId })),
  },
  addCard: {
    success: async (world) => {
      const { by, teamId } = await world.payer();
      return { by, input: { teamId, cardId: world.stripe.giveCard() } };
    },
    buyingNotSetUp: async (world) => {
      const { by, teamId } = await world.unsold();
      return { by, input: { teamId, cardId: "pm_1" } };
    },
    invalidPaymentMethod: byPayer(({ teamId }) => ({ teamId, cardId: "pm_nosuch" })),
    cardDeclinedByStripe: async (world) => {
      const { by, teamId } = await world.payer();
      return { by, input: { teamId, cardId: world.stripe.giveCard("0002") } };
    },
  },
  setDefaultCard: {
    success: byPayer(({ teamId, cardId }) => ({ teamId, cardId })),
    cardNotFound: byPayer(({ teamId }) => ({ teamId, cardId: "pm_nosuch" })),
  },
  deleteCard: {
    success: byPayer(({ teamId, cardId }) => ({ teamId, cardId })),
    cardNotFound: byPayer(({ teamId }) => ({ teamId, cardId: "pm_nosuch" })),
  },
} satisfies Partial<Cases>;
