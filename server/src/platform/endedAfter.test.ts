import { createFakeClock } from "@atrium/testkit/fakeClock";
import { expect, test } from "vitest";
import { endedAfter } from "./endedAfter.ts";

test("work that ends in time gives its answer or its fault, and is told nothing afterwards", async () => {
  const clock = createFakeClock();
  const given = { signal: new AbortController().signal };
  const work = async (signal: AbortSignal) => {
    given.signal = signal;
    return "done";
  };
  expect(await endedAfter(clock, 100, work)).toBe("done");
  await expect(endedAfter(clock, 100, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  clock.advance(100);
  expect(given.signal.aborted).toBe(false);
});

test("work that takes longer is told to end, and nobody waits for it, nor for its fault", async () => {
  const clock = createFakeClock();
  const answer = endedAfter(
    clock,
    100,
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("too late")))),
  );
  clock.advance(100);
  expect(await answer).toBeNull();
});
