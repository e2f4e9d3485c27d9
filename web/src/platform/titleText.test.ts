import { expect, test } from "vitest";
import { titleText } from "./titleText.ts";

test("a window is called by what it shows, and by the site alone where that has no name", () => {
  expect([titleText("Lounge", 0), titleText("", 0), titleText(null, 0)]).toEqual([
    "Lounge · Atrium",
    "Atrium",
    "Atrium",
  ]);
});

test("what waits stands before it, up to a hundred", () => {
  expect([titleText("Lounge", 3), titleText(null, 1)]).toEqual(["(3) Lounge · Atrium", "(1) Atrium"]);
  expect([titleText(null, 99), titleText(null, 100)]).toEqual(["(99) Atrium", "(99+) Atrium"]);
});
