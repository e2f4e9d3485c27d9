import { newId } from "@atrium/contract";
import type { ElementId } from "@atrium/contract";
import { array, assert, boolean, double, property, record } from "fast-check";
import { expect, test } from "vitest";
import { areasAt, covers, placeBeside, placeWithin, stepPastAreas } from "./areaDoors.ts";
import type { Area } from "./areaDoors.ts";

const anArea = (open: boolean, box: Partial<Omit<Area, "data">> = {}): Area => ({
  id: newId<ElementId>(),
  pos: { x: 100, y: 100 },
  width: 200,
  height: 100,
  ...box,
  data: { type: "private_area", open },
});
const within = { x: 150, y: 150 };
const outside = { x: 50, y: 150 };

test("whoever stands in an open area is in it, and stays in it when its door closes", () => {
  const [open, closed] = [anArea(true), anArea(false)];
  expect(areasAt([open], within, [])).toEqual([open.id]);
  expect(areasAt([closed], within, [])).toEqual([]);
  expect(areasAt([closed], within, [closed.id])).toEqual([closed.id]);
  expect(areasAt([closed], outside, [closed.id])).toEqual([]);
});

test("a closed door stops a step at the edge, and lets people out and those inside walk", () => {
  const closed = anArea(false);
  const step = (from: typeof within, to: typeof within, mine: string[] = []) =>
    stepPastAreas([closed], { from, to, mine });
  expect(step(outside, within)).toEqual(outside);
  expect(step(outside, { x: 120, y: 170 })).toEqual({ x: 50, y: 170 });
  expect(step(outside, within, [closed.id])).toEqual(within);
  expect(step(within, { x: 200, y: 160 })).toEqual({ x: 200, y: 160 });
  expect(stepPastAreas([anArea(true)], { from: outside, to: within, mine: [] })).toEqual(within);
});

const at = double({ min: 0, max: 1000, noNaN: true });
const place = record({ x: at, y: at });
const box = record({ x: at, y: at, width: double({ min: 10, max: 500, noNaN: true }), open: boolean() });

test("however somebody walks, they are never in a closed area that they were not in", () => {
  assert(
    property(array(box, { maxLength: 5 }), array(place, { minLength: 1, maxLength: 30 }), (boxes, path) => {
      const areas = boxes.map(({ x, y, width, open }) => anArea(open, { pos: { x, y }, width, height: width }));
      const isShut = (area: Area) => !area.data.open;
      let [here] = path as [typeof within];
      const stood = new Set(areas.filter((area) => covers(area, here)));
      let mine = areasAt(areas, here, []);
      for (const to of path.slice(1)) {
        here = stepPastAreas(areas, { from: here, to, mine });
        mine = areasAt(areas, here, mine);
        for (const area of areas.filter(isShut)) {
          expect(mine).not.toContain(area.id);
          if (!stood.has(area)) expect(covers(area, here)).toBe(false);
        }
      }
    }),
  );
});

test("whoever is let in stands inside with their host, on nobody while there is space", () => {
  const areas = [
    anArea(false, { width: 400, height: 400 }),
    anArea(true, { pos: { x: 0, y: 0 }, width: 300, height: 900 }),
  ];
  const host = { x: 150, y: 300 };
  const first = placeBeside(host, { areas, people: [host] });
  const second = placeBeside(host, { areas, people: [host, first] });
  for (const place of [first, second]) expect(areas.every((area) => covers(area, place))).toBe(true);
  expect(new Set([first, second].map(({ x, y }) => `${x} ${y}`)).size).toBe(2);
  const tiny = anArea(false, { pos: { x: 145, y: 295 }, width: 10, height: 10 });
  expect(placeBeside(host, { areas: [tiny], people: [host] })).toEqual(host);
});

test("whoever is let in at one door stands in that area near their host, and on the floor of no other closed one", () => {
  const outer = anArea(false, { pos: { x: 0, y: 0 }, width: 1000, height: 1000 });
  const inner = anArea(false, { pos: { x: 200, y: 0 }, width: 800, height: 1000 });
  const host = { x: 600, y: 500 };
  const first = placeWithin(outer, { host, shut: [inner], people: [host] });
  const second = placeWithin(outer, { host, shut: [inner], people: [host, first] });
  for (const place of [first, second]) {
    expect(covers(outer, place)).toBe(true);
    expect(covers(inner, place)).toBe(false);
  }
  expect(first).not.toEqual(second);
  const near = placeWithin(outer, { host: { x: 100, y: 500 }, shut: [inner], people: [] });
  expect(Math.hypot(near.x - 100, near.y - 500)).toBeLessThan(200);
});

test("where another closed area covers all of theirs, whoever is let in stands near their host", () => {
  const outer = anArea(false, { pos: { x: 0, y: 0 }, width: 1000, height: 1000 });
  const inner = anArea(false, { pos: { x: 400, y: 400 }, width: 300, height: 300 });
  const place = placeWithin(inner, { host: { x: 500, y: 500 }, shut: [outer], people: [] });
  expect(covers(inner, place)).toBe(true);
});
