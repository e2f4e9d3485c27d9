import type { Room, RoomType } from "@atrium/contract";
import { bounds } from "@atrium/contract";
import type { PersonModel } from "../people/personModel.ts";
import type { Picture } from "../../media/index.ts";

/** What the map draws of a room, apart from what moves. */
export interface RoomMapModel {
  roomId: string;
  roomType: RoomType;
  floor: { name: string | null; size: { w: number; h: number }; brightness: number; color: string | null };
  /** Pixels per unit on coming in, in a window of 1920 pixels; smaller windows step back. */
  zoom: number;
  people: readonly PersonModel[];
  screens: readonly ScreenModel[];
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
    floor: { name: room.bgImageUrl, size: room.size, brightness: room.bgBrightness / 100, color: room.dominantColor },
    zoom: percent / 100,
    people,
    screens: people
      .filter((person) => person.sharesScreen)
      .map((person) => ({ accountId: person.accountId, sharer: person, picture: person.screen })),
  };
}
