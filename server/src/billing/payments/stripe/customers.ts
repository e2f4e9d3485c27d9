import type { BillingParams, TeamId } from "@atrium/contract";
import type Stripe from "stripe";
import type { CustomerDetails, Payments } from "../payments.ts";
import { askStripe } from "./askStripe.ts";
import { taxIdOf } from "./taxIds.ts";

type Customers = Pick<Payments, "makeCustomer" | "changeCustomer" | "teamOf">;

export const stripeCustomers = (stripe: Stripe): Customers => ({
  makeCustomer: (details, idempotencyKey) =>
    askStripe(async () => {
      const asked = { ...customerOf(details), metadata: { teamId: details.teamId } };
      return (await stripe.customers.create(asked, { idempotencyKey })).id;
    }),
  changeCustomer: (customerId, details, key) =>
    askStripe(
      async () => {
        const { name, email = "", address = "" } = customerOf(details);
        await stripe.customers.update(customerId, { name: name ?? "", email, address });
        await setTaxId(stripe, { customerId, params: details.params }, key);
        return null;
      },
      (error) => (error.code === "tax_id_invalid" ? "invalidBillingParams" : null),
    ),
  teamOf: (customerId) =>
    askStripe(async () => {
      const customer = await stripe.customers.retrieve(customerId);
      return customer.deleted === true ? null : ((customer.metadata["teamId"] ?? null) as TeamId | null);
    }),
});

/** Null if none is given. */
export const addressOf = ({ country, zip, city, addressLine1, addressLine2 }: BillingParams) =>
  country === null
    ? null
    : {
        country,
        ...(zip !== null && { postal_code: zip }),
        ...(city !== null && { city }),
        ...(addressLine1 !== null && { line1: addressLine1 }),
        ...(addressLine2 !== null && { line2: addressLine2 }),
      };

function customerOf({ params, teamName }: CustomerDetails): Stripe.CustomerCreateParams {
  const address = addressOf(params);
  return {
    name: params.businessName ?? teamName,
    ...(params.email !== null && { email: params.email }),
    ...(address !== null && { address }),
  };
}

/** Gives a customer the team's tax number, and removes all others. */
async function setTaxId(
  stripe: Stripe,
  { customerId, params }: { customerId: string; params: BillingParams },
  key: string,
): Promise<void> {
  const wanted = taxIdOf(params);
  const { data } = await stripe.customers.listTaxIds(customerId, { limit: 100 });
  const isWanted = (known: { type: string; value: string }) =>
    wanted !== null && known.type === wanted.type && known.value === wanted.value;
  for (const { id } of data.filter((known) => !isWanted(known))) await stripe.customers.deleteTaxId(customerId, id);
  if (wanted === null || data.some(isWanted)) return;
  await stripe.customers.createTaxId(customerId, wanted, { idempotencyKey: `${key} tax ${wanted.value}` });
}
