import { expect, test } from "vitest";
import { reconnectPolicy } from "./reconnectPolicy.ts";

const delayMs = (retryCount: number, elapsedMs: number): number | null =>
  reconnectPolicy.nextRetryDelayInMs({ retryCount, elapsedMs });

test("four tries within two seconds, then about one a second", () => {
  const delays = [0, 1, 2, 3, 4, 9].map((retry) => delayMs(retry, 0) ?? 0);
  const usual = [200, 300, 450, 675, 1000, 1000];
  for (const [at, delay] of delays.entries()) {
    expect(delay).toBeGreaterThanOrEqual((usual[at] ?? 0) * 0.8);
    expect(delay).toBeLessThanOrEqual((usual[at] ?? 0) * 1.2);
  }
});

test("after fifteen seconds a new connection takes over", () => {
  expect(delayMs(20, 15_000)).not.toBeNull();
  expect(delayMs(20, 15_001)).toBeNull();
});
