import type { Emotion, RoomId } from "@atrium/contract";

/** A reaction to my broadcast. */
export interface Reacted {
  roomId: RoomId;
  emotion: Emotion;
  atMs: number;
}

/** How long a reaction counts as recent. */
const NOW_MS = 12_000;
/** More of an applauding crowd's reactions are not kept. */
const MOST_KEPT = 2_000;
const MOST_SHOWN = 2;

/** The recent reactions, with one added. */
export function withReaction(
  before: readonly Reacted[],
  more: Reacted | null,
  nowMs = more?.atMs ?? 0,
): readonly Reacted[] {
  const all = more === null ? before : [...before, more];
  const first = all.findIndex(({ atMs }) => atMs > nowMs - NOW_MS);
  return first === 0 && all.length <= MOST_KEPT ? all : first < 0 ? [] : all.slice(first).slice(-MOST_KEPT);
}

/** A room's reactions: their number and the most frequent ones. */
export function reactionsIn(roomId: RoomId, reacted: readonly Reacted[]): { most: readonly Emotion[]; count: number } {
  const counts = new Map<Emotion, number>();
  const here = reacted.filter((each) => each.roomId === roomId);
  for (const { emotion } of here) counts.set(emotion, (counts.get(emotion) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SHOWN);
  return { most: most.map(([emotion]) => emotion), count: here.length };
}
