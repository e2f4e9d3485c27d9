import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { fileUploads } from "./tables.ts";

/** What somebody has uploaded. */
export const ownFiles = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: fileUploads.id,
        kind: fileUploads.kind,
        name: fileUploads.name,
        mimeType: fileUploads.mimeType,
        bytes: fileUploads.bytes,
        createdAt: fileUploads.createdAt,
      })
      .from(fileUploads)
      .where(
        and(eq(fileUploads.accountId, accountId), eq(fileUploads.state, "ready"), sql`${fileUploads.id} > ${after}`),
      )
      .orderBy(asc(fileUploads.id))
      .limit(limit),
  ({ id }) => id,
);
