/** A sentence said aloud. Its key is its own: the same words said again are another sentence. */
export interface Said {
  key: number;
  text: string;
}

/** More than come and go at once; older sentences are of no use. */
const MOST_KEPT = 12;

/** The latest sentences with one more, oldest first. */
export function withSaid(said: readonly Said[], text: string): readonly Said[] {
  const key = (said.at(-1)?.key ?? 0) + 1;
  return [...said, { key, text }].slice(-MOST_KEPT);
}
