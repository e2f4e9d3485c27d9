import { afterEach, expect, test, vi } from "vitest";
import { framesTook } from "./framesTook.ts";

afterEach(() => vi.unstubAllGlobals());

/** Frames come at these times. */
function framesAt(times: number[]): void {
  vi.stubGlobal("requestAnimationFrame", (run: (nowMs: number) => void) => {
    const atMs = times.shift();
    if (atMs !== undefined) queueMicrotask(() => run(atMs));
  });
}

test("as many frames are measured from the first on", async () => {
  framesAt([1000, 1016, 1032, 1050]);
  expect(await framesTook(3)).toBe(50);
});

test("a page that was hidden meanwhile is not called slow", async () => {
  framesAt([1000, 1016, 9000]);
  expect(await framesTook(3)).toBeNull();
});
