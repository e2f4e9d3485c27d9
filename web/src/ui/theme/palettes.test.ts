import { PALETTES } from "@atrium/contract";
import { expect, test } from "vitest";
import { paletteColors, palettes } from "./palettes.ts";

test("every palette of the contract has its colours", () => {
  expect(Object.keys(palettes)).toEqual([...PALETTES]);
});

test("text on every palette keeps a contrast of at least 4.5", () => {
  for (const { primary, text } of Object.values(palettes)) {
    expect(contrast(primary, text)).toBeGreaterThanOrEqual(4.5);
  }
});

test("an unknown palette falls back to the default", () => {
  expect(paletteColors("mainPalette99v9")).toEqual(palettes.mainPalette4v2);
});

/** WCAG 2.2 contrast ratio of two #RRGGBB colours. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
