import type { RoomType } from "@atrium/contract";
import type { ComponentType } from "react";
import type { ActionId } from "../actions/roomAction.ts";
import type { RoomMapProps } from "../map/MapFrame.tsx";

/** What stands at the edges of a room. */
export type RoomPanel = "rooms" | "people" | "zoom" | "miniMap";

/** A kind of room, as data: the screen asks for it and knows none by name. */
export interface RoomKind {
  type: RoomType;
  /** What fills the window. */
  Surface: ComponentType<RoomMapProps>;
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
  "captions",
  "broadcast",
  "recordings",
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
  "report",
  "leave",
];
export const ALL_PANELS: readonly RoomPanel[] = ["rooms", "people", "zoom", "miniMap"];
