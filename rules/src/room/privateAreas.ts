/**
 * How private areas affect two people in a room. Within one, people hear and see each other at any distance; outside of
 * it nobody hears or sees them, not even by megaphone. Somebody in no area is heard by distance as usual.
 */
export type AreaBond = "together" | "apart" | "none";

/** The relation of a listener to a speaker, given the ids of the areas each is in. */
export function areaBond(listener: readonly string[], speaker: readonly string[]): AreaBond {
  if (speaker.length === 0) return "none";
  return speaker.some((id) => listener.includes(id)) ? "together" : "apart";
}
