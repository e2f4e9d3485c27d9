import { must } from "@atrium/contract";
import type { TeamId, WantedDayPass, WantedRate } from "@atrium/contract";
import type { Cases, Payer, Person, World } from "./world.ts";

export const STARTUP: WantedRate = { rateId: "startup", period: "month", people: 18 };
export const SUMMIT: WantedDayPass = {
  startDate: "2027-03-27",
  startTime: "09:00",
  endDate: "2027-03-28",
  endTime: "18:00",
  timeZone: "Europe/Berlin",
  people: 180,
};

type Payers = (world: World) => Promise<{ by: Person; teamId: TeamId }>;
/** A call by a team's payer. */
export const by =
  <Input extends object>(payers: Payers, input: Input) =>
  async (world: World) => {
    const payer = await payers(world);
    return { by: payer.by, input: { teamId: payer.teamId, ...input } };
  };

export const payer = (world: World): Promise<Payer> => world.payer();
/** A payer with a subscription. */
export async function subscriber(world: World): Promise<Payer> {
  const paying = await world.payer();
  must((await paying.by.browser.call("buyRate", { teamId: paying.teamId, ...STARTUP })).value, "bought");
  return paying;
}
export const unsold: Payers = (world) => world.unsold();
export const onPlan =
  (plan: "custom" | "legacy"): Payers =>
  (world) =>
    world.payer({ plan });
const payerWith =
  (last4: string): Payers =>
  (world) =>
    world.payer({ last4 });

/** Somebody whose e-mail is not confirmed, with a team on the free plan. */
export const unverified: Payers = async (world) => {
  const { host, teamId } = await world.scene();
  await world.arrange.team(teamId, { plan: "free" });
  return { by: host, teamId };
};

/** Changes the payer's billing details. */
export const billed =
  (payers: (world: World) => Promise<Payer>, change: { country?: string | null; taxNumber?: string }): Payers =>
  async (world) => {
    const paying = await payers(world);
    const { teamId } = paying;
    const { params } = must((await paying.by.browser.call("getBillingParams", { teamId })).value, "read");
    await paying.by.browser.call("setBillingParams", { teamId, params: { ...params, ...change } });
    return paying;
  };

const cardless =
  (payers: (world: World) => Promise<Payer>): Payers =>
  async (world) => {
    const { by: admin, teamId, cardId } = await payers(world);
    await admin.browser.call("deleteCard", { teamId, cardId });
    return { by: admin, teamId };
  };

/** With a promo code that has since been revoked. */
export const formerCode: Payers = async (world) => {
  const paying = await world.payer();
  const { teamId } = paying;
  world.stripe.promoCodes.set(teamId, 10);
  const { params } = must((await paying.by.browser.call("getBillingParams", { teamId })).value, "read");
  await paying.by.browser.call("setBillingParams", { teamId, params: { ...params, promoCode: teamId } });
  world.stripe.promoCodes.delete(teamId);
  return paying;
};

// Valid in form, but the payment provider does not support it.
const NOT_TAKEN = { country: "JP", taxNumber: "T1234000" };
export const notTaken = billed(payer, NOT_TAKEN);
export const nowhere: Payers = (world) => world.payer({ country: null });
const refused = async (world: World) => {
  const paying = await subscriber(world);
  for (const { id, metadata } of world.stripe.customers.values())
    if (metadata["teamId"] === paying.teamId) world.stripe.refuseCards(id, true);
  return paying;
};

const buying = <Input extends object>(input: Input) => ({
  success: by(payer, input),
  buyingNotSetUp: by(unsold, input),
  teamAdminAccountIsNotVerified: by(unverified, input),
  teamOnCustomRate: by(onPlan("custom"), input),
  selectMoreSpacesOrUsers: by(payer, { ...input, people: 1 }),
  customerLocationNotRecognized: by(nowhere, input),
  defaultCardNotFound: by(cardless(payer), input),
  couponNotFound: by(formerCode, input),
  invalidBillingParams: by(notTaken, input),
  paymentFailed: by(payerWith("0341"), input),
});

/** A payment for which the bank has asked for authentication. */
async function asked(world: World) {
  const { by: admin, teamId } = await world.payer({ last4: "3184" });
  const bought = must((await admin.browser.call("buyRate", { teamId, ...STARTUP })).value, "bought");
  const { id: paymentId, clientSecret } = must(bought.payment, "it costs something");
  return { admin, teamId, paymentId, secret: must(clientSecret, "the bank asks") };
}
const answered = (isPaid: boolean | null) => async (world: World) => {
  const { admin, teamId, paymentId, secret } = await asked(world);
  if (isPaid !== null) world.stripe.answerBank(secret, isPaid);
  return { by: admin, input: { teamId, paymentId } };
};

