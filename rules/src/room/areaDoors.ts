// The doors of private areas. Everybody walks in while a door is open; past a closed one nobody new does, except whoever
// is invited by somebody inside. Who is in an area is kept in their `member` record, which decides who receives whom:
// standing on its floor is not enough, because an area can be moved under people.
import { constants } from "@atrium/contract";
import type { ElementData, RoomElement, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";
import { distanceUnits } from "./hearing.ts";
import type { Place } from "./hearing.ts";

/** What decides who is in an area. */
export type Area = Pick<RoomElement, "id" | "pos" | "width" | "height"> & {
  data: Pick<ElementData & { type: "private_area" }, "type" | "open">;
};

export const privateAreas = (inRoom: ReadRecords<RoomRecords>): Area[] =>
  Array.from(inRoom.all("element")).flatMap(({ data, ...element }) =>
    data.type === "private_area" ? [{ ...element, data }] : [],
  );

/** Whether the middle of a person who stands there is in it. */
export const covers = ({ pos, width, height }: Omit<Area, "data">, { x, y }: Place): boolean =>
  x >= pos.x && x <= pos.x + width && y >= pos.y && y <= pos.y + height;

/** The ids of the areas that somebody is in at a place, given those they were in: a closed one keeps its people. */
export const areasAt = (areas: readonly Area[], place: Place, before: readonly string[]): string[] =>
  areas.filter((area) => covers(area, place) && (area.data.open || before.includes(area.id))).map(({ id }) => id);

/** The closed area of others that a step into it is stopped at; null if none is. */
export function stoppedBy(areas: readonly Area[], { to, mine }: { to: Place; mine: readonly string[] }): Area | null {
  return areas.find((area) => !area.data.open && !mine.includes(area.id) && covers(area, to)) ?? null;
}

/**
 * Where a step leads: closed areas of others stop it at their edge, along which it slides. Whoever stands in one that
 * was moved over them may walk out.
 */
export function stepPastAreas(
  areas: readonly Area[],
  { from, to, mine }: { from: Place; to: Place; mine: readonly string[] },
): Place {
  const shut = areas.filter((area) => !area.data.open && !mine.includes(area.id) && !covers(area, from));
  const isShut = (place: Place) => shut.some((area) => covers(area, place));
  return [to, { x: to.x, y: from.y }, { x: from.x, y: to.y }].find((place) => !isShut(place)) ?? from;
}

/** In the order in which they are tried: at arm's length first. */
const BESIDE_UNITS = [150, 130, 170, 220, 300, 90];
const DIRECTIONS = 16;

/** Where somebody who is let in stands: near their host, inside every area that the host is in, on nobody if there is space. */
export function placeBeside(
  host: Place,
  { areas, people }: { areas: readonly Omit<Area, "data">[]; people: readonly Place[] },
): Place {
  const inside = around(host).filter((place) => areas.every((area) => covers(area, place)));
  return firstFree(inside, people) ?? host;
}

/**
 * Where somebody who is let in at the door of one area stands: in it near their host, and not on the floor of the closed
 * areas that they are not let into. Only where those cover all of it, beside the host all the same.
 */
export function placeWithin(
  area: Omit<Area, "data">,
  { host, shut, people }: { host: Place; shut: readonly Omit<Area, "data">[]; people: readonly Place[] },
): Place {
  const isOutside = (place: Place) => covers(area, place) && !shut.some((other) => covers(other, place));
  const nearest = spread(area).toSorted((a, b) => distanceUnits(a, host) - distanceUnits(b, host));
  const within = [...around(host), ...nearest].filter(isOutside);
  return firstFree(within, people) ?? placeBeside(host, { areas: [area], people });
}

const around = (host: Place): Place[] =>
  BESIDE_UNITS.flatMap((units) =>
    Array.from({ length: DIRECTIONS }, (_, step) => {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      return { x: host.x + units * Math.cos(angle), y: host.y + units * Math.sin(angle) };
    }),
  );

const ACROSS = 16;

/** Places all over an area. */
const spread = ({ pos, width, height }: Omit<Area, "data">): Place[] =>
  Array.from({ length: ACROSS * ACROSS }, (_, index) => ({
    x: pos.x + (((index % ACROSS) + 0.5) * width) / ACROSS,
    y: pos.y + ((Math.floor(index / ACROSS) + 0.5) * height) / ACROSS,
  }));

/** The first on which nobody stands, else the first. */
function firstFree(places: readonly Place[], people: readonly Place[]): Place | undefined {
  const isFree = (place: Place) => people.every((other) => distanceUnits(other, place) >= constants.map.bubbleUnits);
  return places.find(isFree) ?? places[0];
}

const OUTSIDE_UNITS = 90;

/** The nearest place outside of an area that is on the floor. */
export function placeOutside(
  { pos, width, height }: Omit<Area, "data">,
  { from, floor }: { from: Place; floor: { w: number; h: number } },
): Place {
  const sides = [
    { x: pos.x - OUTSIDE_UNITS, y: from.y },
    { x: pos.x + width + OUTSIDE_UNITS, y: from.y },
    { x: from.x, y: pos.y - OUTSIDE_UNITS },
    { x: from.x, y: pos.y + height + OUTSIDE_UNITS },
  ];
  const onFloor = sides.filter(({ x, y }) => x >= 0 && y >= 0 && x <= floor.w && y <= floor.h);
  return onFloor.toSorted((a, b) => distanceUnits(a, from) - distanceUnits(b, from))[0] ?? from;
}
