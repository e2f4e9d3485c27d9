import { PALETTES, type Palette } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { guestPalette } from "./guestPalette.ts";

test("a name has one colour, whatever is in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
      expect(PALETTES).toContain(guestPalette(name, []));
      expect(guestPalette(name, [])).toBe(guestPalette(name, []));
    }),
  );
});

test("names in both scripts are spread over all colours", () => {
  const names = [
    "Марина",
    "Томас",
    "Прия",
    "Олег",
    "Айгерим",
    "Anna",
    "Boris",
    "Jonas",
    "Kofi",
    "Yuki",
    "Mira",
    "Zeynep",
  ];
  expect(new Set(names.map((name) => guestPalette(name, []))).size).toBeGreaterThan(6);
});

test("twelve who come one after the other have twelve colours, and the thirteenth the one of the name", () => {
  const taken: Palette[] = [];
  for (const _ of PALETTES) taken.push(guestPalette("Anna", taken));
  expect(new Set(taken).size).toBe(PALETTES.length);
  expect(guestPalette("Anna", taken)).toBe(guestPalette("Anna", []));
});
