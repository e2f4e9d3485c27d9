import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { elements } from "./tables.ts";

const elementKey = sql<string>`${elements.roomId} || ' ' || ${elements.id}`;

/** What somebody has shared in rooms and that still exists. */
export const ownElements = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: elements.id,
        roomId: elements.roomId,
        data: elements.data,
        fileUrl: elements.fileUrl,
        isPinned: elements.isPinned,
        createdAt: elements.createdAt,
      })
      .from(elements)
      .where(and(eq(elements.creatorId, accountId), sql`${elementKey} > ${after}`))
      .orderBy(asc(elementKey))
      .limit(limit),
  ({ roomId, id }) => `${roomId} ${id}`,
);
