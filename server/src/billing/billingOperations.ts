import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { addCard } from "./cards/addCard.ts";
import { deleteCard } from "./cards/deleteCard.ts";
import { listCards } from "./cards/listCards.ts";
import { setDefaultCard } from "./cards/setDefaultCard.ts";
import { setupCard } from "./cards/setupCard.ts";
import { getBillingParams } from "./params/getBillingParams.ts";
import { getTaxRate } from "./params/getTaxRate.ts";
import { listCountries } from "./params/listCountries.ts";
import { listTimezones } from "./params/listTimezones.ts";
import { setBillingParams } from "./params/setBillingParams.ts";
import { setTaxRate } from "./params/setTaxRate.ts";
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
};

export const billingOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
