/**
 * What private areas make of two people in a room. Inside of one people hear and see each other at any distance; outside
 * of it nothing of it is heard and no camera of it seen, by a megaphone neither. Who is in no area is heard as elsewhere.
 */
export type AreaBond = "together" | "apart" | "none";

/** What a listener has to do with a speaker, by the ids of the areas that each of them is in. */
export function areaBond(listener: readonly string[], speaker: readonly string[]): AreaBond {
  if (speaker.length === 0) return "none";
  return speaker.some((id) => listener.includes(id)) ? "together" : "apart";
}
