import { expect, test } from "vitest";
import { BandwidthEstimator } from "./bandwidthEstimator.ts";

/** A sender at `sendBps` behind a link of `linkBps` with a queue, one feedback message every 100 ms. */
function runLink(estimator: BandwidthEstimator, link: { linkBps: number; sendBps: () => number; loss?: number }) {
  let nowMs = 1000;
  let queueMs = 0;
  return (forMs: number): number => {
    let decreases = 0;
    for (let left = forMs; left > 0; left -= 100) {
      nowMs += 100;
      const sendBps = link.sendBps();
      queueMs = Math.min(800, Math.max(0, queueMs + 100 * (sendBps / link.linkBps - 1)));
      const packets = Math.ceil(sendBps / 80_000);
      const lostPackets = Math.round(packets * (link.loss ?? 0));
      const arrivedBps = queueMs > 0 ? link.linkBps : sendBps;
      const isDecreased = estimator.onFeedback(
        {
          deliveredBytes: arrivedBps / 80,
          deliveredPackets: packets - lostPackets,
          lostPackets,
          leastTransitMs: 500_000 + queueMs,
        },
        nowMs,
      );
      estimator.tick(nowMs);
      if (isDecreased) decreases++;
    }
    return decreases;
  };
}

test("a link with room to spare is never limited", () => {
  const estimator = new BandwidthEstimator();
  runLink(estimator, { linkBps: 5_000_000, sendBps: () => 2_000_000 })(60_000);
  expect(estimator.bps).toBe(Infinity);
});

test("a queue brings the estimate below what the link carries, far below until it has run out", () => {
  const estimator = new BandwidthEstimator();
  const run = runLink(estimator, { linkBps: 1_000_000, sendBps: () => Math.min(2_500_000, estimator.bps) });
  run(600);
  expect(estimator.bps).toBeLessThan(400_000);
  run(1400);
  expect(estimator.bps).toBeLessThan(1_000_000);
  expect(estimator.bps).toBeGreaterThan(500_000);
});

test("the estimate stays near the link over minutes, and tries more ever more rarely", () => {
  const estimator = new BandwidthEstimator();
  const run = runLink(estimator, { linkBps: 1_000_000, sendBps: () => Math.min(2_500_000, estimator.bps) });
  const early = run(60_000);
  const late = run(60_000);
  expect(early).toBeGreaterThan(late);
  expect(late).toBeLessThanOrEqual(2);
  expect(estimator.bps).toBeGreaterThan(500_000);
});

test("when the link is free again the limit goes away", () => {
  const estimator = new BandwidthEstimator();
  const link = { linkBps: 500_000, sendBps: () => Math.min(2_000_000, estimator.bps) };
  const run = runLink(estimator, link);
  run(10_000);
  expect(estimator.bps).toBeLessThan(600_000);
  link.linkBps = 50_000_000;
  run(120_000);
  expect(estimator.bps).toBe(Infinity);
});

test("light loss alone does not limit, heavy loss does", () => {
  const light = new BandwidthEstimator();
  runLink(light, { linkBps: 9_000_000, sendBps: () => 2_000_000, loss: 0.05 })(20_000);
  expect(light.bps).toBe(Infinity);
  const heavy = new BandwidthEstimator();
  runLink(heavy, { linkBps: 9_000_000, sendBps: () => 2_000_000, loss: 0.3 })(3000);
  expect(heavy.bps).toBeLessThan(2_000_000);
});

test("a receiver's own estimate is taken as it is", () => {
  const estimator = new BandwidthEstimator();
  estimator.onRemb(700_000);
  expect(estimator.bps).toBe(700_000);
});

test("two late messages are no congestion, the third in a row is", () => {
  const estimator = new BandwidthEstimator();
  let nowMs = 1000;
  const hear = (queueMs: number): boolean => {
    nowMs += 100;
    const delivered = { deliveredBytes: 25_000, deliveredPackets: 25, lostPackets: 0 };
    return estimator.onFeedback({ ...delivered, leastTransitMs: 500_000 + queueMs }, nowMs);
  };
  for (let message = 0; message < 20; message++) hear(0);
  expect([200, 200, 0, 200, 200].map(hear)).toEqual([false, false, false, false, false]);
  expect(hear(200)).toBe(true);
});
