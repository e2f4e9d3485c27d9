import { PALETTES, type Palette } from "@atrium/contract";

/**
 * A guest's first colour: derived from the name, so that guests differ from each other; if somebody has that one, the
 * next unused one. With all twelve taken it is the name's again.
 */
export function guestPalette(name: string, taken: readonly Palette[]): Palette {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const first = sum % PALETTES.length;
  const inTurn = [...PALETTES.slice(first), ...PALETTES.slice(0, first)];
  return inTurn.find((palette) => !taken.includes(palette)) ?? inTurn[0] ?? PALETTES[0];
}
