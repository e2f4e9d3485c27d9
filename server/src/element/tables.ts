import type { AccountId, ElementData, ElementId, FileUrl, RoomId, SpaceRole } from "@atrium/contract";
import { boolean, doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import { rooms } from "../room/index.ts";

/** What people share in rooms. Pinned ones stay; the others go when their creator leaves the room. */
export const elements = pgTable(
  "elements",
  {
    roomId: text("room_id")
      .$type<RoomId>()
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    /** Chosen by a browser, so unique in its room only: no call tells whether an id exists in another room. */
    id: text("id").$type<ElementId>().notNull(),
    creatorId: text("creator_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    creatorRole: text("creator_role").$type<SpaceRole>().notNull(),
    createdAt: time("created_at").notNull(),
    /** Of the top left corner, in units. */
    x: doublePrecision("x").notNull(),
    y: doublePrecision("y").notNull(),
    width: doublePrecision("width").notNull(),
    height: doublePrecision("height").notNull(),
    originalWidth: doublePrecision("original_width").notNull(),
    originalHeight: doublePrecision("original_height").notNull(),
    order: doublePrecision("z").notNull(),
    lockerId: text("locker_id")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    /** Null: not locked. */
    lockerRole: text("locker_role").$type<SpaceRole>(),
    isPinned: boolean("is_pinned").notNull().default(false),
    data: jsonb("data").$type<StoredData>().notNull(),
    /** The file that it shows. */
    fileUrl: text("file_url").$type<FileUrl>(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.id] }),
    index("elements_creator").on(table.creatorId),
    index("elements_locker").on(table.lockerId),
    index("elements_file").on(table.fileUrl),
  ],
);

/** An element's data without the address of its file, which has a column of its own. */
export type StoredData = WithoutFile<ElementData>;
type WithoutFile<Data> = Data extends { type: "image" | "pdf" } ? Omit<Data, "url"> : Data;
