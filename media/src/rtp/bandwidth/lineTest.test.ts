import { expect, test } from "vitest";
import { BandwidthEstimator } from "./bandwidthEstimator.ts";
import { LineTest } from "./lineTest.ts";

const ESTIMATE_BPS = 400_000;
const PACKET_BYTES = 280;

/** Returns a function that sends one test over a line; true if it found that the line has become wide. */
function arrange() {
  const estimator = new BandwidthEstimator();
  estimator.onRemb(ESTIMATE_BPS);
  const line = new LineTest();
  let nowMs = 1000;
  let sequence = 0;
  const over = (bps: number, lost: number | null = null): boolean => {
    nowMs += 1500;
    let widened = false;
    const sent: number[] = [];
    for (let left = line.next(estimator, 1_000_000, nowMs); left > 0; left -= PACKET_BYTES) {
      line.onSent(++sequence, PACKET_BYTES);
      sent.push(sequence);
    }
    line.onSent(++sequence, 1000);
    sent.forEach((number, index) => {
      if (index === lost) return;
      const arrivalMs = 9_000_000 + nowMs + (index * PACKET_BYTES * 8000) / bps;
      widened = line.onArrival(number, arrivalMs, estimator) || widened;
    });
    return widened;
  };
  return { line, estimator, over, nowMs: () => nowMs };
}

test("a line that was narrow and is wide twice in a row has become wide, and says so once", () => {
  const { over } = arrange();
  expect([450_000, 5_000_000, 5_000_000, 5_000_000].map((bps) => over(bps))).toEqual([false, false, true, false]);
});

test("one fast test among slow ones is chance", () => {
  const { over } = arrange();
  expect([450_000, 5_000_000, 450_000, 5_000_000].map((bps) => over(bps))).not.toContain(true);
});

test("a line that brings packets in bunches, and so looks wide always, says nothing", () => {
  const { over } = arrange();
  expect([9_000_000, 9_000_000, 9_000_000].map((bps) => over(bps))).not.toContain(true);
});

test("a test of which a packet is lost says nothing", () => {
  const { over } = arrange();
  over(450_000);
  expect([over(5_000_000, 1), over(5_000_000, 2), over(5_000_000)]).toEqual([false, false, false]);
});

test("nothing is tested where everything wanted fits, while a probe runs, or more often than each second and a half", () => {
  const { line, estimator } = arrange();
  expect(line.next(estimator, ESTIMATE_BPS, 10_000)).toBe(0);
  expect(line.next(estimator, 1_000_000, 10_000)).toBeGreaterThan(0);
  expect(line.next(estimator, 1_000_000, 11_400)).toBe(0);
  expect(line.next(estimator, 1_000_000, 11_500)).toBeGreaterThan(0);
  const busy = new BandwidthEstimator();
  expect(line.next(busy, 1_000_000, 20_000)).toBe(0);
});
