import type { AccountId, UploadId, UploadKind } from "@atrium/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";

/** Uploads: first only wanted, then arriving, then files. Every stored file has its row, made before the file. */
export const fileUploads = pgTable(
  "file_uploads",
  {
    id: text("id").$type<UploadId>().primaryKey(),
    /** Who uploads; null once they are gone. */
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    kind: text("kind").$type<UploadKind>().notNull(),
    /** What the browser calls the file; shown and offered for saving, never part of a path. */
    name: text("name").notNull(),
    /** As announced; not one more is taken. */
    wantedBytes: integer("wanted_bytes").notNull(),
    key: text("key").notNull().unique(),
    state: text("state").$type<UploadState>().notNull(),
    createdAt: time("created_at").notNull(),
    /** When the bytes began to come. */
    claimedAt: time("claimed_at"),
    /** Of a finished upload, what was stored. */
    mimeType: text("mime_type"),
    bytes: integer("bytes"),
    width: integer("width"),
    height: integer("height"),
    dominantColor: text("dominant_color"),
    pages: integer("pages"),
  },
  (table) => [index("file_uploads_created").on(table.createdAt), index("file_uploads_account").on(table.accountId)],
);

/** `spent`: what came was refused. */
export type UploadState = "waiting" | "arriving" | "ready" | "spent";
