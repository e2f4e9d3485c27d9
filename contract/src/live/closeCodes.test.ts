import { expect, test } from "vitest";
import { CLOSE_CODES, reconnectsAfter } from "./closeCodes.ts";

test.each([1001, 1005, 1006, 1011, 1012, 1013])("after %i the browser comes back, however the socket ended", (code) => {
  expect([reconnectsAfter(code, true), reconnectsAfter(code, false)]).toEqual([true, true]);
});

test.each(Object.entries(CLOSE_CODES))("%s is an answer: nobody comes back by themselves after it", (_name, code) => {
  expect([reconnectsAfter(code, true), reconnectsAfter(code, false)]).toEqual([false, false]);
});

test("a message that was none of the protocol ends the connection for good", () => {
  expect(reconnectsAfter(1008, true)).toBe(false);
});

test("other ends are come back from when they were not clean", () => {
  for (const code of [1002, 1009, 3000])
    expect([reconnectsAfter(code, true), reconnectsAfter(code, false)]).toEqual([false, true]);
});
