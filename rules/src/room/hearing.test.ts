import { ROOM_TYPES } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { gainAt, hear, panAt, voicesFade } from "./hearing.ts";

const at = (x: number, hasMegaphone = false) => ({ x, y: 0, hasMegaphone });
const me = { x: 0, y: 0 };

test("a voice is full up to 200 units, half way down at 450 and silent from 700 on", () => {
  expect(gainAt(200)).toBe(1);
  expect(gainAt(450)).toBeCloseTo(0.5);
  expect(gainAt(700)).toBe(0);
});

test("a voice falls along a cosine: slowly at first and at last, fastest half way down", () => {
  expect(gainAt(325)).toBeCloseTo((1 + Math.SQRT1_2) / 2);
  expect(gainAt(575)).toBeCloseTo((1 - Math.SQRT1_2) / 2);
  expect(gainAt(210)).toBeGreaterThan(0.99);
  expect(gainAt(690)).toBeLessThan(0.01);
});

test("voices fade on a floor and nowhere else", () => {
  expect(ROOM_TYPES.filter(voicesFade)).toEqual(["spatial"]);
});

test("a voice never gets louder with distance and stays between 0 and 1", () => {
  const units = fc.double({ min: 0, max: 5000, noNaN: true });
  fc.assert(
    fc.property(units, units, (a, b) => {
      const [near, far] = a < b ? [a, b] : [b, a];
      expect(gainAt(far)).toBeLessThanOrEqual(gainAt(near));
      expect(gainAt(far)).toBeGreaterThanOrEqual(0);
      expect(gainAt(near)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a voice is received below 700 units and kept up to 740", () => {
  expect(hear(me, at(699), false).subscribed).toBe(true);
  expect(hear(me, at(720), false).subscribed).toBe(false);
  expect(hear(me, at(720), true).subscribed).toBe(true);
  expect(hear(me, at(741), true).subscribed).toBe(false);
});

test("whoever can be heard is received", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3000, noNaN: true }), fc.boolean(), fc.boolean(), (x, megaphone, was) => {
      const heard = hear(me, at(x, megaphone), was);
      expect(heard.gain > 0 && !heard.subscribed).toBe(false);
    }),
  );
});

test("a megaphone is heard in full everywhere", () => {
  expect(hear(me, at(3000, true), false)).toMatchObject({ gain: 1, subscribed: true });
});

test("a voice leans to its side by at most 0.4", () => {
  expect(panAt(0)).toBe(0);
  expect(panAt(5000)).toBe(0.4);
  expect(panAt(-5000)).toBe(-0.4);
  expect(panAt(100)).toBeGreaterThan(0);
});
