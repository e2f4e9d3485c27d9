import { expect, test } from "vitest";
import { personName } from "./personName.ts";

test("somebody is called by their name, without one by their e-mail, and without both by a word", () => {
  expect(personName({ name: "Mira", email: "mira@kite.studio" }, "Guest")).toBe("Mira");
  expect(personName({ name: "", email: "mira@kite.studio" }, "Guest")).toBe("mira@kite.studio");
  expect(personName({ name: "  ", email: null }, "Guest")).toBe("Guest");
});
