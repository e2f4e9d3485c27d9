import { array, assert, integer, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { markedHits } from "./markedHits.ts";

test("the hits of a text are apart from the rest of it", () => {
  expect(markedHits("the guest link", [{ from: 4, to: 9 }])).toEqual([
    { text: "the ", isHit: false },
    { text: "guest", isHit: true },
    { text: " link", isHit: false },
  ]);
});

test("whatever the ranges, the pieces put together are the text", () => {
  const range = record({ from: integer({ min: 0, max: 30 }), to: integer({ min: 0, max: 30 }) });
  assert(
    property(string({ maxLength: 20 }), array(range, { maxLength: 5 }), (text, hits) => {
      expect(
        markedHits(text, hits)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
