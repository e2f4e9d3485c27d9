import { ok, refuse } from "@atrium/contract";
import type { AccountId, AuditedAct, ErrorCode, Payment } from "@atrium/contract";
import type { CallContext, Subjects } from "../../platform/calls/context.ts";
import { outside } from "../../platform/calls/outsideWork.ts";
import { recordAudit } from "../../team/index.ts";
import type { BillingNeeds, PurchaseNeeds } from "../billingNeeds.ts";
import { findBillingParams } from "../billingStore.ts";
import { customerOfTeam } from "../customerOfTeam.ts";
import { keyOf } from "../payments/keyOf.ts";
import type { Asked, OfTeam, Payments } from "../payments/payments.ts";
import { asOnlyBuyer } from "./asOnlyBuyer.ts";
import { followPurchases } from "./followPurchases.ts";

export type BuyingContext = CallContext & { accountId: AccountId; subject: Subjects["team"] };
interface Purchase<Code extends ErrorCode> {
  act: AuditedAct;
  buy: (payments: Payments, of: OfTeam, key: string) => Asked<Payment | null, Code>;
}

/** Why nothing is sold here, or not to this admin; null if buying is possible. */
export function againstBuyer({ payments }: BillingNeeds, { caller }: Pick<BuyingContext, "caller">) {
  if (payments === null) return refuse("buyingNotSetUp");
  return caller.isVerified ? null : refuse("teamAdminAccountIsNotVerified");
}

/** Buys with a team's card: updates its invoice details at the payment provider first, and sets its plan afterwards. */
export async function purchase<Code extends ErrorCode>(
  needs: PurchaseNeeds,
  context: BuyingContext,
  { act, buy }: Purchase<Code>,
) {
  const { payments, bus } = needs;
  const { tx, nowMs, requestId, subject } = context;
  const { team } = subject;
  const against = againstBuyer(needs, context);
  if (payments === null || against !== null) return against ?? refuse("buyingNotSetUp");
  const params = await findBillingParams(tx, team.id);
  if (params.country === null) return refuse("customerLocationNotRecognized");
  const customer = await customerOfTeam(payments, context);
  if (!customer.ok) return customer;
  const of = { teamId: team.id, customerId: customer.value, promoCode: params.promoCode };
  const key = keyOf(context, act.action);
  const bought = await outside("purchase", (db) =>
    asOnlyBuyer(db, { teamId: team.id, requestId, nowMs }, async () => {
      const details = { teamId: team.id, teamName: team.name, params };
      const told = await payments.changeCustomer(of.customerId, details, key);
      return told.ok ? buy(payments, of, key) : told;
    }),
  );
  if (!bought.ok) return bought;
  const followed = await followPurchases(payments, { tx, nowMs, bus, team }, of.customerId);
  if (!followed.ok) return followed;
  await recordAudit(tx, { teamId: team.id, ...context }, act);
  return ok({ payment: bought.value }, followed.after);
}
