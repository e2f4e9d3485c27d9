import { constants } from "@atrium/contract";
import { distanceUnits } from "./hearing.ts";
import type { Place } from "./hearing.ts";

const { bubbleUnits, arrivalNearUnits } = constants.map;
/** People whose middles are closer than this stand together. */
const GROUP_UNITS = 300;
const TRIES_PER_PERSON = 24;
/** Right or left of somebody, up to so steep: above or below, one of both names would lie under the other's bubble. */
const BESIDE_RADIANS = (40 * Math.PI) / 180;

export interface ArrivalInput {
  size: { w: number; h: number };
  /** Where people stand now. */
  people: readonly Place[];
  /** Where the room wants newcomers; the middle of the floor without one. */
  spawn?: Place;
  /** Uniform over [0, 1). */
  random: () => number;
}

/**
 * Where a newcomer appears: 130 to 170 units from somebody of the group nearest to the spawn point, or at the spawn
 * point of an empty room. Inside the floor by half a bubble, and not over anybody unless the floor is full.
 */
export function arrivalPlace(input: ArrivalInput): Place {
  const spawn = input.spawn ?? { x: input.size.w / 2, y: input.size.h / 2 };
  if (input.people.length === 0) return insideFloor(spawn, input.size);
  for (const host of hostsInOrder(input.people, spawn)) {
    for (let attempt = 0; attempt < TRIES_PER_PERSON; attempt += 1) {
      const isEarly = attempt < TRIES_PER_PERSON / 2;
      const place = besides(host, isEarly ? BESIDE_RADIANS : Math.PI / 2, input.random);
      if (isFree(place, input, isEarly ? arrivalNearUnits.min : bubbleUnits)) return place;
    }
  }
  return nearestFreeCell(spawn, input) ?? insideFloor(spawn, input.size);
}

/** The people of the nearest group first, nearest to the spawn point; then everybody else. */
function hostsInOrder(people: readonly Place[], spawn: Place): readonly Place[] {
  const byDistance = people.toSorted((a, b) => distanceUnits(a, spawn) - distanceUnits(b, spawn));
  const groups = groupsOf(byDistance);
  const nearest = groups.find((group) => group.length > 1) ?? groups[0] ?? [];
  return [...nearest, ...byDistance.filter((person) => !nearest.includes(person))];
}

/** People linked by standing together, each group in the order given. */
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

/** `spread` is the steepest angle to the horizontal, on either side. */
function besides(host: Place, spread: number, random: () => number): Place {
  const turn = random() * 4;
  const angle = ((turn % 2) - 1) * spread + (turn < 2 ? 0 : Math.PI);
  const units = arrivalNearUnits.min + random() * (arrivalNearUnits.max - arrivalNearUnits.min);
  return { x: host.x + units * Math.cos(angle), y: host.y + units * Math.sin(angle) };
}

function isFree(place: Place, { size, people }: ArrivalInput, apartUnits: number = bubbleUnits): boolean {
  const inside = insideFloor(place, size);
  if (inside.x !== place.x || inside.y !== place.y) return false;
  return people.every((person) => distanceUnits(person, place) >= apartUnits);
}

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
