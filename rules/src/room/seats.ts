import { constants } from "@atrium/contract";
import type { Place } from "./hearing.ts";
import { floorOf } from "../space/floors.ts";
import type { TalkingPlace } from "../space/floors.ts";

/** Maximum size of a conversation: with more, people stop hearing each other. */
export const SEATS_AT_MOST = 7;
const SEATS_AT_LEAST = 5;
/** How far a seat may be outside the rug or table it belongs to, in units: people stand around things. */
const AROUND_UNITS = 70;

/**
 * What a person covers on the floor from their centre, in units: the circle and the name below it. A name is 31 pixels
 * high with its gap, and at half zoom, where names are still readable, that is 62 units.
 */
export const FOOTPRINT = { left: 75, right: 75, up: 60, down: 117 } as const;

export const footprintsOverlap = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < FOOTPRINT.left + FOOTPRINT.right && Math.abs(a.y - b.y) < FOOTPRINT.up + FOOTPRINT.down;

type Offset = readonly [x: number, y: number];

/** Seven around a rug, leaving the table in the middle free. */
const AROUND: readonly Offset[] = [
  [-90, 178],
  [90, 178],
  [-230, 0],
  [230, 0],
  [-160, -178],
  [160, -178],
  [0, -178],
];
/** Along both sides of a long table, as far from its middle as names or its edge require. */
const along = (height: number): readonly Offset[] => {
  const edge = Math.max(89, Math.min(160, height / 2 - 40));
  return [
    [-80, -edge],
    [80, -edge],
    [0, edge],
    [160, edge],
    [-160, edge],
    [240, -edge],
    [-240, -edge],
  ];
};
/** On both sides of an upright bar. */
const BESIDE: readonly Offset[] = [
  [-80, 0],
  [80, 90],
  [80, -90],
  [-80, 178],
  [-80, -178],
  [80, 268],
  [80, -268],
];
const LONG = 1.5;

/** Five to seven seats around one place. */
export interface SeatGroup {
  name: string;
  seats: readonly Place[];
}

/**
 * The seats of a floor, place by place. No two overlap, all are entirely on the floor, and none is on a walkway: each
 * belongs to a rug, a table or a deck. A place too small for five has none.
 */
export function seatGroups(places: readonly TalkingPlace[], size: { w: number; h: number }): SeatGroup[] {
  const groups: SeatGroup[] = [];
  for (const place of places) {
    const taken = groups.flatMap(({ seats }) => seats);
    const seats = offsetsOf(place)
      .map(([x, y]) => ({ x: place.x + x, y: place.y + y }))
      .filter((seat) => belongs(seat, place) && isOnFloor(seat, size))
      .filter((seat) => taken.every((other) => !footprintsOverlap(seat, other)));
    if (seats.length >= SEATS_AT_LEAST) groups.push({ name: place.name, seats });
  }
  return groups;
}

/** The seats of a room by its picture; on a floor without known places, groups side by side all over it. */
export function seatGroupsOf(bgImageUrl: string | null, size: { w: number; h: number }): SeatGroup[] {
  const floor = floorOf(bgImageUrl);
  const places = floor?.talkingPlaces.filter((place) => !floor.piano || !isIn(place, floor.piano)) ?? [];
  const groups = seatGroups(places, size);
  return groups.length > 0 ? groups : seatGroups(placesAllOver(size), size);
}

const isIn = ({ x, y, w, h }: TalkingPlace, at: Place): boolean =>
  Math.abs(at.x - x) <= w / 2 && Math.abs(at.y - y) <= h / 2;

/** Space for seven, with gaps wide enough for a shared screen. */
const ISLAND = { w: 640, h: 500, aside: 240, below: 60 } as const;

function placesAllOver(size: { w: number; h: number }): TalkingPlace[] {
  const columns = Math.floor(size.w / (ISLAND.w + ISLAND.aside));
  const rows = Math.floor(size.h / (ISLAND.h + ISLAND.below));
  return Array.from({ length: columns * rows }, (_, nth) => ({
    name: String(nth),
    x: (size.w / columns) * ((nth % columns) + 0.5),
    y: (size.h / rows) * (Math.floor(nth / columns) + 0.5),
    w: ISLAND.w,
    h: ISLAND.h,
  }));
}

function offsetsOf({ w, h }: TalkingPlace): readonly Offset[] {
  if (w > h * LONG) return along(h);
  return h > w * LONG ? BESIDE : AROUND;
}

function belongs(seat: Place, { x, y, w, h }: TalkingPlace): boolean {
  return Math.abs(seat.x - x) <= w / 2 + AROUND_UNITS && Math.abs(seat.y - y) <= h / 2 + AROUND_UNITS;
}

function isOnFloor({ x, y }: Place, { w, h }: { w: number; h: number }): boolean {
  const half = constants.map.bubbleUnits / 2;
  return x - half >= 0 && x + half <= w && y - FOOTPRINT.up >= 0 && y + FOOTPRINT.down <= h;
}
