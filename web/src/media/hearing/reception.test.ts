import { constants, must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountIds, member } from "../../testing/liveFixtures.ts";
import { decideReception } from "./reception.ts";
import type { Reception, ReceptionInput } from "./reception.ts";

const other = must(accountIds[0], "a person");

function around(x: number, rest: Partial<ReceptionInput> = {}, was: Reception | null = null): Reception {
  const decided = decideReception({
    roomType: "spatial",
    self: { x: 0, y: 0 },
    selfAreas: [],
    others: [{ member: member(other, 1), place: { x, y: 0 }, wasReceived: was }],
    volumes: {},
    view: { left: -2000, top: -1000, right: 2000, bottom: 1000, pixelsPerUnit: 1 },
    bubbleUnits: constants.map.bubbleUnits,
    tiles: null,
    devicePixels: 1,
    apart: null,
    isHidden: false,
    pictures: "best",
    ...rest,
  });
  return must(decided.get(other), "decided");
}

test("the near are heard in full and seen", () => {
  expect(around(150)).toMatchObject({ audio: true, gain: 1, camera: "low", screen: true });
});

test("the far are neither received nor heard", () => {
  const nothing = { audio: false, gain: 0, camera: null, screen: false };
  expect(around(900)).toEqual({ ...nothing, pan: expect.any(Number), mayReceiveMe: true });
});

const isIn = (areas: string[], changes = {}) => ({ ...member(other, 1), ...changes, privateAreaIds: areas });
const withOther = (them: ReturnType<typeof isIn>, x: number, rest: Partial<ReceptionInput> = {}) =>
  around(x, { others: [{ member: them, place: { x, y: 0 }, wasReceived: null }], ...rest });

test("in a private area people are heard and seen at any distance, and may receive each other", () => {
  const inside = withOther(isIn(["desk"]), 1500, { selfAreas: ["desk"] });
  expect(inside).toMatchObject({ audio: true, gain: 1, camera: "low", screen: true, mayReceiveMe: true });
});

test.each(["spatial", "stage"] as const)(
  "outside of a private area of a %s nothing of it is heard or seen",
  (roomType) => {
    const nothing = { audio: false, gain: 0, camera: null, screen: false };
    for (const them of [isIn(["desk"]), isIn(["desk"], { hasMegaphone: true })]) {
      expect(withOther(them, 10, { roomType })).toMatchObject({ ...nothing, mayReceiveMe: true });
      expect(withOther(them, 10, { roomType, selfAreas: ["sofa"] })).toMatchObject({ ...nothing, mayReceiveMe: false });
    }
  },
);

test("who is in no area is heard from within one by distance, and may not receive what is said there", () => {
  const rest = { selfAreas: ["desk"] };
  expect(withOther(isIn([]), 150, rest)).toMatchObject({ audio: true, gain: 1, mayReceiveMe: false });
  expect(withOther(isIn([]), 900, rest)).toMatchObject({ audio: false, gain: 0, mayReceiveMe: false });
});

test("at the edge of earshot what is received stays received for a while", () => {
  expect(around(720).audio).toBe(false);
  expect(around(720, {}, around(600)).audio).toBe(true);
  expect(around(741, {}, around(600)).audio).toBe(false);
});

test("a person I muted for myself is not received, and one I made louder is", () => {
  expect(around(150, { volumes: { [other]: 0 } })).toMatchObject({ audio: false, gain: 0, camera: "low" });
  expect(around(150, { volumes: { [other]: 2 } }).gain).toBe(2);
});

test("in a hidden tab sound goes on and pictures stop", () => {
  expect(around(150, { isHidden: true })).toMatchObject({ audio: true, gain: 1, camera: null, screen: false });
});

test("a mode that saves pictures keeps a large bubble small, and its sound and screen as they are", () => {
  const view = { left: -200, top: -200, right: 200, bottom: 200, pixelsPerUnit: 3 };
  const saved = around(150, { view, devicePixels: 2, pictures: "saving" });
  expect(saved).toMatchObject({ audio: true, gain: 1, camera: "low", screen: true });
});

test("a large bubble gets a larger picture", () => {
  const view = { left: -200, top: -200, right: 200, bottom: 200, pixelsPerUnit: 3 };
  expect(around(150, { view, devicePixels: 2 }).camera).toBe("high");
});

test("distance does not count outside spatial rooms", () => {
  expect(around(5000, { roomType: "stage" })).toMatchObject({ audio: true, gain: 1, pan: 0 });
  expect(around(1500, { roomType: "stage" }).camera).toBe("low");
});

test("gain and pan are always within their bounds", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (x, volume) => {
        const { gain, pan } = around(x, { volumes: { [other]: volume } });
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(2);
        expect(Math.abs(pan)).toBeLessThanOrEqual(constants.hearing.maxPan);
      },
    ),
  );
});

test("tiles in place of the floor bring cameras from out of earshot, never those of a private area one is not in", () => {
  const tiles = new Map([[other, 200]]);
  expect(around(1500, { tiles })).toMatchObject({ audio: false, camera: "low" });
  expect(around(150, { tiles: new Map() }).camera).toBeNull();
  expect(around(1500, { tiles, devicePixels: 3 }).camera).toBe("high");
  expect(withOther(isIn(["desk"]), 10, { tiles }).camera).toBeNull();
});
