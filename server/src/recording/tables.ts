import type { AccountId, RecordingEnd, RecordingId, RecordingState, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { time } from "../platform/database/columns.ts";
import { rooms } from "../room/index.ts";
import { spaces } from "../space/index.ts";
import { teams } from "../team/index.ts";

/** Recordings, from their start. A row outlives its space until its file is removed. */
export const recordings = pgTable(
  "recordings",
  {
    id: text("id").$type<RecordingId>().primaryKey(),
    teamId: text("team_id")
      .$type<TeamId>()
      .references(() => teams.id, { onDelete: "set null" }),
    spaceId: text("space_id")
      .$type<SpaceId>()
      .references(() => spaces.id, { onDelete: "set null" }),
    roomId: text("room_id")
      .$type<RoomId>()
      .references(() => rooms.id, { onDelete: "set null" }),
    roomName: text("room_name").notNull(),
    startedBy: text("started_by")
      .$type<AccountId>()
      .references(() => accounts.id, { onDelete: "set null" }),
    state: text("state").$type<RecordingState>().notNull(),
    endedBecause: text("ended_because").$type<RecordingEnd>(),
    startedAt: time("started_at").notNull(),
    /** When its recorder last called. */
    seenAt: time("seen_at").notNull(),
    /** The key of its file; reserved from the start. */
    key: text("key").notNull().unique(),
    /** The key of its picture; null if there is none. */
    pictureKey: text("picture_key").unique(),
    /** How much of its file is finished while it is processed; null if that is not known. */
    processedPercent: integer("processed_percent"),
    durationMs: integer("duration_ms"),
    bytes: bigint("bytes", { mode: "number" }),
    /** When its file was finished; null before. */
    finishedAt: time("finished_at"),
    /** When whoever started it was told what became of it, by a page or by a mail; null before. */
    toldAt: time("told_at"),
    /** When it is deleted, as it was announced; null before it was. */
    goesAt: time("goes_at"),
  },
  (table) => [
    index("recordings_team").on(table.teamId),
    index("recordings_space").on(table.spaceId, table.startedAt),
    uniqueIndex("recordings_running")
      .on(table.roomId)
      .where(sql`${table.state} in ('starting', 'recording')`),
    index("recordings_started").on(table.startedAt),
    index("recordings_untold")
      .on(table.finishedAt)
      .where(sql`${table.toldAt} is null`),
  ],
);
