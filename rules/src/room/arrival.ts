import { constants } from "@atrium/contract";
import { covers } from "./areaDoors.ts";
import type { Area } from "./areaDoors.ts";
import { distanceUnits } from "./hearing.ts";
import type { Place } from "./hearing.ts";
import { FOOTPRINT, footprintsOverlap, SEATS_AT_MOST } from "./seats.ts";
import type { SeatGroup } from "./seats.ts";

const { bubbleUnits, arrivalNearUnits } = constants.map;
/** People closer than this stand together. */
const GROUP_UNITS = 300;
const TRIES_PER_PERSON = 24;
/** A place to the right or left of somebody at this distance: above or below, a name would be covered by a bubble. */
const ASIDE_UNITS = { min: FOOTPRINT.left + FOOTPRINT.right, max: 162, steep: 50 } as const;
/** Somebody this close to a seat belongs to its group. */
const AT_SEAT_UNITS = 150;

export interface ArrivalInput {
  size: { w: number; h: number };
  /** Where people stand now. */
  people: readonly Place[];
  /** Where the room wants newcomers; the middle of the floor by default. */
  spawn?: Place;
  /** Where the room's hosts want newcomers: each appears at a random one of them, wherever others stand. */
  spots?: readonly Place[];
  /** Where groups are seated; none on a floor that is all walkway. */
  seats?: readonly SeatGroup[];
  /** Private areas: nobody arrives in one. */
  areas?: readonly Omit<Area, "data">[];
  /** Uniform over [0, 1). */
  random: () => number;
}

/**
 * Where a newcomer appears. At a spawn spot or beside it, if the room has any. Otherwise on a free seat in the nearest
 * group (from the spawn point) that has one; else next to people who stand around, 130 to 170 units from one of them;
 * else on the nearest seat of an empty place. In a room without seats the first person appears at the spawn point.
 * Covers nobody, including their names, unless the floor is full.
 */
export function arrivalPlace(input: ArrivalInput): Place {
  const { people, size } = input;
  const spot = oneOf((input.spots ?? []).filter(isOpenFloor(input)), input.random);
  if (spot !== null) return placeAtSpot(insideFloor(spot, size), input);
  const spawn = input.spawn ?? { x: size.w / 2, y: size.h / 2 };
  const groups = groupsByDistance(openSeats(input), spawn);
  const seated = seatBesideSomebody(groups, people);
  if (seated !== null) return seated;
  const loose = people.filter((person) => !groups.some((group) => isAt(group, person)));
  const stood = placeBesides(loose.length < people.length ? smallGroups(loose) : loose, spawn, input);
  if (stood !== null) return stood;
  const own = groups.map((group) => freeSeat(group, people, spawn)).find((seat) => seat !== null);
  if (own !== undefined && own !== null) return own;
  if (people.length === 0 && isOpenFloor(input)(spawn)) return insideFloor(spawn, size);
  return placeBesides(people, spawn, input) ?? nearestFreeCell(spawn, input) ?? insideFloor(spawn, size);
}

const isOpenFloor =
  ({ areas = [] }: ArrivalInput) =>
  (place: Place): boolean =>
    !areas.some((area) => covers(area, place));

const openSeats = (input: ArrivalInput): SeatGroup[] =>
  (input.seats ?? [])
    .map((group) => ({ ...group, seats: group.seats.filter(isOpenFloor(input)) }))
    .filter(({ seats }) => seats.length > 0);

const oneOf = (spots: readonly Place[], random: () => number): Place | null =>
  spots[Math.floor(random() * spots.length)] ?? null;

/** On the spot if it is free, otherwise as far from it as newcomers stand from each other. */
const placeAtSpot = (spot: Place, input: ArrivalInput): Place =>
  hasRoom(spot, input) ? spot : (besides([spot], input) ?? nearestFreeCell(spot, input) ?? spot);

/** A seat with the people of the nearest group that is not full. */
function seatBesideSomebody(groups: readonly SeatGroup[], people: readonly Place[]): Place | null {
  for (const group of groups) {
    const here = people.filter((person) => isAt(group, person));
    const [first] = here;
    if (first === undefined || here.length >= SEATS_AT_MOST) continue;
    const nearest = (seat: Place) => Math.min(...here.map((person) => distanceUnits(person, seat)));
    const seat = freeSeats(group, people).toSorted((a, b) => nearest(a) - nearest(b))[0];
    if (seat !== undefined) return seat;
  }
  return null;
}

function freeSeat(group: SeatGroup, people: readonly Place[], towards: Place): Place | null {
  if (people.filter((person) => isAt(group, person)).length >= SEATS_AT_MOST) return null;
  return nearestTo(towards, freeSeats(group, people));
}

