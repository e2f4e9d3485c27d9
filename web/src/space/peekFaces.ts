import type { SpaceEntrance } from "@atrium/contract";

type Person = SpaceEntrance["people"][number];

/** A face above the card's edge, left to right; the middle one is the largest and in front. */
export interface PeekFace {
  person: Person;
  sizePixels: number;
  depth: number;
}

/** Sizes from the middle outwards. */
const SIZES = [88, 68, 56, 46] as const;
const MOST = 7;

/** At most seven faces, a speaker in the middle, the others to its sides in turn. */
export function peekFaces(people: readonly Person[]): readonly PeekFace[] {
  const ordered = people.toSorted((a, b) => Number(b.speaking) - Number(a.speaking)).slice(0, MOST);
  const left: PeekFace[] = [];
  const right: PeekFace[] = [];
  for (const [index, person] of ordered.entries()) {
    const ring = Math.ceil(index / 2);
    const face = { person, sizePixels: SIZES[ring] ?? SIZES[3], depth: SIZES.length - ring };
    if (index % 2 === 1) left.unshift(face);
    else right.push(face);
  }
  return [...left, ...right];
}
