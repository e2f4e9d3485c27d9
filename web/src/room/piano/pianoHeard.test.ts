import { expect, test } from "vitest";
import { pianoHeard } from "./pianoHeard.ts";

const piano = { x: 2000, y: 1000 };
const heard = (me: { x: number; y: number } | null, others: { x: number; y: number }[] = [], isOn = true) =>
  pianoHeard({ piano, me, others, isOn });

test("the piano gets louder on the way to it and is heard from where it stands", () => {
  const gains = [1200, 1400, 1600, 1850].map((x) => heard({ x, y: 1000 }).gain);
  expect(gains).toEqual(gains.toSorted((a, b) => a - b));
  expect(gains[0]).toBe(0);
  expect(gains.at(-1)).toBe(1);
  expect(heard({ x: 1700, y: 1000 }).pan).toBeGreaterThan(0);
  expect(heard({ x: 2300, y: 1000 }).pan).toBeLessThan(0);
});

test("with somebody in earshot the piano rests, with somebody far away it plays on", () => {
  const me = { x: 1900, y: 1000 };
  expect(heard(me, [{ x: 1500, y: 1000 }])).toEqual({ gain: 0, pan: 0, isResting: true });
  expect(heard(me, [{ x: 1000, y: 1000 }])).toMatchObject({ gain: 1, isResting: false });
});

test("off, or before I am in the room, it is silent", () => {
  expect(heard({ x: 1900, y: 1000 }, [], false).gain).toBe(0);
  expect(heard(null).gain).toBe(0);
});
