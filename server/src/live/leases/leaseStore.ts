import type { SpaceId } from "@atrium/contract";
import { constants } from "@atrium/contract";
import { and, eq, sql } from "drizzle-orm";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/database/columns.ts";
import type { Query } from "../../platform/database/database.ts";

/**
 * Which node owns a space. Times are the database's. A row is kept as long as the space exists: the epoch only grows, so
 * a write that names an older one is known to come from a node that lost the space.
 */
export const spaceLeases = pgTable("space_leases", {
  spaceId: text("space_id").$type<SpaceId>().primaryKey(),
  /** The owning process; random at each start. */
  owner: text("owner").notNull(),
  /** Where other nodes reach the owner. */
  address: text("address").notNull(),
  /** Where browsers reach the owner; "" for the shared address. */
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

/** A live owner always has at least this much of its lease left, as it renews long before it expires. */
const LEAST_LEFT_MS = constants.lease.forMs - 1.5 * constants.lease.renewEveryMs;
const leaseEnd = sql`clock_timestamp() + ${constants.lease.forMs} * interval '1 millisecond'`;

/**
 * Takes the space if nobody owns it, or if its owner had the holder's address and has stopped renewing: a previous run of
 * the same node that was killed. Returns the current owner, which may be somebody else. Setting the key column makes the
 * database wait for every write in progress (see `lockLease`); renewing a lease does not.
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
  // Released between the two statements: try again.
  return held ?? takeLease(query, spaceId, holder);
}

/** Ends every lease: for a program that starts and is alone on its database, so that all owners are former runs of it. */
export async function endLeases(query: Query): Promise<void> {
  const isHeld = sql`${spaceLeases.until} > clock_timestamp()`;
  await query
    .update(spaceLeases)
    .set({ owner: "", until: sql`clock_timestamp()` })
    .where(isHeld);
}

export async function findLease(query: Query, spaceId: SpaceId): Promise<Lease | null> {
  const isHeld = sql`${spaceLeases.until} > clock_timestamp()`;
  const [held] = await query
    .select()
    .from(spaceLeases)
    .where(and(eq(spaceLeases.spaceId, spaceId), isHeld));
  return held ?? null;
}

/** The spaces among these that nobody owns. A space that never had an owner is not one of ours. */
export async function unownedSpaces(query: Query, spaceIds: readonly SpaceId[]): Promise<Set<SpaceId>> {
  const isOver = sql`${spaceLeases.until} <= clock_timestamp()`;
  const isAsked = sql`${spaceLeases.spaceId} = any(${sql.param(spaceIds)})`;
  const rows = await query.select({ spaceId: spaceLeases.spaceId }).from(spaceLeases).where(and(isAsked, isOver));
  return new Set(rows.map(({ spaceId }) => spaceId));
}

/** Renews every lease of the owner and returns those it still has, without any that another node took meanwhile. */
export async function renewLeases(query: Query, owner: string): Promise<Map<SpaceId, number>> {
  const rows = await query
    .update(spaceLeases)
    .set({ until: leaseEnd })
    .where(eq(spaceLeases.owner, owner))
    .returning({ spaceId: spaceLeases.spaceId, epoch: spaceLeases.epoch });
  return new Map(rows.map((row) => [row.spaceId, row.epoch]));
}

/** Releases a space at once. The row stays, for its epoch. */
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
 * True if the lease is still the caller's. Its key stays locked until the transaction ends, so nobody takes the space
 * between this check and the commit; its owner can still renew the lease, however many writes are in progress.
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
