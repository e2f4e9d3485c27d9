import type { AccountId } from "@atrium/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../fixtures/people.ts";
import { MapController } from "./mapController.ts";
import type { MapScene } from "./mapScene.ts";

const [me, near, far] = [idOf("me"), idOf("near"), idOf("far")];
const person = { hasMegaphone: false, audible: false, isConnected: true };

/** An element as the layers use it: they write, and look for parts they can do without; `parts` by their attribute. */
const anElement = (parts: Record<string, unknown> = {}) =>
  ({
    dataset: {},
    style: {},
    querySelector: (selector: string) => parts[selector] ?? null,
    children: [],
    animate: () => ({ pause: () => undefined }),
  }) as unknown as HTMLElement & { dataset: Record<string, string> };
const aBubble = () => {
  const veil = anElement();
  return { mover: anElement(), bubble: anElement({ "[data-veil]": veil }), veil };
};

beforeEach(() => {
  vi.stubGlobal("devicePixelRatio", 1);
  return () => vi.unstubAllGlobals();
});

/** I stand at 0, two others 300 and 1500 units to the right of me. */
function aMap(motion = false) {
  const places = new Map([me, near, far].map((accountId, nth) => [accountId, { x: [0, 300, 1500][nth] ?? 0, y: 0 }]));
  const own = { level: 0 };
  const moves: { x: number; y: number }[] = [];
  const placeOf = (accountId: AccountId) => places.get(accountId) ?? null;
  const map = new MapController({
    positions: { at: placeOf, latest: placeOf, level: () => 0, view: () => null, watch: () => () => undefined },
    levels: { level: () => 0, own: () => own.level },
    moveTo: (x, y) => void moves.push({ x, y }),
    setView: vi.fn(),
    wantsLessMotion: () => !motion,
    select: vi.fn(),
    elements: null,
  });
  const bubbles = { near: aBubble(), far: aBubble() };
  map.holdBubble(me, aBubble());
  map.holdBubble(near, bubbles.near);
  map.holdBubble(far, bubbles.far);
  const pool = anElement();
  map.ground.hold({ floor: anElement(), pool, lights: anElement(), dusk: anElement() });
  map.resize({ w: 1440, h: 900, left: 0, right: 0, top: 0, bottom: 0, panel: 0 });
  let nowMs = 0;
  return {
    places,
    moves,
    own,
    map,
    bubbles,
    /** The next frame of the same scene, so much later. */
    pass: (ms: number) => map.frame((nowMs += ms)),
    /** The next frame, long after the last. */
    show(change: Partial<MapScene> = {}, people: Record<string, Partial<typeof person>> = {}) {
      const scene: MapScene = {
        roomId: "room",
        roomType: "spatial",
        selfId: me,
        floor: { w: 4000, h: 2000 },
        zoom: 1,
        scrolls: true,
        people: new Map([me, near, far].map((accountId) => [accountId, { ...person, ...people[accountId] }])),
        music: null,
        canWalk: true,
        ...change,
      };
      map.setScene(scene);
      map.frame((nowMs += 10_000));
      return {
        reach: map.reach(),
        near: bubbles.near.bubble.dataset["earshot"],
        far: bubbles.far.bubble.dataset["earshot"],
        isLit: pool.dataset["lit"] === "true",
      };
    },
  };
}

test("on a floor those in earshot would hear me, and the others fade", () => {
  expect(aMap().show()).toMatchObject({ reach: 1, near: "near", far: "far" });
});

test("on a stage and at a board nobody fades, everybody would hear me and no light ends on the floor", () => {
  for (const roomType of ["stage", "collaboration"] as const) {
    const { own, map, show } = aMap();
    own.level = 1;
    map.setReach(true);
    const speaking = { [me]: { audible: true } };
    expect(show({ roomType }, speaking)).toEqual({ reach: 2, near: "near", far: "near", isLit: false });
    expect(show({}, speaking)).toEqual({ reach: 1, near: "near", far: "far", isLit: true });
  }
});

test("with my megaphone everybody would hear me, which no light on the floor ends", () => {
  const { map, show } = aMap();
  map.setReach(true);
  expect(show({}, { [me]: { hasMegaphone: true } })).toEqual({ reach: 2, near: "near", far: "far", isLit: false });
  expect(show().isLit).toBe(true);
});

test("somebody else's megaphone brings them near, but not me to them", () => {
  expect(aMap().show({}, { [far]: { hasMegaphone: true } })).toMatchObject({ reach: 1, far: "near" });
});

