import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { BillingEntry, Cart, DayPass, WantedDayPass, WantedRate } from "./purchaseRecords.ts";

const PREVIEWS = [
  "buyingNotSetUp",
  "selectMoreSpacesOrUsers",
  "customerLocationNotRecognized",
  "couponNotFound",
  "invalidBillingParams",
] as const;
const LINKS = ["buyingNotSetUp", "teamAdminAccountIsNotVerified", "selectMoreSpacesOrUsers"] as const;
const OF_DAY_PASSES = ["invalidDayPassPeriod", "invalidDayPassTimezone"] as const;
const url = z.object({ url: z.string() });
/** Page size of invoices. */
const ENTRIES = 20;

export const previewCart = operation({
  name: "previewCart",
  says: "What a subscription or a day pass costs a team, with its discount and its tax, before it is bought.",
  input: z.strictObject({
    teamId: TeamId,
    cart: z.union([WantedRate, WantedDayPass]),
  }),
  success: z.object({ cart: Cart }),
  refusals: [...PREVIEWS, ...OF_DAY_PASSES, "toRateNotFound"],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const previewUpgradeRate = operation({
  name: "previewUpgradeRate",
  says: "What changing a subscription would cost now.",
  input: z.strictObject({ teamId: TeamId, ...WantedRate.shape }),
  success: z.object({ cart: Cart }),
  refusals: [
    "buyingNotSetUp",
    "selectMoreSpacesOrUsers",
    "customerLocationNotRecognized",
    "toRateNotFound",
    "teamOnCustomRate",
    "teamNotOnPaidRate",
    "subscriptionNotActive",
    "downgradeNotAvailable",
    "paymentFailed",
  ],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const listTeamDayPasses = operation({
  name: "listTeamDayPasses",
  says: "The day passes of a team, the latest first.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ dayPasses: z.array(DayPass) }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const getBillingHistory = operation({
  name: "getBillingHistory",
  says: `A team's invoices, the latest first, ${ENTRIES} at a time.`,
  input: z.strictObject({
    teamId: TeamId,
    /** The last entry that is known already. */
    after: z
      .string()
      .regex(/^\w{1,100}$/)
      .optional(),
  }),
  success: z.object({ entries: z.array(BillingEntry), hasMore: z.boolean() }),
  refusals: [],
  may: "team.manageBilling",
  subject: "team",
  keeps: "nothing",
});

export const getSubscriptionCheckoutLink = operation({
  name: "getSubscriptionCheckoutLink",
  says: "A page of the payment provider where a team on the free plan buys a subscription, with any way of paying that it offers.",
  input: z.strictObject({ teamId: TeamId, ...WantedRate.shape }),
  success: url,
  refusals: [...LINKS, "toRateNotFound", "teamIsNotOnFreeRate"],
  may: "team.manageBilling",
  subject: "team",
});

export const getDayPassCheckoutLink = operation({
  name: "getDayPassCheckoutLink",
  says: "A page of the payment provider where a team buys a day pass.",
  input: z.strictObject({ teamId: TeamId, ...WantedDayPass.shape }),
  success: url,
  refusals: [...LINKS, ...OF_DAY_PASSES, "teamOnCustomRate", "teamOnLegacyRate"],
  may: "team.manageBilling",
  subject: "team",
});

export const getCustomerPortalLink = operation({
  name: "getCustomerPortalLink",
  says: "A page of the payment provider where a team that has bought something, or begun to, sees its cards and invoices.",
  input: z.strictObject({ teamId: TeamId }),
  success: url,
  refusals: ["buyingNotSetUp", "teamIsNotOnPaidRate"],
  may: "team.manageBilling",
  subject: "team",
});
