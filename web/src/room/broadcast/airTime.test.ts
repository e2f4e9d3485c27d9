import { expect, test } from "vitest";
import { airTime } from "./airTime.ts";

test.each([
  [-400, "0:00"],
  [134_900, "2:14"],
  [3_723_000, "1:02:03"],
])("%s ms on air stand there as %s", (ms, says) => {
  expect(airTime(ms)).toBe(says);
});
