import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Track } from "./track.ts";

const KEPT = 8;
const step = fc.record({ x: fc.integer({ min: 0, max: 4000 }), afterMs: fc.integer({ min: 1, max: 200 }) });

test("a place is on the line between the two known around it, as far back as eight of them", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 3000 }), (steps, agoMs) => {
      const track = new Track(0, 0, 0);
      const known = [{ x: 0, atMs: 0 }];
      for (const { x, afterMs } of steps) {
        known.push({ x, atMs: (known.at(-1)?.atMs ?? 0) + afterMs });
        track.add(x, 0, known.at(-1)?.atMs ?? 0);
      }
      const atMs = track.latestMs - agoMs;
      expect(track.at(atMs, { x: 0, y: 0 }).x).toBeCloseTo(onTheLine(known.slice(-KEPT), atMs), 6);
    }),
  );
});

test("a restart forgets the way there", () => {
  const track = new Track(0, 0, 0);
  track.add(100, 50, 33);
  track.restart(700, 300, 66);
  expect(track.at(40, { x: 0, y: 0 })).toEqual({ x: 700, y: 300 });
  expect(track.latest({ x: 0, y: 0 })).toEqual({ x: 700, y: 300 });
});

function onTheLine(known: readonly { x: number; atMs: number }[], atMs: number): number {
  const after = known.findIndex((place) => place.atMs >= atMs);
  const [from, to] = [known[after - 1], known[after]];
  if (to === undefined) return known.at(-1)?.x ?? 0;
  if (from === undefined) return to.x;
  return from.x + ((to.x - from.x) * (atMs - from.atMs)) / (to.atMs - from.atMs);
}
