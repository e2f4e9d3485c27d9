import { RoomMap } from "../map/RoomMap.tsx";
import type { ActionId } from "../actions/roomAction.ts";
import { ALL_PANELS, EVERYWHERE, type RoomKind } from "./roomKind.ts";

const FLOOR_ONLY: readonly ActionId[] = ["grid", "findMe", "smallWindow"];

/** Presenters and an audience: the stage stands over the floor, and nobody walks. */
export const stage: RoomKind = {
  type: "stage",
  Surface: RoomMap,
  actions: [...EVERYWHERE.filter((id) => !FLOOR_ONLY.includes(id)), "hand", "stagePlace", "stagePage", "steerStage"],
  panels: ALL_PANELS.filter((panel) => panel !== "zoom" && panel !== "miniMap"),
  hearing: "everybody",
};
