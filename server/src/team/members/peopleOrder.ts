import type { AccountId, PeopleSort, TeamId } from "@atrium/contract";
import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { accounts } from "../../account/index.ts";
import type { Query } from "../../platform/database/database.ts";
import { teamMembers } from "../tables.ts";
import type { TeamPlaces } from "./places.ts";

/** How a list of people is sorted. */
export interface PeopleOrder {
  sort: PeopleSort;
  isDown: boolean;
}
interface Ordered {
  teamId: TeamId;
  /** Subquery of the accounts of everybody who may be listed. */
  people: SQLWrapper;
  order: PeopleOrder;
  /** The last person of the previous page. */
  after: AccountId | undefined;
}

/** Joined by every list, so that all have the same shape; only read when sorting by it. */
const NOBODY_SEEN = sql`(select '' as account_id, null::timestamptz as at, 0 as count where false)`;
export const isSeen = sql`seen.account_id = ${accounts.id}`;

/** Rows without a value are grouped at one end. */
const KEYS: Record<PeopleSort, SQL> = {
  name: sql`''::text`,
  role: sql`coalesce(${teamMembers.role}, '')`,
  seen: sql`coalesce(seen.at, '-infinity')`,
  visits: sql`coalesce(seen.count, 0)`,
};
const CASTS: Record<PeopleSort, SQL> = {
  name: sql`text`,
  role: sql`text`,
  seen: sql`timestamptz`,
  visits: sql`bigint`,
};

/** A sort order as parts of a statement: what to join, what to sort by, and what follows the previous page. */
export async function orderPeople(query: Query, places: TeamPlaces, { teamId, people, order, after }: Ordered) {
  const readsVisits = order.sort === "seen" || order.sort === "visits";
  const seenOf = (these: SQLWrapper) =>
    sql`${readsVisits ? sql`(${places.lastVisits(query, teamId, these)})` : NOBODY_SEEN} seen`;
  const seen = seenOf(people);
  const key = KEYS[order.sort];
  const isTurned = order.isDown && order.sort === "name";
  const [byKey, byName] = [order.isDown ? desc(key) : asc(key), isTurned ? desc : asc];
  const by = [byKey, byName(accounts.name), byName(accounts.id)];
  if (after === undefined) return { seen, by, behind: undefined };
  const [last] = await query
    .select({ key: sql<string>`${key}::text`, name: accounts.name })
    .from(accounts)
    .leftJoin(teamMembers, and(eq(teamMembers.accountId, accounts.id), eq(teamMembers.teamId, teamId)))
    .leftJoin(seenOf(sql`(select ${after})`), isSeen)
    .where(eq(accounts.id, after));
  // If the last person is gone, nobody follows: the list ends, and is read again.
  if (last === undefined) return { seen, by, behind: sql`false` };
  const lastKey = sql`${last.key}::${CASTS[order.sort]}`;
  const further = (turned: boolean) => (turned ? sql`<` : sql`>`);
  const behind = or(
    sql`${key} ${further(order.isDown)} ${lastKey}`,
    and(
      sql`${key} = ${lastKey}`,
      sql`(${accounts.name}, ${accounts.id}) ${further(isTurned)} (${last.name}, ${after})`,
    ),
  );
  return { seen, by, behind };
}