/** A call by a subscriber on a plan by contract, agreed after the subscription was bought. */
export const agreed: Payers = async (world) => {
  const paying = await subscriber(world);
  await world.arrange.team(paying.teamId, { plan: "custom" });
  return paying;
};
export const cancelled: Payers = async (world) => {
  const paying = await subscriber(world);
  must((await paying.by.browser.call("cancelRate", { teamId: paying.teamId })).value, "cancelled");
  return paying;
};

/** With the trial begun. */
const tried: Payers = async (world) => {
  const paying = await world.payer();
  must((await paying.by.browser.call("startTrial", { teamId: paying.teamId })).value, "begun");
  return paying;
};

/** Moves a pass that was bought. */
const moving = (change: object) => async (world: World) => {
  const { by: admin, teamId } = await world.payer();
  must((await admin.browser.call("buyDayPass", { teamId, ...SUMMIT })).value, "bought");
  const { dayPasses } = must((await admin.browser.call("listTeamDayPasses", { teamId })).value, "read");
  const { id: dayPassId } = must(dayPasses[0], "it was bought");
  const start = { startDate: "2027-04-03", startTime: "09:00", timeZone: "Europe/Berlin" };
  return { by: admin, input: { teamId, dayPassId, ...start, ...change } };
};

const MORE = { ...STARTUP, people: 30 };

export const purchaseCases = {
  buyRate: {
    ...buying(STARTUP),
    toRateNotFound: by(payer, { ...STARTUP, rateId: "gold" }),
    teamNotOnFreeOrLegacyRate: by(subscriber, STARTUP),
  },
  upgradeRate: {
    success: by(subscriber, MORE),
    buyingNotSetUp: by(unsold, MORE),
    teamAdminAccountIsNotVerified: by(unverified, MORE),
    teamOnCustomRate: by(agreed, MORE),
    selectMoreSpacesOrUsers: by(subscriber, STARTUP),
    customerLocationNotRecognized: by(billed(subscriber, { country: null }), MORE),
    defaultCardNotFound: by(cardless(subscriber), MORE),
    invalidBillingParams: by(billed(subscriber, NOT_TAKEN), MORE),
    paymentFailed: by(refused, MORE),
    toRateNotFound: by(subscriber, { ...MORE, rateId: "gold" }),
    teamNotOnPaidRate: by(payer, MORE),
    subscriptionNotActive: by(cancelled, MORE),
    downgradeNotAvailable: by(subscriber, { ...STARTUP, people: 10 }),
  },
  cancelRate: {
    success: by(subscriber, {}),
    buyingNotSetUp: by(unsold, {}),
    teamNotOnPaidRate: by(payer, {}),
    subscriptionNotActive: by(cancelled, {}),
  },
  reactivateRate: {
    success: by(cancelled, {}),
    buyingNotSetUp: by(unsold, {}),
    teamNotOnPaidRate: by(payer, {}),
    subscriptionIsActive: by(subscriber, {}),
  },
  buyDayPass: {
    ...buying(SUMMIT),
    teamOnLegacyRate: by(onPlan("legacy"), SUMMIT),
    invalidDayPassPeriod: by(payer, { ...SUMMIT, endDate: "2027-04-28" }),
    invalidDayPassTimezone: by(payer, { ...SUMMIT, timeZone: "Europe/Atlantis" }),
  },
  startTrial: {
    success: by(payer, {}),
    teamIsNotOnFreeRate: by(onPlan("custom"), {}),
    trialAlreadyStarted: by(tried, {}),
    teamAdminAccountIsNotVerified: by(unverified, {}),
  },
  moveDayPass: {
    success: moving({}),
    dayPassNotMovable: moving({ dayPassId: "in_nosuch" }),
    invalidDayPassPeriod: moving({ startDate: "2020-01-01" }),
    invalidDayPassTimezone: moving({ timeZone: "Europe/Atlantis" }),
  },
  checkPayment: {
    success: answered(true),
    buyingNotSetUp: by(unsold, { paymentId: "pi_1" }),
    paymentIntentNotFound: by(payer, { paymentId: "pi_nosuch" }),
    paymentIntentNotSucceeded: answered(null),
    paymentFailed: answered(false),
  },
} satisfies Partial<Cases>;
