import { BoardMap } from "../board/BoardMap.tsx";
import { ALL_PANELS, EVERYWHERE, type RoomKind } from "./roomKind.ts";

/** A board that people look at together: their pointers are on it, they themselves at its side. */
export const board: RoomKind = {
  type: "collaboration",
  Surface: BoardMap,
  actions: [...EVERYWHERE.filter((id) => id !== "findMe"), "add", "pen", "present"],
  panels: ALL_PANELS,
  hearing: "everybody",
};
