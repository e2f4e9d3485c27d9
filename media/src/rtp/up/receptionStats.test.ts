import { expect, test } from "vitest";
import { AudioLevelMeter } from "./audioLevelMeter.ts";
import { ReceptionStats } from "./receptionStats.ts";
import { ResendRing } from "./resendRing.ts";

test("a report tells the loss since the report before", () => {
  const stats = new ReceptionStats(90_000);
  const add = (number: number): void =>
    stats.add({ number: 0x10000 + number, timestamp: number * 3000, bytes: 100 }, number * 33);
  for (const number of [1, 2, 3, 5]) add(number);
  expect(stats.report(7, 200)).toMatchObject({ ssrc: 7, fractionLost: 0.2, totalLost: 1, highestSequence: 5 });
  add(4);
  for (const number of [6, 7]) add(number);
  expect(stats.report(7, 300)).toMatchObject({ fractionLost: 0, totalLost: 0, highestSequence: 7 });
});

test("jitter grows with uneven arrival and the sender's clock is echoed", () => {
  const even = new ReceptionStats(90_000);
  const uneven = new ReceptionStats(90_000);
  for (let number = 0; number < 50; number++) {
    even.add({ number, timestamp: number * 900, bytes: 1 }, number * 10);
    uneven.add({ number, timestamp: number * 900, bytes: 1 }, number * 10 + (number % 2) * 8);
  }
  expect(even.report(1, 0).jitter).toBeLessThanOrEqual(1);
  expect(uneven.report(1, 0).jitter).toBeGreaterThan(500);
  even.clock = { ntp: { seconds: 0x12345678, fraction: 0x9abcdef0 }, rtpTimestamp: 0, receivedAtMs: 1000 };
  expect(even.report(1, 1500)).toMatchObject({ lastSenderReport: 0x56789abc, delaySinceLastSenderReport: 32_768 });
});

test("loudness is the mean amplitude of the last 300 ms", () => {
  const meter = new AudioLevelMeter();
  expect(meter.level).toBe(127);
  for (let count = 0; count < 15; count++) meter.add(30);
  expect(meter.level).toBe(30);
  meter.tick();
  meter.add(127);
  meter.tick();
  expect(meter.level).toBe(31);
  meter.tick();
  expect(meter.level).toBe(127);
});

test("the ring keeps the last 512 packets and knows one it has", () => {
  const ring = new ResendRing();
  const packet = Buffer.from("packet");
  expect(ring.put(1000, packet)).toBe(true);
  expect(ring.put(1000, packet)).toBe(false);
  expect(ring.get(1000)).toBe(packet);
  expect(ring.get(1000 + 512)).toBeNull();
  expect(ring.put(1000 + 512, packet)).toBe(true);
  expect(ring.get(1000)).toBeNull();
  expect(ring.put(1000, packet)).toBe(false);
});
