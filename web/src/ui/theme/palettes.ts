/** The twelve colours of people: a solid and the text that stays readable on it (contrast 4.5 to 13.2). */
export const palettes = {
  mainPalette1v2: { name: "tomato", primary: "#DD5E48", text: "#311611" },
  mainPalette2v2: { name: "apricot", primary: "#E59C46", text: "#2D1B05" },
  mainPalette3v2: { name: "honey", primary: "#F3DB69", text: "#251F03" },
  mainPalette4v2: { name: "lagoon", primary: "#0B7A6F", text: "#FFFFFF" },
  mainPalette5v2: { name: "leaf", primary: "#68A985", text: "#082617" },
  mainPalette6v2: { name: "pistachio", primary: "#D0F0C6", text: "#14240E" },
  mainPalette7v2: { name: "sky", primary: "#90D9FF", text: "#032331" },
  mainPalette8v2: { name: "ocean", primary: "#4A72CB", text: "#FFFFFF" },
  mainPalette9v2: { name: "violet", primary: "#532A93", text: "#FFFFFF" },
  mainPalette10v2: { name: "lilac", primary: "#AF8EB7", text: "#29182C" },
  mainPalette11v2: { name: "raspberry", primary: "#A31949", text: "#FFFFFF" },
  mainPalette12v2: { name: "umber", primary: "#4C2E0A", text: "#FFFFFF" },
} as const;
export type PaletteName = keyof typeof palettes;
const defaultPalette: PaletteName = "mainPalette4v2";

/** Colours of a palette; the default for a name this build does not know. */
export function paletteColors(name: string): { primary: string; text: string } {
  return isPalette(name) ? palettes[name] : palettes[defaultPalette];
}

const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name);
