import type { RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

/** The centres of a room's spawn spots. */
export const spawnSpots = (inRoom: ReadRecords<RoomRecords>): { x: number; y: number }[] =>
  Array.from(inRoom.all("element")).flatMap(({ data, pos, width, height }) =>
    data.type === "spawn_spot" ? [{ x: pos.x + width / 2, y: pos.y + height / 2 }] : [],
  );
