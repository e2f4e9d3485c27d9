import { expect, test } from "vitest";
import { KeptShortly } from "./keptShortly.ts";

const at = { nowMs: 0, untilMs: 10 };

test("a value is there until its time, and a newer one in its place", () => {
  const kept = new KeptShortly<string>();
  kept.put("a", "old", at);
  kept.put("a", "new", at);
  expect([kept.get("a", 9), kept.get("a", 10), kept.get("b", 0)]).toEqual(["new", null, null]);
});

test("no more are kept than may be: the one that was put longest ago goes", () => {
  const kept = new KeptShortly<string>(2);
  for (const key of ["a", "b", "a", "c"]) kept.put(key, key, at);
  expect(["a", "b", "c"].map((key) => kept.get(key, 0))).toEqual(["a", null, "c"]);
});
