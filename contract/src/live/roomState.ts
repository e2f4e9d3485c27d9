import { z } from "zod";
import { AccountId, RoomId } from "../common/ids.ts";
import { written } from "../common/written.ts";
import { boardRecordKinds } from "../board/records.ts";
import { captionRecordKinds } from "../captions/records.ts";
import { ElementId, elementRecordKinds } from "../element/records.ts";
import { Room } from "../room/records.ts";
import { stageRecordKinds } from "../stage/records.ts";
import { patchSchema, tablesSchema } from "./kinds.ts";
import type { RecordsOf } from "./kinds.ts";

/** Floor position in units x `presence.coordinateScale`, as integers; (0,0) is the top left corner. */
export const ScaledPosition = z.tuple([z.int(), z.int()]);
export type ScaledPosition = z.infer<typeof ScaledPosition>;

/** A participant's place and state in a room. */
export const RoomMember = z.object({
  accountId: AccountId,
  /** A small number that identifies the member in presence frames; unique in the room while they are in it. */
  seat: z.int().min(0),
  pos: ScaledPosition,
  audioMuted: z.boolean(),
  videoMuted: z.boolean(),
  sharingScreen: z.boolean(),
  hasMegaphone: z.boolean(),
  forceMutedAudio: z.boolean(),
  forceMutedVideo: z.boolean(),
  privateAreaIds: z.array(z.string()),
  /** The private area at whose closed door they knock, and since when by the server's clock; nobody answers an old one. */
  knock: z.object({ areaId: ElementId, sinceMs: z.number() }).nullable().optional(),
  /** Counted but not shown to others, until they send something: see `Audience`. */
  inAudience: z.boolean(),
});
export type RoomMember = z.infer<typeof RoomMember>;

/**
 * The kinds of records that a room has while people are in it. A member is identified by the account's id. Elements are
 * stored, and read when the room opens. Parts in a stage and in a board last for as long as people
 * are inside; those in a stage are stored for a restart.
 */
export const roomKinds = {
  member: RoomMember,
  ...elementRecordKinds,
  ...stageRecordKinds,
  ...boardRecordKinds,
  ...captionRecordKinds,
} as const;
export type RoomRecords = RecordsOf<typeof roomKinds>;

/** All ordered state of a room. Positions inside are those at the time of the snapshot. */
export const RoomSnapshot = z.object({
  roomId: RoomId,
  clock: z.int().min(0),
  records: tablesSchema(roomKinds).meta({ id: "RoomRecords" }),
});
export type RoomSnapshot = z.infer<typeof RoomSnapshot>;

/** A merge of a member's `pos` is a jump, not a walk: drawn without gliding. */
export const RoomPatch = patchSchema(roomKinds).meta({ id: "RoomPatch" });
export type RoomPatch = z.infer<typeof RoomPatch>;

/** How to reach the media server for a room; the token is valid for `mediaToken.forMs`. */
export const MediaAccess = z.object({
  /** A ws(s) URL, or "" for the page's host. */
  url: z.string(),
  token: z.string(),
});
export type MediaAccess = z.infer<typeof MediaAccess>;

/** What somebody gets on entering a room. */
export const RoomState = z.object({ room: Room, snapshot: written(RoomSnapshot), media: MediaAccess });
export type RoomState = z.infer<typeof RoomState>;
