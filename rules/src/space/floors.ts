import { FLOOR_NAMES } from "@atrium/contract";
import type { FloorName } from "@atrium/contract";

/** Places on the floors that ship with the app, in units of a floor of `map.defaultSize`. Measured on the drawings. */
export interface Floor {
  /** Where people appear first; null leaves it to the arrival rule. */
  arrival: { x: number; y: number } | null;
  /** The centre of a piano drawn on it. */
  piano?: { x: number; y: number };
  talkingPlaces: readonly TalkingPlace[];
}

/** A rug, a table or a deck: the centre of a place where a group stands, and its width. */
export interface TalkingPlace {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const FLOORS: Readonly<Record<FloorName, Floor>> = {
  office: {
    arrival: { x: 1450, y: 860 },
    talkingPlaces: [
      box("blue desks", [360, 176, 650, 580]),
      box("teal desks", [1130, 176, 870, 580]),
      box("meeting room", [2255, 198, 725, 519]),
      box("kitchen", [97, 932, 699, 774]),
      disc("yellow circle", [1218, 1292, 290]),
      box("table tennis", [1662, 1011, 440, 242]),
      box("focus booths", [1635, 1354, 536, 352]),
      box("sofas", [2339, 945, 695, 660]),
    ],
  },
  lounge: {
    arrival: { x: 2300, y: 1260 },
    talkingPlaces: [
      box("kitchen bar", [97, 97, 475, 900]),
      box("sofas", [910, 453, 1002, 633]),
      disc("coral circle", [2202, 928, 290]),
      box("library", [2066, 145, 374, 360]),
      box("fireplace", [2695, 637, 338, 440]),
      disc("piano", [2760, 1420, 270]),
      box("long table", [1055, 1310, 900, 325]),
      box("bean bags", [154, 1121, 624, 431]),
    ],
    piano: { x: 2760, y: 1420 },
  },
  classroom: {
    arrival: { x: 1980, y: 1100 },
    talkingPlaces: [
      box("art corner", [97, 97, 769, 527]),
      box("teacher's desk", [1002, 97, 963, 321]),
      disc("reading rug", [2598, 475, 316]),
      box("yellow group", [897, 519, 510, 492]),
      disc("green group", [1816, 765, 255]),
      disc("blue group", [554, 941, 246]),
      disc("tent", [497, 1464, 193]),
      disc("red group", [1033, 1407, 255]),
      disc("violet group", [1701, 1415, 255]),
      box("play mat", [2317, 1011, 589, 492]),
    ],
  },
  workshop: {
    arrival: { x: 2070, y: 860 },
    talkingPlaces: [
      box("wood bench", [360, 250, 760, 444]),
      box("cutting table", [1270, 250, 699, 444]),
      disc("electronics", [2528, 475, 233]),
      box("boat", [1090, 800, 853, 308]),
      box("long bench", [343, 1275, 690, 321]),
      disc("colour wheel", [1490, 1442, 242]),
      box("sewing corner", [2207, 1055, 629, 536]),
    ],
  },
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

/** The value rooms store for a floor's picture: `floor:lounge`. */
export const floorUrl = (floor: FloorName): `floor:${FloorName}` => `floor:${floor}`;

/** The floor of a room's picture, or null if the picture was uploaded. */
export function floorOf(bgImageUrl: string | null): Floor | null {
  const name = FLOOR_NAMES.find((floor) => floorUrl(floor) === bgImageUrl);
  return name === undefined ? null : FLOORS[name];
}

/** From a corner and a size. */
function box(name: string, [left, top, w, h]: readonly [number, number, number, number]): TalkingPlace {
  return { name, x: left + w / 2, y: top + h / 2, w, h };
}

/** From a centre and a radius. */
function disc(name: string, [x, y, radius]: readonly [number, number, number]): TalkingPlace {
  return { name, x, y, w: 2 * radius, h: 2 * radius };
}
