/** How often each reaction came lately. */
export interface ReactionCount {
  emotion: string;
  count: number;
}

/** By emotion, how often it came in each second. */
export type HeardReactions = ReadonlyMap<string, ReadonlyMap<number, number>>;

export const NO_REACTIONS: HeardReactions = new Map();
/** What came earlier is no longer counted. */
const COUNTED_FOR_SECONDS = 60;
/** As many as stand beside the audience. */
const MOST_SHOWN = 3;

export function withReaction(heard: HeardReactions, emotion: string, atMs: number): HeardReactions {
  const second = Math.floor(atMs / 1000);
  const before = heard.get(emotion);
  return new Map(heard).set(emotion, new Map(before).set(second, (before?.get(second) ?? 0) + 1));
}

/** Without what is too old by now; the same object if nothing is. */
export function lately(heard: HeardReactions, nowMs: number): HeardReactions {
  const first = Math.floor(nowMs / 1000) - COUNTED_FOR_SECONDS;
  const isOld = [...heard.values()].some((seconds) => [...seconds.keys()].some((second) => second <= first));
  if (!isOld) return heard;
  return new Map(
    [...heard].flatMap(([emotion, seconds]) => {
      const kept = new Map([...seconds].filter(([second]) => second > first));
      return kept.size === 0 ? [] : [[emotion, kept] as const];
    }),
  );
}

/** The most frequent first. */
export const countsOf = (heard: HeardReactions): readonly ReactionCount[] =>
  [...heard]
    .map(([emotion, seconds]) => ({ emotion, count: [...seconds.values()].reduce((sum, each) => sum + each, 0) }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_SHOWN);
