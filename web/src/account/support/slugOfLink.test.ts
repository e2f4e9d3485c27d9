import { expect, test } from "vitest";
import { slugOfLink } from "./slugOfLink.ts";

test.each([
  ["https://meet.example.org/s/kite-hq", "kite-hq"],
  ["https://meet.example.org/s/kite-hq?room=abc#top", "kite-hq"],
  ["meet.example.org/s/kite-hq/", "kite-hq"],
  ["/s/kite-hq", "kite-hq"],
  ["  kite-hq ", "kite-hq"],
  ["", ""],
])("the slug of %j is %j", (typed, slug) => {
  expect(slugOfLink(typed)).toBe(slug);
});
