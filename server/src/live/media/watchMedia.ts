import type { Clock } from "../../platform/clock.ts";
import type { MediaServer } from "./mediaServer.ts";
import { reconcileMedia } from "./reconcileMedia.ts";
import type { ExpectedMedia } from "./reconcileMedia.ts";

interface WatchMediaNeeds {
  clock: Pick<Clock, "every">;
  media: MediaServer;
  expected: () => readonly ExpectedMedia[];
  onFault: (error: unknown) => void;
}

/** A right that is gone is gone at the media server within five seconds, the time of asking included. */
const EVERY_MS = 4000;

/** Compares the media server's people with ours, one round at a time however slow it is. Returns its undo. */
export function watchMedia({ clock, media, expected, onFault }: WatchMediaNeeds): () => void {
  let isRunning = false;
  return clock.every(EVERY_MS, () => {
    if (isRunning) return;
    isRunning = true;
    reconcileMedia(media, expected())
      .catch(onFault)
      .finally(() => {
        isRunning = false;
      });
  });
}
