import { constants } from "@atrium/contract";
import type { DeletedSpace, SpaceId, TeamId } from "@atrium/contract";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { spaces } from "../tables.ts";

/** Spaces deleted since this moment can still be restored. */
const keptSince = (nowMs: number) => new Date(nowMs - constants.spaceKeptForMs);

export async function markDeleted(tx: Transaction, spaceId: SpaceId, nowMs: number): Promise<void> {
  await tx
    .update(spaces)
    .set({ deletedAt: new Date(nowMs) })
    .where(eq(spaces.id, spaceId));
}

/** Restores a space of the team; null if there is none to restore. */
export async function unmarkDeleted(
  tx: Transaction,
  of: { teamId: TeamId; spaceId: SpaceId },
  nowMs: number,
): Promise<{ spaceId: SpaceId; slug: string } | null> {
  const [row] = await tx
    .update(spaces)
    .set({ deletedAt: null })
    .where(and(eq(spaces.id, of.spaceId), eq(spaces.teamId, of.teamId), gt(spaces.deletedAt, keptSince(nowMs))))
    .returning({ spaceId: spaces.id, slug: spaces.slug });
  return row ?? null;
}

/** Latest first. */
export async function deletedSpacesOf(query: Query, teamId: TeamId, nowMs: number): Promise<DeletedSpace[]> {
  const rows = await query
    .select({ spaceId: spaces.id, name: spaces.name, deletedAt: spaces.deletedAt })
    .from(spaces)
    .where(and(eq(spaces.teamId, teamId), gt(spaces.deletedAt, keptSince(nowMs))))
    .orderBy(desc(spaces.deletedAt), spaces.id);
  return rows.flatMap(({ deletedAt, ...space }) =>
    deletedAt === null ? [] : [{ ...space, deletedAt: deletedAt.toISOString(), until: untilOf(deletedAt) }],
  );
}

/** Deletes for good what can no longer be restored. */
export async function forgetDeletedSpaces(query: Query, nowMs: number): Promise<void> {
  await query.delete(spaces).where(lte(spaces.deletedAt, keptSince(nowMs)));
}

const untilOf = (deletedAt: Date): string => new Date(deletedAt.getTime() + constants.spaceKeptForMs).toISOString();
