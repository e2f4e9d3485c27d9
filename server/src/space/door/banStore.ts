import type { AccountId, InvitationId, SpaceBan, SpaceId } from "@atrium/contract";
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createHash } from "node:crypto";
import { accounts } from "../../account/index.ts";
import { time } from "../../platform/database/columns.ts";
import type { Query } from "../../platform/database/database.ts";
import { spaceMembers, spaceVisits, spaces } from "../tables.ts";

/** Who is kept out of a space. */
export const spaceBans = pgTable(
  "space_bans",
  {
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Not a foreign key: a guest stays banned after their account is deleted. */
    accountId: text("account_id").$type<AccountId>().notNull(),
    /** Hash of the browser they were last here with: no guest of it gets in either, and nobody by a link. Null if unknown. */
    browserHash: text("browser_hash"),
    /** The invitation they had come by: as a link it lets no new guest in without an account. Null if there was none. */
    invitationId: text("invitation_id").$type<InvitationId>(),
    /** Their name at the time of the ban. */
    name: text("name").notNull(),
    bannedAt: time("banned_at").notNull(),
    /** Null: permanent. */
    until: time("until"),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.accountId] })],
);

interface BanOf {
  spaceId: SpaceId;
  accountId: AccountId;
  /** The browser they are here with, if their visit may not be recorded yet. */
  browserHash?: string | null;
  /** Null: permanent. */
  forMs: number | null;
}

/**
 * Bans somebody, and guests of their browser and newcomers by their link as well: whoever signs out, or opens the link in
 * another browser, becomes a new guest at once. With another mailbox they are a new account, to which links stay shut in
 * that browser (record 95).
 */
export async function insertBan(query: Query, of: BanOf, nowMs: number): Promise<void> {
  const { spaceId, accountId, browserHash = null, forMs } = of;
  const [person] = await query
    .select({
      name: accounts.name,
      browserHash: spaceVisits.browserHash,
      invitationId: spaceMembers.invitationId,
    })
    .from(accounts)
    .leftJoin(spaceMembers, and(eq(spaceMembers.accountId, accounts.id), eq(spaceMembers.spaceId, spaceId)))
    .leftJoin(spaceVisits, and(eq(spaceVisits.accountId, accounts.id), eq(spaceVisits.spaceId, spaceId)))
    .where(eq(accounts.id, accountId));
  if (person === undefined) return;
  const ban = {
    name: person.name,
    browserHash: browserHash ?? person.browserHash,
    invitationId: person.invitationId,
    bannedAt: new Date(nowMs),
    until: forMs === null ? null : new Date(nowMs + forMs),
  };
  await query
    .insert(spaceBans)
    .values({ spaceId, accountId, ...ban })
    .onConflictDoUpdate({ target: [spaceBans.spaceId, spaceBans.accountId], set: ban });
}

interface AtTheDoor {
  accountId: AccountId;
  isVerified: boolean;
  browserId: string;
}

export type Ban = Pick<typeof spaceBans.$inferSelect, "until">;

/** Until when somebody is banned, by the longest of several bans; null if they are not. */
export async function banOf(
  query: Query,
  spaceId: SpaceId,
  { who, nowMs }: { who: AtTheDoor; nowMs: number },
): Promise<Ban | null> {
  return (await bansAtDoor(query, spaceId, { people: [who], nowMs }))[0] ?? null;
}

/** Like `banOf` for several people, in their order and in one statement. */
export async function bansAtDoor(
  query: Query,
  spaceId: SpaceId,
  { people, nowMs }: { people: readonly AtTheDoor[]; nowMs: number },
): Promise<(Ban | null)[]> {
  const asked = people.map(({ accountId, isVerified, browserId }) => ({
    accountId,
    browserHash: isVerified ? null : hashOfBrowser(browserId),
  }));
  const accountIds = asked.map(({ accountId }) => accountId);
  const browsers = asked.flatMap(({ browserHash }) => browserHash ?? []);
  const { accountId, browserHash, until } = spaceBans;
  const longestFirst = await query
    .select({ accountId, browserHash, until })
    .from(spaceBans)
    .where(
      and(
        eq(spaceBans.spaceId, spaceId),
        or(inArray(accountId, accountIds), inArray(browserHash, browsers)),
        holds(nowMs),
      ),
    )
    .orderBy(sql`${until} desc nulls first`);
  return asked.map((one) => {
    const isTheirs = (ban: (typeof longestFirst)[number]) =>
      ban.accountId === one.accountId || (one.browserHash !== null && ban.browserHash === one.browserHash);
    return longestFirst.find(isTheirs) ?? null;
  });
}

/** Whether an account is banned from one of some spaces; without a time also if the ban is over, while it is stored. */
export async function isBannedFrom(
  query: Query,
  { accountId, spaceIds }: { accountId: AccountId; spaceIds: readonly SpaceId[] },
  nowMs: number | null,
): Promise<boolean> {
  return isBan(query, and(inArray(spaceBans.spaceId, [...spaceIds]), eq(spaceBans.accountId, accountId)), nowMs);
}

