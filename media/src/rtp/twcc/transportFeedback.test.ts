import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ArrivalRecorder } from "./arrivalRecorder.ts";
import { readTransportFeedback } from "./readTransportFeedback.ts";

function readBack(packet: Buffer | null): Map<number, number | null> {
  const heard = new Map<number, number | null>();
  if (packet === null) return heard;
  const isRead = readTransportFeedback(packet, { start: 0, end: packet.length }, (sequence, arrivalMs) =>
    heard.set(sequence, arrivalMs),
  );
  expect(isRead).toBe(true);
  return heard;
}

test("what arrived is told with its time to a quarter of a millisecond, what did not is told as lost", () => {
  const arrivals = fc.array(
    fc.record({ skip: fc.nat({ max: 30 }), waitMs: fc.double({ min: -20, max: 400, noNaN: true }) }),
    { minLength: 1, maxLength: 200 },
  );
  fc.assert(
    fc.property(fc.nat({ max: 0xffff }), arrivals, (start, steps) => {
      const recorder = new ArrivalRecorder();
      const sent = new Map<number, number>();
      let sequence = start;
      let nowMs = 100_000;
      for (const { skip, waitMs } of steps) {
        nowMs += waitMs;
        recorder.add(sequence & 0xffff, nowMs, 1);
        sent.set(sequence & 0xffff, nowMs);
        sequence += 1 + skip;
      }
      const heard = readBack(recorder.build(1));
      expect([...heard].filter(([, at]) => at !== null).map(([number]) => number)).toEqual([...sent.keys()]);
      for (const [number, at] of heard) if (at !== null) expect(at).toBeCloseTo(sent.get(number) ?? 0, -0.3);
    }),
    { numRuns: 200 },
  );
});

test("each message goes on where the last one ended, and late packets are told all the same", () => {
  const recorder = new ArrivalRecorder();
  recorder.add(65_534, 1000, 1);
  recorder.add(0, 1001, 1);
  expect([...readBack(recorder.build(1))]).toEqual([
    [65_534, 1000],
    [65_535, null],
    [0, 1001],
  ]);
  recorder.add(2, 1100, 1);
  expect([...readBack(recorder.build(1))]).toEqual([
    [1, null],
    [2, 1100],
  ]);
  recorder.add(65_535, 1200, 1);
  recorder.add(3, 1201, 1);
  expect(readBack(recorder.build(1)).get(65_535)).toBe(1200);
  expect(recorder.build(1)).toBeNull();
});

test("the message counter and the sizes are well formed", () => {
  const recorder = new ArrivalRecorder();
  for (let sequence = 0; sequence < 50; sequence++) recorder.add(sequence, 1000 + sequence, 77);
  const first = recorder.build(5);
  recorder.add(50, 1100, 77);
  const second = recorder.build(5);
  expect([first?.[19], second?.[19]]).toEqual([0, 1]);
  expect(first?.readUInt32BE(8)).toBe(77);
  expect((first?.length ?? 1) % 4).toBe(0);
});

test("of random bytes no more packets are told than they count", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 80 }), (bytes) => {
      const packet = Buffer.from(bytes);
      let told = 0;
      const isWhole = readTransportFeedback(packet, { start: 0, end: packet.length }, () => told++);
      const counted = packet.readUInt16BE(14);
      expect(isWhole ? [counted] : Array.from({ length: counted + 1 }, (_, some) => some)).toContain(told);
    }),
  );
});

test("a few bytes that speak of sixty thousand packets are not believed", () => {
  const lost = Buffer.alloc(36);
  lost.writeUInt16BE(65_528, 14);
  for (let at = 20; at < 36; at += 2) lost.writeUInt16BE(8191, at);
  let told = 0;
  expect(readTransportFeedback(lost, { start: 0, end: 36 }, () => void told++)).toBe(false);
  expect(told).toBe(0);
});
