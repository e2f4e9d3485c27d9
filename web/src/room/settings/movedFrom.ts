import type { AccountId, Room, RoomId, SpaceSnapshot } from "@atrium/contract";
import type { RoomPort } from "../roomPort.ts";

/** The people of a deleted room: their number, and the room they are in now; null if there are several. */
export interface Moved {
  count: number;
  to: Room | null;
}

/** Null while some of them are still to be moved. Whoever has left is not counted. */
export function movedFrom(
  { records }: SpaceSnapshot,
  { people, roomId }: { people: readonly AccountId[]; roomId: RoomId },
): Moved | null {
  const present = people.flatMap((id) => records.participant[id] ?? []);
  if (present.some((person) => person.roomId === null || person.roomId === roomId)) return null;
  const [to, ...others] = new Set(present.map((person) => person.roomId));
  const room = to === undefined || to === null || others.length > 0 ? null : records.room[to];
  return { count: present.length, to: room ?? null };
}

/** The message that the room is gone waits no longer than this. */
const KNOWN_WITHIN_MS = 2_000;

/** Resolves once all of them are moved; to null after a timeout. */
export function whenMoved(
  { live }: Pick<RoomPort, "live">,
  from: { people: readonly AccountId[]; roomId: RoomId },
): Promise<Moved | null> {
  const now = () => {
    const { space } = live.getState();
    return space === null ? null : movedFrom(space, from);
  };
  return new Promise((resolve) => {
    const end = (moved: Moved | null) => {
      clearTimeout(timer);
      stop();
      resolve(moved);
    };
    const timer = setTimeout(() => end(null), KNOWN_WITHIN_MS);
    const stop = live.subscribe(() => {
      const moved = now();
      if (moved !== null) end(moved);
    });
    const already = now();
    if (already !== null) end(already);
  });
}
