import type { Emotion, RoomId } from "@atrium/contract";

/** A reaction to my broadcast. */
export interface Reacted {
  roomId: RoomId;
  emotion: Emotion;
  atMs: number;
}

/** So long a reaction counts as now. */
const NOW_MS = 12_000;
/** Of a crowd that applauds, more are not counted. */
const MOST_KEPT = 2_000;
const MOST_SHOWN = 2;

/** Those of the last seconds, and one more. */
export function withReaction(
  before: readonly Reacted[],
  more: Reacted | null,
  nowMs = more?.atMs ?? 0,
): readonly Reacted[] {
  const all = more === null ? before : [...before, more];
  const first = all.findIndex(({ atMs }) => atMs > nowMs - NOW_MS);
  return first === 0 && all.length <= MOST_KEPT ? all : first < 0 ? [] : all.slice(first).slice(-MOST_KEPT);
}

/** How a room answers: how often, and by which reactions most. */
export function reactionsIn(roomId: RoomId, reacted: readonly Reacted[]): { most: readonly Emotion[]; count: number } {
  const counts = new Map<Emotion, number>();
  const here = reacted.filter((each) => each.roomId === roomId);
  for (const { emotion } of here) counts.set(emotion, (counts.get(emotion) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SHOWN);
  return { most: most.map(([emotion]) => emotion), count: here.length };
}
