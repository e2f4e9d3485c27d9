import { expect, test } from "vitest";
import { mirrored, turnedLeft, UNTURNED, type Turned } from "./turnPicture.ts";

/** The corners of a picture, clockwise from the upper left. */
function corners({ quarters, isMirrored }: Turned): string {
  const turned = ["a", "b", "c", "d"].map((_, at, all) => all[(at + 4 - quarters) % 4]);
  const seen = isMirrored ? [turned[1], turned[0], turned[3], turned[2]] : turned;
  return seen.join("");
}

test("a turn to the left is one as it is seen, mirrored or not", () => {
  expect(corners(UNTURNED)).toBe("abcd");
  expect(corners(turnedLeft(UNTURNED))).toBe("bcda");
  expect(corners(mirrored(UNTURNED))).toBe("badc");
  expect(corners(turnedLeft(mirrored(UNTURNED)))).toBe("adcb");
});

test("four turns, or two looks into the mirror, change nothing", () => {
  for (const begin of [UNTURNED, mirrored(UNTURNED)]) {
    expect(turnedLeft(turnedLeft(turnedLeft(turnedLeft(begin))))).toEqual(begin);
    expect(mirrored(mirrored(begin))).toEqual(begin);
  }
});
