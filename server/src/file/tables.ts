import type { AccountId, UploadId, UploadKind } from "@atrium/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";

/** Uploads: announced, then arriving, then files. Every stored file has a row, created before the file. */
export const fileUploads = pgTable(
  "file_uploads",
  {
    id: text("id").$type<UploadId>().primaryKey(),
    /** The uploader; null once deleted. */
    accountId: text("account_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    kind: text("kind").$type<UploadKind>().notNull(),
    /** The file's name in the browser; shown and offered for saving, never part of a path. */
    name: text("name").notNull(),
    /** As announced, or the limit for a link; not a byte more is accepted. */
    wantedBytes: integer("wanted_bytes").notNull(),
    /** The URL it is fetched from; null if its uploader's browser sends it. */
    link: text("link"),
    key: text("key").notNull().unique(),
    state: text("state").$type<UploadState>().notNull(),
    createdAt: time("created_at").notNull(),
    /** When the bytes started to arrive. */
    claimedAt: time("claimed_at"),
    /** What was stored, once finished. */
    mimeType: text("mime_type"),
    bytes: integer("bytes"),
    width: integer("width"),
    height: integer("height"),
    dominantColor: text("dominant_color"),
    pages: integer("pages"),
  },
  (table) => [index("file_uploads_created").on(table.createdAt), index("file_uploads_account").on(table.accountId)],
);

/** `spent`: the content was refused. */
export type UploadState = "waiting" | "arriving" | "ready" | "spent";
