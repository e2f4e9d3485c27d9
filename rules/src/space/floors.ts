import { FLOOR_NAMES } from "@atrium/contract";
import type { FloorName } from "@atrium/contract";

/** Places on the floors that ship with the app, in units of a floor of `map.defaultSize`. Read off the drawings. */
export interface Floor {
  /** Where people appear first; null leaves it to the arrival rule. */
  arrival: { x: number; y: number } | null;
  talkingPlaces: readonly TalkingPlace[];
}

/** A rug, a table, a deck: the middle of a place where a group stands, and how wide it is. */
export interface TalkingPlace {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const FLOORS: Readonly<Record<FloorName, Floor>> = {
  office: { arrival: null, talkingPlaces: [] },
  lounge: { arrival: null, talkingPlaces: [] },
  classroom: { arrival: null, talkingPlaces: [] },
  workshop: { arrival: null, talkingPlaces: [] },
  stage: { arrival: null, talkingPlaces: [] },
  garden: {
    arrival: { x: 1130, y: 960 },
    talkingPlaces: [
      box("patio", [430, 222, 610, 450]),
      box("picnic", [1330, 411, 600, 470]),
      box("pond deck", [2080, 540, 480, 276]),
      disc("stone court", [600, 1320, 300]),
      box("long table", [1090, 1270, 760, 360]),
      box("blue blanket", [2120, 1242, 560, 440]),
      box("kitchen garden", [2760, 1130, 340, 500]),
    ],
  },
  rooftop: {
    arrival: { x: 2300, y: 470 },
    talkingPlaces: [
      box("bar", [288, 152, 660, 484]),
      box("high tables", [380, 728, 560, 300]),
      box("fire deck", [1040, 400, 1080, 720]),
      box("open-air cinema", [390, 1150, 620, 440]),
      box("long table", [1190, 1266, 880, 340]),
      box("teal lounge", [2330, 492, 640, 516]),
      box("plunge pool", [2290, 1120, 760, 540]),
    ],
  },
  gallery: {
    arrival: { x: 670, y: 1640 },
    talkingPlaces: [
      box("teal stand", [352, 190, 580, 450]),
      box("clay stand", [1072, 190, 560, 440]),
      box("mustard stand", [1748, 190, 480, 450]),
      box("sculpture court", [2330, 150, 720, 900]),
      disc("bronze ring", [1560, 960, 268]),
      disc("coffee point", [2060, 916, 206]),
      box("reception", [330, 1190, 680, 446]),
      box("sage stand", [1110, 1300, 580, 350]),
      box("ink lounge", [1812, 1230, 540, 420]),
      box("small talks", [2476, 1190, 570, 460]),
    ],
  },
};

/** The picture of a floor as rooms keep it: `floor:lounge`. */
export const floorUrl = (floor: FloorName): `floor:${FloorName}` => `floor:${floor}`;

/** The floor behind a room's picture, or null when the picture is somebody's own. */
export function floorOf(bgImageUrl: string | null): Floor | null {
  const name = FLOOR_NAMES.find((floor) => floorUrl(floor) === bgImageUrl);
  return name === undefined ? null : FLOORS[name];
}

/** From a corner and a size. */
function box(name: string, [left, top, w, h]: readonly [number, number, number, number]): TalkingPlace {
  return { name, x: left + w / 2, y: top + h / 2, w, h };
}

/** From a middle and a radius. */
function disc(name: string, [x, y, radius]: readonly [number, number, number]): TalkingPlace {
  return { name, x, y, w: 2 * radius, h: 2 * radius };
}
