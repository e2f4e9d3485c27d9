import * as fc from "fast-check";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { packedPart, packedParts, plainPart } from "./parts.ts";

const unpacked = (bytes: Buffer): string => inflateRawSync(bytes).toString("utf8");

test("parts one after another are one stream", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 100 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean()), { maxLength: 6 }), (said) => {
      const parts = said.map(([each, isPacked]) => (isPacked ? packedPart(each) : plainPart(each)));
      expect(unpacked(packedParts(parts))).toBe(Buffer.from(said.map(([each]) => each).join("")).toString("utf8"));
    }),
    { numRuns: 30 },
  );
});

test("what is longer than a block goes in several", () => {
  const long = "ä".repeat(100_000);
  expect(unpacked(packedParts([plainPart(long), packedPart(long), plainPart("")]))).toBe(long + long);
});

test("a part is packed once", () => {
  const part = packedPart("said to many");
  expect(part.packed()).toBe(part.packed());
});
