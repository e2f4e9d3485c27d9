import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ReadPace } from "./readPace.ts";

const SIZE = { bytesPerSecond: 1_000_000, burstBytes: 500_000 };

test("what a call sends is read without a pause, and so is all that waited while a network stood still", () => {
  const pace = new ReadPace(SIZE, 0);
  for (let ms = 0; ms < 5_000; ms += 10) expect(pace.read(8_000, ms)).toBe(0);
  expect(pace.read(400_000, 10_000)).toBe(0);
});

test("a flood is left unread for as long as it came too early", () => {
  const pace = new ReadPace(SIZE, 0);
  expect(pace.read(500_000, 0)).toBe(0);
  expect(pace.read(64_000, 0)).toBe(64);
  expect(pace.read(64_000, 64)).toBe(64);
  expect(pace.read(1_000, 1_000)).toBe(0);
});

test("however much is sent, no more is read than the burst and the time allow", () => {
  const chunks = fc.array(fc.record({ bytes: fc.integer({ min: 1, max: 65_536 }), restMs: fc.nat(50) }), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(chunks, (sent) => {
      const pace = new ReadPace(SIZE, 0);
      let [nowMs, read] = [0, 0];
      for (const { bytes, restMs } of sent) {
        read += bytes;
        nowMs += restMs + pace.read(bytes, nowMs);
      }
      expect(read).toBeLessThanOrEqual(SIZE.burstBytes + nowMs * 1000);
    }),
  );
});

test("a clock that is set back gives nothing for free", () => {
  const pace = new ReadPace(SIZE, 1_000);
  expect(pace.read(500_000, 1_000)).toBe(0);
  expect(pace.read(10_000, 0)).toBe(10);
  expect(pace.read(10_000, 1_000)).toBe(20);
});
