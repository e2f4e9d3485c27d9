import { RoomMap } from "../map/RoomMap.tsx";
import { ALL_PANELS, EVERYWHERE, type RoomKind } from "./roomKind.ts";

/** A floor one walks on: the distance decides whom one hears. */
export const spatial: RoomKind = {
  type: "spatial",
  Surface: RoomMap,
  actions: [...EVERYWHERE, "add", "megaphone"],
  panels: ALL_PANELS,
  hearing: "distance",
};
