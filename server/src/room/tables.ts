import type {
  BackgroundVideo,
  FloorLaying,
  FolderId,
  RecordingProof,
  Room,
  RoomId,
  RoomPermissions,
  RoomType,
  SpaceId,
} from "@atrium/contract";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { spaces } from "../space/index.ts";
import { time } from "../platform/database/columns.ts";
import type { KeptLive } from "./keptLive.ts";

/** Groups of rooms in the list. */
export const folders = pgTable(
  "folders",
  {
    id: text("id").$type<FolderId>().primaryKey(),
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Position in the list, among folders and rooms without a folder. */
    position: doublePrecision("position").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("folders_space").on(table.spaceId)],
);

export const rooms = pgTable(
  "rooms",
  {
    id: text("id").$type<RoomId>().primaryKey(),
    spaceId: text("space_id")
      .$type<SpaceId>()
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    type: text("type").$type<RoomType>().notNull(),
    /** Position in the list or folder, ascending; not dense, so that a room can be placed between two others. */
    position: doublePrecision("position").notNull(),
    groupId: text("group_id")
      .$type<FolderId>()
      .references(() => folders.id, { onDelete: "set null" }),
    bgMode: text("bg_mode").$type<Room["bgMode"]>().notNull(),
    bgLaying: text("bg_laying").$type<FloorLaying>().notNull().default("FILL"),
    bgImageUrl: text("bg_image_url"),
    bgBrightness: integer("bg_brightness").notNull(),
    dominantColor: text("dominant_color"),
    /** In units. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    capacity: integer("capacity").notNull(),
    isHidden: boolean("is_hidden").notNull().default(false),
    blocked: boolean("blocked").notNull().default(false),
    passwordHash: text("password_hash"),
    permissions: jsonb("permissions").$type<RoomPermissions>().notNull(),
    defaultZoomLevel: integer("default_zoom_level").notNull(),
    gridViewByDefault: boolean("grid_view_by_default").notNull(),
    title: text("title").notNull().default(""),
    description: text("description").notNull().default(""),
    stageTitle: text("stage_title").notNull().default(""),
    stageDescription: text("stage_description").notNull().default(""),
    scrollableBackground: boolean("scrollable_background").notNull().default(true),
    chatSlowSeconds: integer("chat_slow_seconds").notNull().default(0),
    shield: boolean("shield").notNull().default(false),
    /** For a stage: the video behind its presenters. It is announced with the room's elements. */
    backgroundVideo: jsonb("background_video").$type<BackgroundVideo>(),
    /** For a restart; null if there is nothing to keep. */
    keptLive: jsonb("kept_live").$type<KeptLive>(),
    /** Since when it is recorded; null while it is not. */
    recordingStartedAt: time("recording_started_at"),
    recordingByName: text("recording_by_name"),
    recordingProof: text("recording_proof").$type<RecordingProof>(),
    /** Counts the changes of its elements and of its background video. */
    elementsRevision: integer("elements_revision").notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("rooms_space").on(table.spaceId, table.position), index("rooms_group").on(table.groupId)],
);
