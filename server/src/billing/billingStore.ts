import type { BillingParams, TeamId } from "@atrium/contract";
import { eq } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import { teamBilling } from "./tables.ts";

const NOTHING_GIVEN: BillingParams = {
  email: null,
  businessName: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  zip: null,
  country: null,
  taxNumber: null,
  promoCode: null,
};

export async function findBillingParams(query: Query, teamId: TeamId): Promise<BillingParams> {
  const [row] = await query.select().from(teamBilling).where(eq(teamBilling.teamId, teamId));
  if (row === undefined) return NOTHING_GIVEN;
  const { email, businessName, addressLine1, addressLine2, city, zip, country, taxNumber, promoCode } = row;
  return { email, businessName, addressLine1, addressLine2, city, zip, country, taxNumber, promoCode };
}

/** Changes only what is given. */
export async function saveBillingParams(
  tx: Transaction,
  { teamId, nowMs }: { teamId: TeamId; nowMs: number },
  params: Partial<BillingParams>,
): Promise<void> {
  const changed = { ...params, changedAt: new Date(nowMs) };
  await tx
    .insert(teamBilling)
    .values({ teamId, ...changed })
    .onConflictDoUpdate({ target: teamBilling.teamId, set: changed });
}

export async function findCustomer(query: Query, teamId: TeamId): Promise<string | null> {
  const [row] = await query
    .select({ customerId: teamBilling.customerId })
    .from(teamBilling)
    .where(eq(teamBilling.teamId, teamId));
  return row?.customerId ?? null;
}

export async function saveCustomer(
  tx: Transaction,
  { teamId, nowMs }: { teamId: TeamId; nowMs: number },
  customerId: string,
): Promise<void> {
  await tx
    .insert(teamBilling)
    .values({ teamId, customerId, changedAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: teamBilling.teamId, set: { customerId } });
}

/** The team that the payment provider knows as this customer. */
export async function findTeamOf(query: Query, customerId: string): Promise<TeamId | null> {
  const [row] = await query
    .select({ teamId: teamBilling.teamId })
    .from(teamBilling)
    .where(eq(teamBilling.customerId, customerId));
  return row?.teamId ?? null;
}
