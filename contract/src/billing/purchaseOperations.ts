import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { DayPassStart, Payment, PaymentId, TeamSubscription, WantedDayPass, WantedRate } from "./purchaseRecords.ts";

/** Operations whose answers depend on what a team has bought. */
const OF_PURCHASES = [
  ["getTeamBillingCapabilities2", "teamId"],
  ["getBillingHistory", "teamId"],
  ["listTeamDayPasses", "teamId"],
  ["listTeamSpaces", "teamId"],
  ["getTeam", "teamId"],
  ["listAccountTeams"],
] as const;
/** Codes of every purchase with a team's card. */
const BUYING = [
  "buyingNotSetUp",
  "teamAdminAccountIsNotVerified",
  "teamOnCustomRate",
  "selectMoreSpacesOrUsers",
  "customerLocationNotRecognized",
  "defaultCardNotFound",
  "invalidBillingParams",
  "paymentFailed",
] as const;
const payment = Payment.nullable();

export const buyRate = operation({
  name: "buyRate",
  says: "Buys a subscription with the team's default card. Null as the payment: nothing had to be paid. A secret in it: the bank asks who is paying; checkPayment then tells how it went.",
  input: z.strictObject({ teamId: TeamId, ...WantedRate.shape }),
  success: z.object({ payment }),
  refusals: [...BUYING, "couponNotFound", "toRateNotFound", "teamNotOnFreeOrLegacyRate"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const upgradeRate = operation({
  name: "upgradeRate",
  says: "Changes an active subscription to a larger plan, to more people, or to payment by the year. What is left over of the present period is taken off.",
  input: z.strictObject({ teamId: TeamId, ...WantedRate.shape }),
  success: z.object({ payment }),
  refusals: [...BUYING, "toRateNotFound", "teamNotOnPaidRate", "subscriptionNotActive", "downgradeNotAvailable"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const cancelRate = operation({
  name: "cancelRate",
  says: "Lets a subscription end with its present period. Nothing is removed then.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ subscription: TeamSubscription.nullable() }),
  refusals: ["buyingNotSetUp", "teamNotOnPaidRate", "subscriptionNotActive"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const reactivateRate = operation({
  name: "reactivateRate",
  says: "Lets a subscription that was cancelled go on, before it has ended.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ subscription: TeamSubscription.nullable() }),
  refusals: ["buyingNotSetUp", "teamNotOnPaidRate", "subscriptionIsActive"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const buyDayPass = operation({
  name: "buyDayPass",
  says: "Buys a day pass with the team's default card: the team has its limits from its beginning to its end.",
  input: z.strictObject({ teamId: TeamId, ...WantedDayPass.shape }),
  success: z.object({ payment }),
  refusals: [...BUYING, "couponNotFound", "teamOnLegacyRate", "invalidDayPassPeriod", "invalidDayPassTimezone"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const startTrial = operation({
  name: "startTrial",
  says: "Lets a team on the free plan try a larger one for some days, once and without a card. It ends by itself.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ endsAt: z.iso.datetime() }),
  refusals: ["teamIsNotOnFreeRate", "trialAlreadyStarted", "teamAdminAccountIsNotVerified"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const moveDayPass = operation({
  name: "moveDayPass",
  says: "Lets a day pass that has not begun begin at another time, free of charge; it lasts as long as before.",
  input: z.strictObject({ teamId: TeamId, dayPassId: z.string().min(1).max(100), ...DayPassStart.shape }),
  success: z.object({}),
  refusals: ["dayPassNotMovable", "invalidDayPassPeriod", "invalidDayPassTimezone"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});

export const checkPayment = operation({
  name: "checkPayment",
  says: "Asks the payment provider how a payment went, and brings what the team has bought up to date with it.",
  input: z.strictObject({ teamId: TeamId, paymentId: PaymentId }),
  success: z.object({ payment: Payment }),
  refusals: ["buyingNotSetUp", "paymentIntentNotFound", "paymentIntentNotSucceeded", "paymentFailed"],
  may: "team.manageBilling",
  subject: "team",
  touches: OF_PURCHASES,
});
