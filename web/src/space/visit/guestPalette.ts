import { PALETTES, type Palette } from "@atrium/contract";

/** A guest's first colour: by the name, so that guests differ from each other and each keeps theirs in every browser. */
export function guestPalette(name: string): Palette {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return PALETTES[sum % PALETTES.length] ?? PALETTES[0];
}
