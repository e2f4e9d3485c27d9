import { expect, test } from "vitest";
import { wantedVideo } from "./wantedVideo.ts";
import type { Bubble } from "./wantedVideo.ts";

const view = { left: 0, top: 0, right: 1600, bottom: 900 };
const self = { x: 800, y: 450 };
const bubble = (id: string, x: number, rest: Partial<Bubble<string>> = {}): Bubble<string> => ({
  id,
  x,
  y: 450,
  pixels: 110,
  hasMegaphone: false,
  isReceived: false,
  ...rest,
});
const spatial = { roomType: "spatial", self, view } as const;
const ids = (others: Bubble<string>[], isHidden = false) =>
  wantedVideo({ ...spatial, others, isHidden }).map((wish) => wish.id);

test("cameras in view and in earshot are received, nearest first", () => {
  expect(ids([bubble("far", 1400), bubble("near", 900)])).toEqual(["near", "far"]);
});

test("a camera out of view or out of earshot is not received", () => {
  expect(ids([bubble("outside", 1700), bubble("silent", 60)])).toEqual([]);
});

test("a megaphone's camera is received at any distance in view", () => {
  expect(ids([bubble("loud", 60, { hasMegaphone: true })])).toEqual(["loud"]);
});

test("on a stage and at a board distance cuts no camera off, the view still does", () => {
  const others = [bubble("silent", 60), bubble("outside", 1700)];
  for (const roomType of ["stage", "collaboration"] as const) {
    expect(wantedVideo({ ...spatial, roomType, others, isHidden: false }).map((wish) => wish.id)).toEqual(["silent"]);
  }
});

test("a received camera is kept a little outside the view", () => {
  const atEdge = { ...spatial, self: { x: 1500, y: 450 }, isHidden: false };
  expect(wantedVideo({ ...atEdge, others: [bubble("edge", 1700)] })).toEqual([]);
  expect(wantedVideo({ ...atEdge, others: [bubble("edge", 1700, { isReceived: true })] })).toHaveLength(1);
});

test("nothing is received in a hidden tab", () => {
  expect(ids([bubble("near", 900)], true)).toEqual([]);
});

test("a larger bubble gets a larger layer", () => {
  const others = [110, 400, 900].map((pixels, index) => bubble(String(index), 810 + index, { pixels }));
  const layers = wantedVideo({ ...spatial, others, isHidden: false }).map((wish) => wish.layer);
  expect(layers).toEqual(["low", "medium", "high"]);
});

test("at most 25 cameras are received", () => {
  expect(ids(Array.from({ length: 40 }, (_, index) => bubble(String(index), 800 + index)))).toHaveLength(25);
});

test.each([
  ["best", 25, "high"],
  ["balanced", 12, "medium"],
  ["saving", 4, "low"],
] as const)("in the mode %s at most %i cameras are received, and none larger than %s", (mode, most, largest) => {
  const others = Array.from({ length: 40 }, (_, index) => bubble(String(index), 800 + index, { pixels: 900 }));
  const wishes = wantedVideo({ ...spatial, others, mode, isHidden: false });
  expect(wishes.map(({ id }) => id)).toEqual(others.slice(0, most).map(({ id }) => id));
  expect(new Set(wishes.map(({ layer }) => layer))).toEqual(new Set([largest]));
});

test("no mode makes a small camera larger", () => {
  const others = [bubble("near", 900)];
  for (const mode of ["best", "balanced", "saving"] as const)
    expect(wantedVideo({ ...spatial, others, mode, isHidden: false })).toEqual([{ id: "near", layer: "low" }]);
});

test("tiles shown in place of the floor say whose camera is received, near or far, each as large as its tile", () => {
  const others = [bubble("near", 900), bubble("silent", 60), bubble("outside", 1700)];
  const tiles = new Map([
    ["silent", 180],
    ["outside", 700],
  ]);
  expect(wantedVideo({ ...spatial, others, tiles, isHidden: false })).toEqual([
    { id: "silent", layer: "low" },
    { id: "outside", layer: "high" },
  ]);
});

test("a hidden tab receives no tile either", () => {
  const tiles = new Map([["near", 180]]);
  expect(wantedVideo({ ...spatial, others: [bubble("near", 900)], tiles, isHidden: true })).toEqual([]);
});

test("whoever stands in a window apart is received, seen or not, in the larger of both sizes", () => {
  const others = [bubble("near", 900), bubble("out", 9000)];
  const apart = new Map([
    ["out", 120],
    ["near", 100],
  ]);
  expect(wantedVideo({ ...spatial, others, apart, isHidden: true })).toEqual([
    { id: "near", layer: "low" },
    { id: "out", layer: "low" },
  ]);
  const tiles = new Map([["near", 400]]);
  expect(wantedVideo({ ...spatial, others, apart, tiles, isHidden: false })).toEqual([
    { id: "near", layer: "medium" },
    { id: "out", layer: "low" },
  ]);
});
