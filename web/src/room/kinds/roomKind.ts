import type { RoomType } from "@atrium/contract";
import type { ComponentType } from "react";
import type { ActionId, RoomText } from "../actions/roomAction.ts";
import type { RoomMapProps } from "../map/RoomMap.tsx";

/** What stands at the edges of a room. */
export type RoomPanel = "rooms" | "people" | "zoom" | "miniMap";

/** A kind of room, as data: the screen asks for it and knows none by name. */
export interface RoomKind {
  type: RoomType;
  /** What fills the window. */
  Surface: ComponentType<RoomMapProps>;
  /** Its own floor is not drawn: a plain one lies there, and this sentence says why. Null where the floor is its own. */
  plainFloor: RoomText | null;
  actions: readonly ActionId[];
  panels: readonly RoomPanel[];
  /** Whether voices fade with distance, or everybody hears everybody. */
  hearing: "distance" | "everybody";
}

export const EVERYWHERE: readonly ActionId[] = [
  "microphone",
  "camera",
  "screen",
  "reactions",
  "grid",
  "smallWindow",
  "list",
  "panel",
  "chat",
  "settings",
  "roomSettings",
  "shield",
  "invite",
  "findMe",
  "leave",
];
export const ALL_PANELS: readonly RoomPanel[] = ["rooms", "people", "zoom", "miniMap"];
