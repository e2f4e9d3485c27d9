import type { SpaceId } from "@atrium/contract";
import { constants } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Query } from "../../platform/database/database.ts";

/**
 * Which node owns a space. Times are the database's own. Never deleted while the space exists: the epoch only grows, so
 * a write that names an older one is known to come from a node that lost the space.
 */
export const spaceLeases = pgTable("space_leases", {
  spaceId: text("space_id").$type<SpaceId>().primaryKey(),
  /** The program that owns it; random at each start. */
  owner: text("owner").notNull(),
  /** Where other nodes reach the owner. */
  address: text("address").notNull(),
  /** Where browsers reach the owner; "" for the common address. */
  publicAddress: text("public_address").notNull(),
  epoch: bigint("epoch", { mode: "number" }).notNull(),
  until: time("until").notNull(),
});

/** A node, as leases name it. */
export interface LeaseHolder {
  owner: string;
  address: string;
  publicAddress: string;
}
export interface Lease extends LeaseHolder {
  epoch: number;
}

/** A living owner has at least this much of its lease left: it lengthens it long before. */
const LEAST_LEFT_MS = constants.lease.forMs - 1.5 * constants.lease.renewEveryMs;
const leaseEnd = sql`clock_timestamp() + ${constants.lease.forMs} * interval '1 millisecond'`;

/**
 * Takes the space if nobody has it, or if its owner was reached where the holder is reached now and no longer lengthens
 * the lease: a former life of the same node, which was killed. Answers who owns it now, which may be somebody else.
 * Naming the key among what is set makes the database wait for every write under way (see `lockLease`), which
 * lengthening a lease does not.
 */
export async function takeLease(query: Query, spaceId: SpaceId, holder: LeaseHolder): Promise<Lease> {
  const isFormerLife = sql`${spaceLeases.address} = ${holder.address} and ${spaceLeases.until} <= clock_timestamp() + ${LEAST_LEFT_MS} * interval '1 millisecond'`;
  const [taken] = await query
    .insert(spaceLeases)
    .values({ spaceId, ...holder, epoch: 1, until: leaseEnd })
    .onConflictDoUpdate({
      target: spaceLeases.spaceId,
      set: { spaceId, ...holder, epoch: sql`${spaceLeases.epoch} + 1`, until: leaseEnd },
      setWhere: sql`${spaceLeases.until} <= clock_timestamp() or (${isFormerLife})`,
    })
    .returning();
  if (taken !== undefined) return taken;
  const [held] = await query.select().from(spaceLeases).where(eq(spaceLeases.spaceId, spaceId));
  // Released between the two statements: the caller tries again.
  return held ?? takeLease(query, spaceId, holder);
}

/** Who owns the space now; null when nobody does. */
export async function findLease(query: Query, spaceId: SpaceId): Promise<Lease | null> {
  const isHeld = sql`${spaceLeases.until} > clock_timestamp()`;
  const [held] = await query
    .select()
    .from(spaceLeases)
    .where(and(eq(spaceLeases.spaceId, spaceId), isHeld));
  return held ?? null;
}

/** Those of some spaces that nobody owns. A space that never had an owner is not one of ours. */
export async function unownedSpaces(query: Query, spaceIds: readonly SpaceId[]): Promise<Set<SpaceId>> {
  const isOver = sql`${spaceLeases.until} <= clock_timestamp()`;
  const isAsked = sql`${spaceLeases.spaceId} = any(${sql.param(spaceIds)})`;
  const rows = await query.select({ spaceId: spaceLeases.spaceId }).from(spaceLeases).where(and(isAsked, isOver));
  return new Set(rows.map(({ spaceId }) => spaceId));
}

/** Lengthens every lease of the owner; answers those it still has. A lease that somebody took in between is not there. */
export async function renewLeases(query: Query, owner: string): Promise<Map<SpaceId, number>> {
  const rows = await query
    .update(spaceLeases)
    .set({ until: leaseEnd })
    .where(eq(spaceLeases.owner, owner))
    .returning({ spaceId: spaceLeases.spaceId, epoch: spaceLeases.epoch });
  return new Map(rows.map((row) => [row.spaceId, row.epoch]));
}

/** Gives a space back at once. The row stays, for its epoch. */
export async function releaseLease(
  query: Query,
  spaceId: SpaceId,
  held: { owner: string; epoch: number },
): Promise<void> {
  await query
    .update(spaceLeases)
    .set({ owner: "", until: sql`clock_timestamp()` })
    .where(isHeldBy(spaceId, held));
}

/**
 * True when the lease still is the caller's. Its key stays locked until the transaction ends, so nobody takes the space
 * between this check and the commit; its owner may lengthen the lease meanwhile, however many writes are under way.
 */
export async function lockLease(
  query: Query,
  spaceId: SpaceId,
  held: { owner: string; epoch: number },
): Promise<boolean> {
  const isAlive = sql`${spaceLeases.until} > clock_timestamp()`;
  const rows = await query
    .select({ epoch: spaceLeases.epoch })
    .from(spaceLeases)
    .where(and(isHeldBy(spaceId, held), isAlive))
    .for("key share");
  return rows.length > 0;
}

const isHeldBy = (spaceId: SpaceId, held: { owner: string; epoch: number }) =>
  and(eq(spaceLeases.spaceId, spaceId), eq(spaceLeases.owner, held.owner), eq(spaceLeases.epoch, held.epoch));
