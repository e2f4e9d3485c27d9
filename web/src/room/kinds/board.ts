import { RoomMap } from "../map/RoomMap.tsx";
import { ALL_PANELS, EVERYWHERE, type RoomKind } from "./roomKind.ts";

/** A board to draw on. Until it has a surface of its own, a plain floor where everybody hears everybody. */
export const board: RoomKind = {
  type: "collaboration",
  Surface: RoomMap,
  plainFloor: "plainBoard",
  actions: EVERYWHERE,
  panels: ALL_PANELS,
  hearing: "everybody",
};