/** Whether somebody is banned from one of some spaces who was last there with this browser. */
export async function isBanOnBrowser(
  query: Query,
  { browserId, spaceIds }: { browserId: string; spaceIds: readonly SpaceId[] },
  nowMs: number,
): Promise<boolean> {
  return isBan(
    query,
    and(inArray(spaceBans.spaceId, [...spaceIds]), eq(spaceBans.browserHash, hashOfBrowser(browserId))),
    nowMs,
  );
}

/** Whether somebody is banned from one of some spaces who had come there by an invitation, or is among those who opened it. */
export async function isBanOnLink(
  query: Query,
  {
    invitationId,
    openers,
    spaceIds,
  }: { invitationId: InvitationId; openers: SQLWrapper; spaceIds: readonly SpaceId[] },
  nowMs: number,
): Promise<boolean> {
  const byLink = or(eq(spaceBans.invitationId, invitationId), inArray(spaceBans.accountId, openers));
  return isBan(query, and(inArray(spaceBans.spaceId, [...spaceIds]), byLink), nowMs);
}

async function isBan(query: Query, ofThem: SQL | undefined, nowMs: number | null): Promise<boolean> {
  const found = await query
    .select({ spaceId: spaceBans.spaceId })
    .from(spaceBans)
    .where(and(ofThem, nowMs === null ? undefined : holds(nowMs)))
    .limit(1);
  return found.length > 0;
}

/** Bans in effect, the latest first. */
export async function bansOf(query: Query, spaceId: SpaceId, nowMs: number): Promise<SpaceBan[]> {
  const rows = await query
    .select()
    .from(spaceBans)
    .where(and(eq(spaceBans.spaceId, spaceId), holds(nowMs)))
    .orderBy(desc(spaceBans.bannedAt));
  return rows.map(({ accountId, name, bannedAt, until }) => ({
    accountId,
    name,
    bannedAt: bannedAt.toISOString(),
    until: until?.toISOString() ?? null,
  }));
}

interface BansFrom {
  /** A subquery of space ids. */
  spaces: SQLWrapper;
  accountIds: readonly AccountId[];
  nowMs: number;
}

/** Bans in effect of these people from these spaces. */
export async function bansFrom(query: Query, { spaces: among, accountIds, nowMs }: BansFrom) {
  if (accountIds.length === 0) return [];
  const { accountId, spaceId, until } = spaceBans;
  return query
    .select({ accountId, spaceId, until })
    .from(spaceBans)
    .where(and(inArray(accountId, [...accountIds]), inArray(spaceId, among), holds(nowMs)))
    .orderBy(spaceBans.bannedAt);
}

export async function removeBan(query: Query, of: { spaceId: SpaceId; accountId: AccountId }): Promise<void> {
  const isSame = and(eq(spaceBans.spaceId, of.spaceId), eq(spaceBans.accountId, of.accountId));
  await query.delete(spaceBans).where(isSame);
}

/**
 * Transfers a guest's bans to the account they signed in to; of two bans from one space the longer stays, and the browser
 * and the link of either.
 */
export async function handOnBans(query: Query, { from, to }: { from: AccountId; to: AccountId }): Promise<void> {
  const bans = await query.delete(spaceBans).where(eq(spaceBans.accountId, from)).returning();
  for (const ban of bans)
    await query
      .insert(spaceBans)
      .values({ ...ban, accountId: to })
      .onConflictDoUpdate({
        target: [spaceBans.spaceId, spaceBans.accountId],
        set: {
          bannedAt: sql`greatest(${spaceBans.bannedAt}, excluded.banned_at)`,
          until: sql`case when ${spaceBans.until} is null or excluded.until is null then null
            else greatest(${spaceBans.until}, excluded.until) end`,
          browserHash: sql`coalesce(excluded.browser_hash, ${spaceBans.browserHash})`,
          invitationId: sql`coalesce(excluded.invitation_id, ${spaceBans.invitationId})`,
        },
      });
}

export async function forgetBans(query: Query, nowMs: number): Promise<void> {
  await query.delete(spaceBans).where(lt(spaceBans.until, new Date(nowMs)));
}

/** The browser's own id binds sign-in codes, so only a hash of it is stored. */
export const hashOfBrowser = (browserId: string): string =>
  createHash("sha256").update(`ban ${browserId}`).digest("base64url");

const holds = (nowMs: number) => or(isNull(spaceBans.until), gt(spaceBans.until, new Date(nowMs)));

/** Bans of a deleted account with an address. Those of a guest stay, with their name, until they are over or lifted. */
export async function forgetBansOf(query: Query, accountId: AccountId): Promise<void> {
  await query.delete(spaceBans).where(eq(spaceBans.accountId, accountId));
}
