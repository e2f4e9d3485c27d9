import { RoomMap } from "../map/RoomMap.tsx";
import { ALL_PANELS, EVERYWHERE, type RoomKind } from "./roomKind.ts";

/** Presenters and an audience. Until it has a surface of its own, a plain floor where everybody hears everybody. */
export const stage: RoomKind = {
  type: "stage",
  Surface: RoomMap,
  plainFloor: "plainStage",
  actions: EVERYWHERE,
  panels: ALL_PANELS,
  hearing: "everybody",
};
