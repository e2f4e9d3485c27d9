/** Where somebody stands, in units. */
type Place = readonly [number, number];

/** People this close to each other are one group; about what a phone shows of the floor. */
const TOGETHER_UNITS = 300;

/** The average of places; null without any. */
export function middleOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const sum = (axis: 0 | 1) => places.reduce((total, place) => total + place[axis], 0);
  return [sum(0) / places.length, sum(1) / places.length];
}

/** The middle of the largest group, so that a small window shows people and not the floor between them. */
export function middleOfLargestGroup(places: readonly Place[]): Place | null {
  const groups = places.map((one) => places.filter((other) => distance(one, other) <= TOGETHER_UNITS));
  return middleOf(groups.toSorted((a, b) => b.length - a.length)[0] ?? []);
}

const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