const freeSeats = ({ seats }: SeatGroup, people: readonly Place[]): Place[] =>
  seats.filter((seat) => people.every((person) => !footprintsOverlap(seat, person)));

/** Somebody on one of its seats, or a step from one, belongs to the group. */
const isAt = ({ seats }: SeatGroup, person: Place): boolean =>
  seats.some((seat) => distanceUnits(seat, person) < AT_SEAT_UNITS);

const groupsByDistance = (groups: readonly SeatGroup[], spawn: Place): SeatGroup[] => {
  const away = ({ seats }: SeatGroup) => Math.min(...seats.map((seat) => distanceUnits(seat, spawn)));
  return groups.toSorted((a, b) => away(a) - away(b));
};

const nearestTo = (spawn: Place, places: readonly Place[]): Place | null =>
  places.toSorted((a, b) => distanceUnits(a, spawn) - distanceUnits(b, spawn))[0] ?? null;

/** People in groups that can take one more person. */
const smallGroups = (people: readonly Place[]): Place[] =>
  groupsOf(people)
    .filter((group) => group.length < SEATS_AT_MOST)
    .flat();

const placeBesides = (people: readonly Place[], spawn: Place, input: ArrivalInput): Place | null =>
  besides(hostsInOrder(people, spawn), input);

function besides(hosts: readonly Place[], input: ArrivalInput): Place | null {
  for (const host of hosts) {
    for (let attempt = 0; attempt < TRIES_PER_PERSON; attempt += 1) {
      const isEarly = attempt < TRIES_PER_PERSON / 2;
      const place = isEarly ? aside(host, input.random) : around(host, input.random);
      if (isEarly ? hasRoom(place, input) : isFree(place, input)) return place;
    }
  }
  return null;
}

/** First the people of the nearest group, nearest to the spawn point; then everybody else. */
function hostsInOrder(people: readonly Place[], spawn: Place): readonly Place[] {
  const byDistance = people.toSorted((a, b) => distanceUnits(a, spawn) - distanceUnits(b, spawn));
  const groups = groupsOf(byDistance);
  const nearest = groups.find((group) => group.length > 1) ?? groups[0] ?? [];
  return [...nearest, ...byDistance.filter((person) => !nearest.includes(person))];
}

/** Groups of people who stand together, each in the given order. */
function groupsOf(people: readonly Place[]): Place[][] {
  const left = new Set(people);
  const groups: Place[][] = [];
  for (const person of people) {
    if (!left.delete(person)) continue;
    const group = [person];
    for (const member of group) {
      for (const other of left) {
        if (distanceUnits(member, other) > GROUP_UNITS) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function aside(host: Place, random: () => number): Place {
  const side = random() < 0.5 ? -1 : 1;
  const { min, max, steep } = ASIDE_UNITS;
  return { x: host.x + side * (min + random() * (max - min)), y: host.y + (random() * 2 - 1) * steep };
}

function around(host: Place, random: () => number): Place {
  const angle = random() * 2 * Math.PI;
  const units = arrivalNearUnits.min + random() * (arrivalNearUnits.max - arrivalNearUnits.min);
  return { x: host.x + units * Math.cos(angle), y: host.y + units * Math.sin(angle) };
}

function isFree(place: Place, input: ArrivalInput): boolean {
  const { size, people } = input;
  const inside = insideFloor(place, size);
  if (inside.x !== place.x || inside.y !== place.y || !isOpenFloor(input)(place)) return false;
  return people.every((person) => distanceUnits(person, place) >= bubbleUnits);
}

/** The same, including everybody's name. */
const hasRoom = (place: Place, input: ArrivalInput): boolean =>
  isFree(place, input) && input.people.every((person) => !footprintsOverlap(place, person));

function nearestFreeCell(spawn: Place, input: ArrivalInput): Place | null {
  const free: Place[] = [];
  for (let y = bubbleUnits / 2; y <= input.size.h - bubbleUnits / 2; y += bubbleUnits) {
    for (let x = bubbleUnits / 2; x <= input.size.w - bubbleUnits / 2; x += bubbleUnits) {
      if (isFree({ x, y }, input)) free.push({ x, y });
    }
  }
  return free.toSorted((a, b) => distanceUnits(a, spawn) - distanceUnits(b, spawn))[0] ?? null;
}

/** The nearest place to `place` where a whole bubble is on the floor. */
export function insideFloor(place: Place, size: { w: number; h: number }): Place {
  const half = bubbleUnits / 2;
  return { x: within(place.x, half, size.w - half), y: within(place.y, half, size.h - half) };
}

const within = (value: number, low: number, high: number): number =>
  high < low ? (low + high) / 2 : Math.max(low, Math.min(high, value));
