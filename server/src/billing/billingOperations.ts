import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { addCard } from "./cards/addCard.ts";
import { deleteCard } from "./cards/deleteCard.ts";
import { listCards } from "./cards/listCards.ts";
import { setDefaultCard } from "./cards/setDefaultCard.ts";
import { setupCard } from "./cards/setupCard.ts";
import { getBillingHistory } from "./checkout/getBillingHistory.ts";
import { getCustomerPortalLink } from "./checkout/getCustomerPortalLink.ts";
import { getDayPassCheckoutLink } from "./checkout/getDayPassCheckoutLink.ts";
import { getSubscriptionCheckoutLink } from "./checkout/getSubscriptionCheckoutLink.ts";
import { previewCart } from "./checkout/previewCart.ts";
import { previewUpgradeRate } from "./checkout/previewUpgradeRate.ts";
import { getBillingParams } from "./params/getBillingParams.ts";
import { getTaxRate } from "./params/getTaxRate.ts";
import { listCountries } from "./params/listCountries.ts";
import { listTimezones } from "./params/listTimezones.ts";
import { setBillingParams } from "./params/setBillingParams.ts";
import { setTaxRate } from "./params/setTaxRate.ts";
import { buyDayPass } from "./purchases/buyDayPass.ts";
import { buyRate } from "./purchases/buyRate.ts";
import { cancelRate } from "./purchases/cancelRate.ts";
import { checkPayment } from "./purchases/checkPayment.ts";
import { listTeamDayPasses } from "./purchases/listTeamDayPasses.ts";
import { moveDayPass } from "./purchases/moveDayPass.ts";
import { reactivateRate } from "./purchases/reactivateRate.ts";
import { startTrial } from "./purchases/startTrial.ts";
import { upgradeRate } from "./purchases/upgradeRate.ts";
import { getDayPassRate } from "./rates/getDayPassRate.ts";
import { getPublishableKey } from "./rates/getPublishableKey.ts";
import { getTeamBillingCapabilities2 } from "./rates/getTeamBillingCapabilities2.ts";
import { listPaidRates } from "./rates/listPaidRates.ts";

const handlers = {
  listPaidRates,
  getDayPassRate,
  listCountries,
  listTimezones,
  getPublishableKey,
  getTeamBillingCapabilities2,
  getBillingParams,
  setBillingParams,
  getTaxRate,
  setTaxRate,
  listCards,
  setupCard,
  addCard,
  setDefaultCard,
  deleteCard,
  buyDayPass,
  buyRate,
  cancelRate,
  checkPayment,
  listTeamDayPasses,
  moveDayPass,
  reactivateRate,
  startTrial,
  upgradeRate,
  getBillingHistory,
  getCustomerPortalLink,
  getDayPassCheckoutLink,
  getSubscriptionCheckoutLink,
  previewCart,
  previewUpgradeRate,
};

export const billingOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
