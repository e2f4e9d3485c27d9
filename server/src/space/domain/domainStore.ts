import type { Plan, SpaceId } from "@atrium/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import { sqlState, UNIQUE_VIOLATION } from "../../platform/database/database.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { teams } from "../../team/index.ts";
import { spaceDomains, spaces, stands } from "../tables.ts";
import type { DomainRow } from "../tables.ts";
import type { Found } from "./lookUpDomain.ts";

/** Sets a new domain, without any proof yet. */
export async function setDomain(
  tx: Transaction,
  domain: Pick<DomainRow, "spaceId" | "domain" | "token" | "target" | "setAt">,
): Promise<DomainRow> {
  const fresh = { ...domain, texts: [], aliases: [], leadsHere: false, lookedUpAt: null, provenAt: null };
  await tx.insert(spaceDomains).values(fresh).onConflictDoUpdate({ target: spaceDomains.spaceId, set: fresh });
  return fresh;
}

export async function removeDomain(tx: Transaction, spaceId: SpaceId): Promise<void> {
  await tx.delete(spaceDomains).where(eq(spaceDomains.spaceId, spaceId));
}

/** The space that has proven a domain. */
export async function holderOfDomain(query: Query, domain: string): Promise<SpaceId | null> {
  const [row] = await query
    .select({ spaceId: spaceDomains.spaceId })
    .from(spaceDomains)
    .where(and(eq(spaceDomains.domain, domain), isNotNull(spaceDomains.provenAt)));
  return row?.spaceId ?? null;
}

/**
 * Stores the result of a DNS check. The first space to prove a domain gets it: null if another space has, even one that
 * commits meanwhile. If the domain has been changed meanwhile, nothing is stored.
 */
export async function keepFound(
  query: Query | Transaction,
  row: DomainRow,
  found: Found & { nowMs: number },
): Promise<DomainRow | null> {
  const { nowMs, isProven, ...seen } = found;
  const at = new Date(nowMs);
  const kept = { ...seen, lookedUpAt: at, provenAt: isProven ? (row.provenAt ?? at) : null };
  const same = and(eq(spaceDomains.spaceId, row.spaceId), eq(spaceDomains.token, row.token));
  try {
    await query.transaction((inner) => inner.update(spaceDomains).set(kept).where(same));
    return { ...row, ...kept };
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export const allDomains = (query: Query): Promise<DomainRow[]> => query.select().from(spaceDomains);

/** The proven domains of spaces that are not deleted, with their team's plan. */
export const provenDomains = (
  query: Query,
): Promise<{ domain: string; spaceId: SpaceId; slug: string; plan: Plan }[]> =>
  query
    .select({ domain: spaceDomains.domain, spaceId: spaces.id, slug: spaces.slug, plan: teams.plan })
    .from(spaceDomains)
    .innerJoin(spaces, eq(spaces.id, spaceDomains.spaceId))
    .innerJoin(teams, eq(teams.id, spaces.teamId))
    .where(and(isNotNull(spaceDomains.provenAt), stands));
