import { bounds, constants } from "@atrium/contract";
import type { RoomId, SpaceId } from "@atrium/contract";
import { DEFAULT_ROOM_FLAGS } from "@atrium/rules";
import type { NewRoom } from "../space/index.ts";
import type { rooms } from "./tables.ts";

/** Defaults for everything that a room's creator does not choose. */
export const FRESH_LOOK = {
  bgMode: "COVER",
  bgLaying: "FILL",
  bgBrightness: bounds.brightnessPercent.max,
  dominantColor: null,
  width: constants.map.defaultSize.w,
  height: constants.map.defaultSize.h,
  permissions: DEFAULT_ROOM_FLAGS,
  defaultZoomLevel: constants.map.defaultZoomPercent,
  scrollableBackground: true,
  gridViewByDefault: false,
  chatSlowSeconds: 0,
  title: "",
  description: "",
  stageTitle: "",
  stageDescription: "",
} as const;

/** A copy of a room that is being recorded is not recorded itself. */
export const NOT_RECORDED = { recordingStartedAt: null, recordingByName: null, recordingProof: null } as const;

/** The row of a new room: its creator's choices and the defaults. */
export function newRoomRow(
  room: NewRoom & { id: RoomId; spaceId: SpaceId; position: number },
  nowMs: number,
): typeof rooms.$inferInsert {
  return { ...FRESH_LOOK, ...room, capacity: constants.roomCapacity[room.type], createdAt: new Date(nowMs) };
}
