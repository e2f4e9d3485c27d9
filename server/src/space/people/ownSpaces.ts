import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../../platform/database/ownRows.ts";
import { spaceMembers, spaces, spaceVisits } from "../tables.ts";

/** The spaces somebody has been added to, for the export of their data. */
export const ownSpaces = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        spaceId: spaces.id,
        name: spaces.name,
        slug: spaces.slug,
        role: spaceMembers.role,
        addedAt: spaceMembers.addedAt,
      })
      .from(spaceMembers)
      .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
      .where(and(eq(spaceMembers.accountId, accountId), sql`${spaces.id} > ${after}`))
      .orderBy(asc(spaces.id))
      .limit(limit),
  ({ spaceId }) => spaceId,
);

/** The spaces they have visited. */
export const ownVisits = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        spaceId: spaces.id,
        name: spaces.name,
        slug: spaces.slug,
        lastVisitedAt: spaceVisits.lastVisitedAt,
        visitsCount: spaceVisits.visitsCount,
      })
      .from(spaceVisits)
      .innerJoin(spaces, eq(spaces.id, spaceVisits.spaceId))
      .where(and(eq(spaceVisits.accountId, accountId), sql`${spaces.id} > ${after}`))
      .orderBy(asc(spaces.id))
      .limit(limit),
  ({ spaceId }) => spaceId,
);
