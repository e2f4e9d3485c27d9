import type { SpaceId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import { isRoomOf } from "./mediaRooms.ts";
import type { MediaServer } from "./mediaServer.ts";
import { reconcileMedia } from "./reconcileMedia.ts";
import type { ExpectedMedia, ToldOf } from "./reconcileMedia.ts";

interface WatchMediaNeeds {
  clock: Pick<Clock, "every">;
  media: Pick<MediaServer, "peopleIn" | "remove" | "allow" | "revokesTokens">;
  expected: () => readonly ExpectedMedia[];
  /** Ends rooms at the media server that should not exist. */
  endOrphans: () => Promise<void>;
  onFault: (error: unknown) => void;
}

export interface MediaWatch {
  /** Reconciles a space's rooms at once: rights in it have changed. */
  check(spaceId: SpaceId): void;
  /** The same of one room at the media server. */
  checkRoom(mediaRoom: string): void;
  stop(): void;
}

const EVERY_MS = 1000;
/** A media server that rejects old tokens itself can be checked less often. */
const ROUNDS_BETWEEN = 4;
/** Rooms asked about at the same time. */
const MOST_AT_ONCE = 16;

/** Reconciles the media server's people with ours, room by room: a failing or slow one does not hold up the others. */
export function watchMedia({ clock, media, expected, endOrphans, onFault }: WatchMediaNeeds): MediaWatch {
  const told = new Map<string, ToldOf>();
  const asked = new Set<string>();
  let waiting = new Map<string, ExpectedMedia>();
  let isEnding = false;
  let round = 0;
  const next = (): void => {
    for (const [mediaRoom, room] of waiting) {
      if (asked.size >= MOST_AT_ONCE) return;
      // If a request is in flight, wait for it: its answer may not include what has changed meanwhile.
      if (asked.has(mediaRoom)) continue;
      waiting.delete(mediaRoom);
      asked.add(mediaRoom);
      const toldOf = told.get(mediaRoom) ?? new Map();
      told.set(mediaRoom, toldOf);
      reconcileMedia(media, room, toldOf)
        .catch(onFault)
        .finally(() => {
          asked.delete(mediaRoom);
          next();
        });
    }
  };
  const look = (rooms: readonly ExpectedMedia[]): void => {
    for (const room of rooms) waiting.set(room.mediaRoom, room);
    next();
  };
  const stop = clock.every(EVERY_MS, () => {
    const isWhole = round % ROUNDS_BETWEEN === 0;
    round += 1;
    if (!isWhole && media.revokesTokens) return;
    const rooms = expected();
    const names = new Set(rooms.map(({ mediaRoom }) => mediaRoom));
    for (const mediaRoom of told.keys()) if (!names.has(mediaRoom)) told.delete(mediaRoom);
    waiting = new Map();
    look(rooms);
    if (isEnding) return;
    isEnding = true;
    endOrphans()
      .catch(onFault)
      .finally(() => {
        isEnding = false;
      });
  });
  return {
    check: (spaceId) => look(expected().filter(({ mediaRoom }) => isRoomOf(mediaRoom, spaceId))),
    checkRoom: (asked) => look(expected().filter(({ mediaRoom }) => mediaRoom === asked)),
    stop,
  };
}