test("whose connection is away would not hear me", () => {
  expect(aMap().show({}, { [near]: { isConnected: false } })).toMatchObject({ reach: 0, near: "near" });
});

test("at the edge of earshot who has been in it stays, who has been out of it with a megaphone does not", () => {
  const { places, show } = aMap();
  places.set(near, { x: 720, y: 0 });
  expect(show().reach).toBe(0);
  places.set(near, { x: 690, y: 0 });
  expect(show().reach).toBe(1);
  places.set(near, { x: 720, y: 0 });
  expect(show()).toMatchObject({ reach: 1, near: "near" });
  places.set(near, { x: 750, y: 0 });
  expect(show().reach).toBe(0);
  places.set(near, { x: 720, y: 0 });
  expect(show({}, { [near]: { hasMegaphone: true } })).toMatchObject({ reach: 0, near: "near" });
  expect(show()).toMatchObject({ reach: 0, near: "far" });
});

/** As the transform of somebody `x` units to the right says it, at the zoom of an arrival. */
const at = (x: number) => `translate3d(${x}px,0px,0)`;

test("whoever walks beyond the window's edge is drawn where they were last seen, until they come back", () => {
  const { places, bubbles, show } = aMap();
  const drawn = () => bubbles.near.mover.style.transform;
  for (const x of [300, 600, 5000]) {
    places.set(near, { x, y: 0 });
    show();
    expect(drawn()).toContain(at(x));
  }
  places.set(near, { x: 9000, y: 0 });
  expect(show().near).toBe("far");
  expect(drawn()).toContain(at(5000));
  places.set(near, { x: 500, y: 0 });
  show();
  expect(drawn()).toContain(at(500));
});

test("who leaves earshot shrinks within 150 ms behind half a veil, and is veiled then", () => {
  const { places, bubbles, show, pass } = aMap(true);
  const drawn = () => [bubbles.near.veil.dataset["veil"], bubbles.near.mover.style.transform];
  show();
  expect(drawn()).toEqual(["none", at(300)]);
  places.set(near, { x: 760, y: 0 });
  pass(40);
  expect(drawn()).toEqual(["half", `${at(760)} scale3d(0.99,0.99,1)`]);
  for (let left = 4; left > 0; left--) pass(40);
  expect(drawn()).toEqual(["whole", `${at(760)} scale3d(0.962,0.962,1)`]);
  places.set(near, { x: 300, y: 0 });
  for (let left = 4; left > 0; left--) pass(40);
  expect(drawn()).toEqual(["none", at(300)]);
});

test("a floor that does not scroll is in sight as a whole, whatever hand or wheel ask", () => {
  const { map, show } = aMap();
  show({ scrolls: false });
  const whole = map.bearings.camera;
  expect(whole.zoom).toBeCloseTo(Math.min(1440 / 4000, 900 / 2000));
  map.wheel({ x: 10, y: 10 }, -500, false);
  map.bearings.pan({ x: 300, y: 0 });
  expect(map.bearings.camera).toEqual(whole);
  show();
  map.wheel({ x: 10, y: 10 }, -500, false);
  expect(map.bearings.camera.zoom).toBeGreaterThan(whole.zoom);
});

test("who stands where the floor has ended comes back onto it", () => {
  const { map, places, moves, show, pass } = aMap();
  places.set(me, { x: 3500, y: 100 });
  show();
  expect(moves).toEqual([]);
  show({ floor: { w: 1000, h: 800 } });
  pass(1000);
  expect(moves.at(-1)).toEqual({ x: 1000, y: 100 });

  expect(map.bearings.floor).toEqual({ w: 1000, h: 800 });
});

test("my own screen comes into sight once it stands beyond the window, somebody else's moves nothing", () => {
  const { map, show, pass } = aMap();
  map.resize({ w: 1024, h: 500, left: 280, right: 0, top: 0, bottom: 80, panel: 0 });
  show();
  const before = map.bearings.camera;
  map.holdTile(near, anElement());
  pass(16);
  expect(map.bearings.camera).toEqual(before);
  map.holdTile(me, anElement());
  pass(16);
  expect(map.bearings.camera.zoom).toBeLessThan(before.zoom);
  const { left, top, right, bottom } = map.bearings.seen();
  expect(right - left).toBeGreaterThan(420);
  expect(bottom - top).toBeGreaterThan(252);
});
