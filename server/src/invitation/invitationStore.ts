import { must, newId } from "@atrium/contract";
import type { AccountId, InvitationId, InvitationKind, SpaceId, TeamId } from "@atrium/contract";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../account/index.ts";
import type { Database, Query, Transaction } from "../platform/database/database.ts";
import { adoptOpenedLinks } from "./openedLinks.ts";
import { invitations } from "./tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitation = Omit<typeof invitations.$inferInsert, "id" | "createdAt" | "usedCount" | "revokedAt">;

/** Which invitations: a team's of some kinds, or those of one space. */
export interface InvitationsOf {
  teamId: TeamId;
  kinds: readonly InvitationKind[];
  spaceId?: SpaceId | undefined;
  /** Only those created by this account. */
  by?: AccountId | undefined;
}

/** Not revoked, expired or used up. */
export const isOpenAt = (nowMs: number): SQL | undefined =>
  and(
    isNull(invitations.revokedAt),
    or(isNull(invitations.expiresAt), gt(invitations.expiresAt, new Date(nowMs))),
    or(isNull(invitations.usesLeft), gt(invitations.usesLeft, 0)),
  );

const isOf = ({ teamId, kinds, spaceId, by }: InvitationsOf): SQL | undefined =>
  and(
    eq(invitations.teamId, teamId),
    inArray(invitations.kind, [...kinds]),
    spaceId === undefined ? undefined : eq(invitations.spaceId, spaceId),
    by === undefined ? undefined : eq(invitations.createdBy, by),
  );

export interface ListedInvitation {
  invitation: InvitationRow;
  creatorName: string;
}

/** Open ones, newest first. */
export async function findOpen(
  query: Query,
  of: InvitationsOf,
  page: { after: InvitationId | undefined; count: number; nowMs: number },
): Promise<ListedInvitation[]> {
  const { after, count, nowMs } = page;
  return query
    .select({ invitation: invitations, creatorName: accounts.name })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.createdBy))
    .where(
      and(
        isOf(of),
        isOpenAt(nowMs),
        after === undefined
          ? undefined
          : sql`(${invitations.createdAt}, ${invitations.id}) < (select i.created_at, i.id from invitations i where i.id = ${after})`,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(count);
}

/** An open one by its id, locked; otherwise null. */
export async function lockOpen(
  tx: Transaction,
  of: InvitationsOf,
  { id, nowMs }: { id: InvitationId; nowMs: number },
): Promise<InvitationRow | null> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), isOf(of), isOpenAt(nowMs)))
    .for("update");
  return found ?? null;
}

/** The open mail invitations to some addresses, by address. */
export async function openMailsTo(
  tx: Transaction,
  of: InvitationsOf,
  { emailKeys, nowMs }: { emailKeys: readonly string[]; nowMs: number },
): Promise<Map<string, InvitationRow>> {
  if (emailKeys.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(invitations)
    .where(and(isOf(of), isOpenAt(nowMs), inArray(invitations.emailKey, [...emailKeys])));
  return new Map(rows.flatMap((row) => (row.emailKey === null ? [] : [[row.emailKey, row] as const])));
}

export async function insertInvitation(tx: Transaction, made: NewInvitation, nowMs: number): Promise<InvitationRow> {
  const [row] = await tx
    .insert(invitations)
    .values({ ...made, id: newId<InvitationId>(), createdAt: new Date(nowMs) })
    .returning();
  return must(row, "an insert returns its row");
}

export async function changeInvitation(
  tx: Transaction,
  id: InvitationId,
  changes: Partial<Omit<InvitationRow, "id">>,
): Promise<void> {
  await tx.update(invitations).set(changes).where(eq(invitations.id, id));
}

/** In any state; null if the code is unknown. */
export async function findByCode(query: Query, codeHash: string): Promise<InvitationRow | null> {
  const [found] = await query.select().from(invitations).where(eq(invitations.codeHash, codeHash));
  return found ?? null;
}

/** Whether its row still allows accepting it. */
export const isStillOpen = ({ revokedAt, expiresAt, usesLeft }: InvitationRow, nowMs: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt.getTime() > nowMs) && (usesLeft === null || usesLeft > 0);

/** Its current state, locked against concurrent use. */
export async function lockInvitation(tx: Transaction, id: InvitationId): Promise<InvitationRow | null> {
  const [found] = await tx.select().from(invitations).where(eq(invitations.id, id)).for("update");
  return found ?? null;
}

/** Transfers a guest's invitations to the account they signed in to. */
export async function adoptInvitations(
  tx: Transaction,
  { from, to }: { from: AccountId; to: AccountId },
): Promise<void> {
  await tx.update(invitations).set({ createdBy: to }).where(eq(invitations.createdBy, from));
  await adoptOpenedLinks(tx, { from, to });
}

const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes invitations that ended a month ago: addresses of people who never came are not kept. */
export async function forgetInvitations(db: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  await db
    .delete(invitations)
    .where(
      or(
        lt(invitations.expiresAt, before),
        and(isNotNull(invitations.revokedAt), lt(invitations.revokedAt, before)),
        and(isNull(invitations.expiresAt), eq(invitations.usesLeft, 0), lt(invitations.createdAt, before)),
      ),
    );
}

export async function endInvitations(tx: Transaction, teamId: TeamId, nowMs: number): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: new Date(nowMs) })
    .where(and(eq(invitations.teamId, teamId), isNull(invitations.revokedAt)));
}

/** Revokes the links that somebody has made; the spaces whose lists they are gone from. */
export async function revokeLinksOf(
  tx: Transaction,
  { teamId, accountId, nowMs }: { teamId: TeamId; accountId: AccountId; nowMs: number },
): Promise<SpaceId[]> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: new Date(nowMs) })
    .where(
      and(
        eq(invitations.teamId, teamId),
        eq(invitations.createdBy, accountId),
        isNull(invitations.email),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ spaceId: invitations.spaceId });
  return [...new Set(revoked.flatMap(({ spaceId }) => spaceId ?? []))];
}

/** Deletes who was invited at an address. */
export async function forgetInvitationsTo(query: Query, emailKey: string): Promise<void> {
  await query.delete(invitations).where(eq(invitations.emailKey, emailKey));
}
