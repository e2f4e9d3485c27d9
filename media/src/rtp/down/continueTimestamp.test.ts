import { expect, test } from "vitest";
import type { ClockPoint } from "../up/receptionStats.ts";
import { continueTimestamp } from "./continueTimestamp.ts";

const clockAt = (seconds: number, rtpTimestamp: number): ClockPoint => ({
  ntp: { seconds: Math.floor(seconds), fraction: (seconds % 1) * 2 ** 32 },
  rtpTimestamp,
  receivedAtMs: 0,
});
const elapsed = { ms: 33, clockRate: 90_000 };

test("with both clocks known the step is that of the senders' clock", () => {
  const from = { clock: clockAt(100, 50_000), offset: 7, lastTimestamp: 50_007 + 9000 };
  const to = { clock: clockAt(100.5, 4_294_960_000), timestamp: (4_294_960_000 - 45_000 + 9000 + 2700) >>> 0 };
  expect(continueTimestamp(from, to, elapsed)).toBe(50_007 + 9000 + 2700);
});

test("without clocks the time that passed here decides", () => {
  const from = { clock: null, offset: 0, lastTimestamp: 0xffffffff };
  expect(continueTimestamp(from, { clock: null, timestamp: 5 }, elapsed)).toBe(2969);
});

test("clocks that contradict the time that passed are not believed, and time never stands still", () => {
  const from = { clock: clockAt(100, 0), offset: 0, lastTimestamp: 0 };
  const to = { clock: clockAt(500, 0), timestamp: 0 };
  expect(continueTimestamp(from, to, elapsed)).toBe(2970);
  expect(continueTimestamp(from, { clock: clockAt(100, 0), timestamp: 0 }, { ms: 0, clockRate: 90_000 })).toBe(1);
});
