import type { Room } from "@atrium/contract";
import { bounds } from "@atrium/contract";
import type { PersonModel } from "../people/personModel.ts";
import type { Picture } from "../../media/index.ts";

/** What the map draws of a room, apart from what moves. */
export interface RoomMapModel {
  roomId: string;
  floor: { name: string | null; size: { w: number; h: number }; brightness: number; color: string | null };
  /** Pixels per unit on coming in. */
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

/** Bubbles of 96 units on the small map of a phone: the same floor, seen from a little further away. */
const PHONE_ZOOM = 0.58;

export function roomMapModel(room: Room, people: readonly PersonModel[], isPhone: boolean): RoomMapModel {
  const { min, max } = bounds.zoomPercent;
  const percent = Math.min(max, Math.max(min, room.defaultZoomLevel));
  return {
    roomId: room.id,
    floor: { name: room.bgImageUrl, size: room.size, brightness: room.bgBrightness / 100, color: room.dominantColor },
    zoom: isPhone ? PHONE_ZOOM : percent / 100,
    people,
    screens: people
      .filter((person) => person.sharesScreen)
      .map((person) => ({ accountId: person.accountId, sharer: person, picture: person.screen })),
  };
}
