import {
  agreed,
  billed,
  by,
  cancelled,
  formerCode,
  notTaken,
  nowhere,
  onPlan,
  payer,
  STARTUP,
  subscriber,
  SUMMIT,
  unsold,
  unverified,
} from "./purchaseCases.ts";
import type { Cases } from "./world.ts";

const MORE = { ...STARTUP, people: 30 };
const FEW = { ...STARTUP, people: 1 };

/** Day passes with an invalid period or time zone. */
const periods = {
  invalidDayPassPeriod: { ...SUMMIT, endDate: "2027-04-28" },
  invalidDayPassTimezone: { ...SUMMIT, timeZone: "Europe/Atlantis" },
};

export const checkoutCases = {
  previewCart: {
    success: by(payer, { cart: STARTUP }),
    buyingNotSetUp: by(unsold, { cart: STARTUP }),
    selectMoreSpacesOrUsers: by(payer, { cart: FEW }),
    customerLocationNotRecognized: by(nowhere, { cart: STARTUP }),
    couponNotFound: by(formerCode, { cart: STARTUP }),
    invalidBillingParams: by(notTaken, { cart: STARTUP }),
    toRateNotFound: by(payer, { cart: { ...STARTUP, rateId: "gold" } }),
    invalidDayPassPeriod: by(payer, { cart: periods.invalidDayPassPeriod }),
    invalidDayPassTimezone: by(payer, { cart: periods.invalidDayPassTimezone }),
  },
  previewUpgradeRate: {
    success: by(subscriber, MORE),
    buyingNotSetUp: by(unsold, MORE),
    selectMoreSpacesOrUsers: by(subscriber, STARTUP),
    customerLocationNotRecognized: by(billed(subscriber, { country: null }), MORE),
    toRateNotFound: by(subscriber, { ...MORE, rateId: "gold" }),
    teamOnCustomRate: by(agreed, MORE),
    teamNotOnPaidRate: by(payer, MORE),
    subscriptionNotActive: by(cancelled, MORE),
    downgradeNotAvailable: by(subscriber, { ...STARTUP, people: 10 }),
    paymentFailed: by(async (world) => {
      const paying = await subscriber(world);
      await world.arrange.pastDue(paying.teamId);
      return paying;
    }, MORE),
  },
  listTeamDayPasses: { success: by(payer, {}) },
  getBillingHistory: { success: by(subscriber, {}) },
  getSubscriptionCheckoutLink: {
    success: by(payer, STARTUP),
    buyingNotSetUp: by(unsold, STARTUP),
    teamAdminAccountIsNotVerified: by(unverified, STARTUP),
    selectMoreSpacesOrUsers: by(payer, FEW),
    toRateNotFound: by(payer, { ...STARTUP, rateId: "gold" }),
    teamIsNotOnFreeRate: by(subscriber, STARTUP),
  },
  getDayPassCheckoutLink: {
    success: by(payer, SUMMIT),
    buyingNotSetUp: by(unsold, SUMMIT),
    teamAdminAccountIsNotVerified: by(unverified, SUMMIT),
    selectMoreSpacesOrUsers: by(payer, { ...SUMMIT, people: 1 }),
    invalidDayPassPeriod: by(payer, periods.invalidDayPassPeriod),
    invalidDayPassTimezone: by(payer, periods.invalidDayPassTimezone),
    teamOnCustomRate: by(onPlan("custom"), SUMMIT),
    teamOnLegacyRate: by(onPlan("legacy"), SUMMIT),
  },
  getCustomerPortalLink: {
    success: by(subscriber, {}),
    buyingNotSetUp: by(unsold, {}),
    teamIsNotOnPaidRate: by(unverified, {}),
  },
} satisfies Partial<Cases>;
