import type { SlackPosting, SlackWorkspace, SpaceId, TeamId } from "@atrium/contract";
import { and, count, eq, exists, isNotNull, max, notExists, sql } from "drizzle-orm";
import { createHmac } from "node:crypto";
import { accounts } from "../account/index.ts";
import { openReply, sealReply } from "../platform/calls/sealReply.ts";
import type { Database, Query, Transaction } from "../platform/database/database.ts";
import { teams } from "../team/index.ts";
import { slackPeople, slackPostings, slackTokens, slackWorkspaces } from "./tables.ts";

export type WorkspaceRow = typeof slackWorkspaces.$inferSelect;
export type PostingRow = typeof slackPostings.$inferSelect;
export type TokenRow = typeof slackTokens.$inferSelect;

/** The connection of a team. `holds` locks it against deletion until this transaction ends. */
export async function findWorkspace(query: Query, teamId: TeamId, holds = false): Promise<WorkspaceRow | null> {
  const select = query.select().from(slackWorkspaces).where(eq(slackWorkspaces.teamId, teamId)).$dynamic();
  const [row] = await (holds ? select.for("share") : select);
  return row ?? null;
}

export async function isConnectedToSlack(query: Query, teamId: TeamId): Promise<boolean> {
  const workspace = await findWorkspace(query, teamId);
  return workspace !== null && workspace.brokenAt === null;
}

/** Connects a team anew: channels and people of another workspace go with it, those of the same stay. */
export async function replaceWorkspace(tx: Transaction, row: Omit<WorkspaceRow, "brokenAt">): Promise<void> {
  const isSame = and(eq(slackWorkspaces.teamId, row.teamId), eq(slackWorkspaces.workspaceId, row.workspaceId));
  const [same] = await tx
    .update(slackWorkspaces)
    .set({ ...row, brokenAt: null })
    .where(isSame)
    .returning({ teamId: slackWorkspaces.teamId });
  if (same !== undefined) return;
  await removeWorkspace(tx, row.teamId);
  await tx.insert(slackWorkspaces).values(row);
}

/** False if the team was not connected. */
export async function removeWorkspace(tx: Transaction, teamId: TeamId): Promise<boolean> {
  const gone = await tx
    .delete(slackWorkspaces)
    .where(eq(slackWorkspaces.teamId, teamId))
    .returning({ teamId: slackWorkspaces.teamId });
  return gone.length > 0;
}

/**
 * Stores a token, encrypted. Slack returns the same one to somebody who agrees twice, and to several teams that use one
 * workspace: it is stored once, and revoked when its last user is gone.
 */
export async function keepToken(tx: Transaction, { token, key, nowMs }: { token: string; key: Buffer; nowMs: number }) {
  const id = idOf(key, token);
  const sealed = sealReply(key, { token });
  await tx
    .insert(slackTokens)
    .values({ id, sealed, madeAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: slackTokens.id, set: { sealed, unusedAt: null, triedAt: null } });
  return id;
}

/** Whether another connection uses the same token. */
export async function isTokenKept(query: Query, { token, key }: { token: string; key: Buffer }): Promise<boolean> {
  const [row] = await query
    .select({ id: slackTokens.id })
    .from(slackTokens)
    .where(eq(slackTokens.id, idOf(key, token)));
  return row !== undefined;
}

const idOf = (key: Buffer, token: string): string =>
  createHmac("sha256", key).update(`id\0${token}`).digest("base64url");

/** Null if it was encrypted with another secret than the program has now: the team must then be connected again. */
export async function openToken(query: Query, key: Buffer, tokenId: string): Promise<string | null> {
  const [row] = await query.select({ sealed: slackTokens.sealed }).from(slackTokens).where(eq(slackTokens.id, tokenId));
  return row === undefined ? null : tokenIn(key, row.sealed);
}

export function tokenIn(key: Buffer, sealed: string): string | null {
  try {
    const { token } = openReply(key, sealed);
    return typeof token === "string" ? token : null;
  } catch {
    return null;
  }
}

function isUnused(query: Query) {
  const byTeam = query
    .select({ one: sql`1` })
    .from(slackWorkspaces)
    .where(eq(slackWorkspaces.tokenId, slackTokens.id));
  const byPerson = query
    .select({ one: sql`1` })
    .from(slackPeople)
    .where(eq(slackPeople.tokenId, slackTokens.id));
  return and(notExists(byTeam), notExists(byPerson));
}

