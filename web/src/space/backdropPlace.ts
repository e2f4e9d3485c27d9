/** A position, in units. */
type Place = readonly [number, number];

interface Size {
  readonly w: number;
  readonly h: number;
}

/** The backdrop floor's position in the window: its upper left corner, in pixels, and pixels per unit. */
export interface FloorPlace {
  left: number;
  top: number;
  scale: number;
}

interface Sight {
  /** In pixels. */
  window: Size;
  /** In units. */
  floor: Size;
  people: readonly Place[];
  /** The previous position; null at first. */
  before: FloorPlace | null;
}

/** People this close to each other are one group; about what a phone shows of the floor. */
const TOGETHER_UNITS = 300;
const BUBBLE_UNITS = 110;
/** The card: centred, and on a phone in the lower part up to here. */
const CARD_PX = 424;
const PHONE_CARD_FROM = 0.42;
/** On a phone the card hides the floor's lower edge, from here on at least. */
const PHONE_FLOOR_TO = 0.55;
const isPhone = ({ w, h }: Size): boolean => w < 560 || (w < 768 && h >= 480);

/**
 * Positions the floor so that people are visible beside the card, the largest group in the middle of the free area,
 * preferably on the left. The floor always fills the window. It stays while enough people are visible, so that walking
 * people do not move it.
 */
export function placeFloor(sight: Sight): FloorPlace {
  const { people, floor, before } = sight;
  const scale = scaleOf(sight);
  const group = middleOfLargestGroup(people) ?? [floor.w / 2, floor.h / 2];
  const places = [group, ...people].flatMap((place) =>
    freeMiddles(sight.window).map((at) =>
      withinWindow(sight, scale, [at[0] - scale * place[0], at[1] - scale * place[1]]),
    ),
  );
  const [best, ...others] = places.map((place) => ({ place, seen: countSeen(sight, place) }));
  if (best === undefined) throw new Error("a window has a free part");
  const chosen = others.reduce((most, other) => (other.seen > most.seen ? other : most), best);
  if (before === null) return chosen.place;
  const kept = withinWindow(sight, scale, [before.left, before.top]);
  return countSeen(sight, kept) * 2 >= Math.max(chosen.seen, 1) ? kept : chosen.place;
}

/** How many are visible in the window and not covered by the card. */
export function countSeen(
  { window, people }: Pick<Sight, "window" | "people">,
  { left, top, scale }: FloorPlace,
): number {
  const bubble = (scale * BUBBLE_UNITS) / 2;
  return people.filter((person) => {
    const [x, y] = [left + scale * person[0], top + scale * person[1]];
    // Somebody cut off by the window's edge counts if more than half is visible.
    const edge = bubble / 2;
    if (x < edge || x > window.w - edge || y < edge || y > window.h - edge) return false;
    return isPhone(window)
      ? y + bubble <= window.h * PHONE_CARD_FROM
      : Math.abs(x - window.w / 2) >= CARD_PX / 2 + bubble;
  }).length;
}

/** As in the room, or larger if the floor would not fill the window or could not be moved from under the card. */
function scaleOf({ window, floor }: Pick<Sight, "window" | "floor">): number {
  if (isPhone(window)) return Math.max(0.66, window.w / floor.w, window.h / floor.h);
  const movable = (window.w + CARD_PX) / Math.max(floor.w - BUBBLE_UNITS, 1);
  return Math.max(0.95, movable, window.h / floor.h);
}

/** The centres of the areas beside the card, in pixels. */
function freeMiddles({ w, h }: Size): Place[] {
  if (isPhone({ w, h })) return [[w / 2, h * 0.26]];
  const beside = (w - CARD_PX) / 4;
  return [
    [beside, h / 2],
    [w - beside, h / 2],
  ];
}

function withinWindow({ window, floor }: Sight, scale: number, [left, top]: Place): FloorPlace {
  const within = (at: number, least: number) => Math.min(Math.max(at, least), 0);
  const lowest = isPhone(window) ? window.h * PHONE_FLOOR_TO : window.h;
  return { left: within(left, window.w - scale * floor.w), top: within(top, lowest - scale * floor.h), scale };
}

/** The mean position of the largest group. */
function middleOfLargestGroup(places: readonly Place[]): Place | null {
  const groups = places.map((one) => places.filter((other) => distance(one, other) <= TOGETHER_UNITS));
  const group = groups.toSorted((a, b) => b.length - a.length)[0];
  if (group === undefined) return null;
  const mean = (axis: 0 | 1) => group.reduce((total, place) => total + place[axis], 0) / group.length;
  return [mean(0), mean(1)];
}

const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
