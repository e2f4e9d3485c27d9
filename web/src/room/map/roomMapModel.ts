import type { FloorLaying, Room, RoomType } from "@atrium/contract";
import { bounds } from "@atrium/contract";
import type { PersonModel } from "../people/personModel.ts";
import type { Picture } from "../../media/index.ts";

/** What the map draws of a room, apart from what moves. */
export interface RoomMapModel {
  roomId: string;
  roomType: RoomType;
  floor: FloorModel;
  /** Pixels per unit on coming in; a phone steps back. */
  zoom: number;
  scrolls: boolean;
  people: readonly PersonModel[];
  screens: readonly ScreenModel[];
}
export interface FloorModel {
  name: string | null;
  size: { w: number; h: number };
  brightness: number;
  color: string | null;
  /** `FIXED`: the picture is the floor, a pixel a unit; else how it lies on one of the usual size. */
  laying: FloorLaying | "FIXED";
  /** Paper with faint squares, in place of a picture that shows something else than a floor. */
  isPlain: boolean;
}
/** A shared screen. `picture` is null until it arrives. */
export interface ScreenModel {
  accountId: PersonModel["accountId"];
  sharer: PersonModel;
  picture: Picture | null;
}

export function roomMapModel(room: Room, people: readonly PersonModel[]): RoomMapModel {
  const { min, max } = bounds.zoomPercent;
  const percent = Math.min(max, Math.max(min, room.defaultZoomLevel));
  return {
    roomId: room.id,
    roomType: room.type,
    floor: floorModel(room),
    zoom: percent / 100,
    scrolls: room.scrollableBackground ?? true,
    people,
    screens: people
      .filter((person) => person.sharesScreen)
      .map((person) => ({ accountId: person.accountId, sharer: person, picture: person.screen })),
  };
}

/** Pictures of stages and boards are no floors: walking there, as in a room without a picture, uses a plain floor. */
function floorModel({ type, bgImageUrl, bgMode, bgLaying = "FILL", bgBrightness, ...room }: Room): FloorModel {
  const { size, dominantColor } = room;
  const isPlain = type !== "spatial" || bgImageUrl === null;
  if (isPlain) return { name: null, size, brightness: 1, color: null, laying: "FILL", isPlain };
  const laying = bgMode === "FIXED" ? "FIXED" : bgLaying;
  return { name: bgImageUrl, size, brightness: bgBrightness / 100, color: dominantColor, laying, isPlain };
}
