import { floorBlurs } from "./floorBlurs.ts";

/** Pictures that ship with the app, by short names such as `floor:lounge`. Uploaded pictures keep their own URL. */
type Files = Record<string, string>;
const floors: Files = import.meta.glob("../../assets/floors/*.webp", { eager: true, query: "?url", import: "default" });
const scenes: Files = import.meta.glob("../../assets/scenes/*.svg", { eager: true, query: "?url", import: "default" });
const faces: Files = import.meta.glob("../../assets/faces/*.svg", { eager: true, query: "?url", import: "default" });
const animals: Files = import.meta.glob("../../assets/animals/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const courts: Files = import.meta.glob("../../assets/court/*.svg", { eager: true, query: "?url", import: "default" });

const backgrounds: Files = import.meta.glob("../../assets/backgrounds/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The full picture of a floor, 3200 x 1800. Null for an unknown name or nothing. */
export function floorUrl(name: string | null): string | null {
  if (name === null) return null;
  return shipped(name, (floor) => floors[`../../assets/floors/${floor}.webp`]);
}

/** The same picture at 800 x 450, for cards and lists. */
export function floorCardUrl(name: string | null): string | null {
  if (name === null) return null;
  return shipped(name, (floor) => floors[`../../assets/floors/${floor}-card.webp`]);
}

/** A tiny data URL to show blurred while the floor loads; null if there is none. */
export function floorBlurUrl(name: string | null): string | null {
  const floor = name?.startsWith("floor:") === true ? name.slice("floor:".length) : "";
  return isBlurred(floor) ? floorBlurs[floor] : null;
}

export const sceneUrl = (scene: string): string | null => scenes[`../../assets/scenes/${scene}.svg`] ?? null;

/** Camera backgrounds that ship with the app: four drawn ones, and scenes. Null for an unknown name. */
export const videoBackgroundUrl = (name: string): string | null =>
  backgrounds[`../../assets/backgrounds/${name}.svg`] ?? sceneUrl(name);

/** The picture of `face:anna` or `animal:owl`; null for a letter. */
export function drawnFaceUrl(appearance: string): string | null {
  const [kind, name] = appearance.split(":");
  if (kind === "face") return faces[`../../assets/faces/${name}.svg`] ?? null;
  if (kind === "animal") return animals[`../../assets/animals/${name}.svg`] ?? null;
  return null;
}

export type Court = "dawn" | "day" | "dusk" | "wide" | "wide-dusk" | "lost" | "shut" | "open" | "early" | "crowd";
/** The sunlit court of sign-in, empty and error pages. */
export const courtUrl = (court: Court): string => courts[`../../assets/court/court-${court}.svg`] ?? "";

/** The same court at night, for dark pages. */
export function courtOf(court: Court, scheme: "light" | "dark"): string {
  const byNight = courts[`../../assets/court/court-${court}-dusk.svg`];
  return scheme === "dark" && byNight !== undefined ? byNight : courtUrl(court);
}

function shipped(name: string, find: (floor: string) => string | undefined): string | null {
  if (name.startsWith("floor:")) return find(name.slice("floor:".length)) ?? null;
  return /^(https:\/\/|\/[^/])/.test(name) ? name : null;
}

const isBlurred = (floor: string): floor is keyof typeof floorBlurs => Object.hasOwn(floorBlurs, floor);