/** Tokens that nobody uses any more: those first that Slack has not been asked to forget, then the longest ago. */
export async function unusedTokens(query: Query, most: number): Promise<string[]> {
  const rows = await query
    .select({ id: slackTokens.id })
    .from(slackTokens)
    .where(isUnused(query))
    .orderBy(sql`${slackTokens.triedAt} asc nulls first`, slackTokens.madeAt)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** A token that is about to be revoked; null if somebody uses it again. */
export async function takeUnused(
  db: Database,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<(TokenRow & { unusedAt: Date }) | null> {
  return db.transaction(async (tx) => {
    const held = await holdUnused(tx, id);
    if (held === null) return null;
    const triedAt = new Date(nowMs);
    const unusedAt = held.unusedAt ?? triedAt;
    await tx.update(slackTokens).set({ triedAt, unusedAt }).where(eq(slackTokens.id, id));
    return { ...held, unusedAt };
  });
}

/** Whoever connects with it in this very moment keeps it, and connects once more. */
export async function dropUnused(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await holdUnused(tx, id)) !== null) await tx.delete(slackTokens).where(eq(slackTokens.id, id));
  });
}

/** Whoever connects with the same token holds its row: who uses it is seen only after that. */
async function holdUnused(tx: Transaction, id: string): Promise<TokenRow | null> {
  const isIt = eq(slackTokens.id, id);
  await tx.select({ id: slackTokens.id }).from(slackTokens).where(isIt).for("update");
  const [row] = await tx
    .select()
    .from(slackTokens)
    .where(and(isIt, isUnused(tx)));
  return row ?? null;
}

/** A connection as admins see it. */
export async function describeWorkspace(query: Query, workspace: WorkspaceRow): Promise<SlackWorkspace> {
  const { teamId, name, connectedBy, connectedAt, brokenAt } = workspace;
  const [people] = await query.select({ total: count() }).from(slackPeople).where(eq(slackPeople.teamId, teamId));
  const [posted] = await query
    .select({ last: max(slackPostings.postedAt) })
    .from(slackPostings)
    .where(eq(slackPostings.teamId, teamId));
  const [by] =
    connectedBy === null
      ? []
      : await query.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, connectedBy));
  return {
    name,
    connectedByName: by?.name ?? null,
    connectedAt: connectedAt.toISOString(),
    peopleCount: people?.total ?? 0,
    lastPostedAt: posted?.last?.toISOString() ?? null,
    isBroken: brokenAt !== null,
  };
}

/** Disconnects deleted teams and people, even if they can be restored: nobody is left who could do it. */
export async function forgetDeleted(query: Query): Promise<void> {
  const deleted = query
    .select({ one: sql`1` })
    .from(teams)
    .where(and(eq(teams.id, slackWorkspaces.teamId), isNotNull(teams.deletedAt)));
  await query.delete(slackWorkspaces).where(exists(deleted));
  const leaving = query
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.id, slackPeople.accountId), isNotNull(accounts.deletesAt)));
  await query.delete(slackPeople).where(exists(leaving));
}

export async function findPosting(query: Query, spaceId: SpaceId): Promise<PostingRow | null> {
  const [row] = await query.select().from(slackPostings).where(eq(slackPostings.spaceId, spaceId));
  return row ?? null;
}

type Chosen = Pick<PostingRow, "spaceId" | "teamId" | "channelId" | "channelName" | "isOn">;

/** Keeps the state of meetings, so that changing the channel announces none again. */
export async function choosePosting(tx: Transaction, chosen: Chosen): Promise<PostingRow | null> {
  const fresh = { ...chosen, isChannelLost: false };
  const [row] = await tx
    .insert(slackPostings)
    .values(fresh)
    .onConflictDoUpdate({ target: slackPostings.spaceId, set: { ...fresh, owedAt: null } })
    .returning();
  return row ?? null;
}

export async function removePosting(tx: Transaction, spaceId: SpaceId): Promise<boolean> {
  const gone = await tx
    .delete(slackPostings)
    .where(eq(slackPostings.spaceId, spaceId))
    .returning({ spaceId: slackPostings.spaceId });
  return gone.length > 0;
}

export const describePosting = ({
  channelId,
  channelName,
  isOn,
  postedAt,
  isChannelLost,
}: PostingRow): SlackPosting => ({
  channel: { id: channelId, name: channelName },
  isOn,
  lastPostedAt: postedAt?.toISOString() ?? null,
  isChannelLost,
});
