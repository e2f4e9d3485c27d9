import { expect, test } from "vitest";
import { welcomeAsks } from "./welcome.ts";

const [open, asking] = [{ isWelcomeRequired: false }, { isWelcomeRequired: true }];

test("everybody is asked for a name, and for a few words only where the space wants them", () => {
  expect(welcomeAsks(open, null)).toEqual(["name"]);
  expect(welcomeAsks(asking, null)).toEqual(["name", "about"]);
  expect(welcomeAsks(open, { name: "Ada", about: "" })).toEqual([]);
  expect(welcomeAsks(asking, { name: "Ada", about: "  " })).toEqual(["about"]);
  expect(welcomeAsks(asking, { name: "Ada", about: "Numbers" })).toEqual([]);
});
