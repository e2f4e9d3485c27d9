import type { ReconnectPolicy } from "livekit-client";

const FIRST_MS = 200;
const GROWTH = 1.5;
const MOST_MS = 1_000;
/** A room full of people does not come back in the same moment. */
const JITTER = 0.2;
const GIVE_UP_AFTER_MS = 15_000;

/**
 * How the media connection mends itself: soon and often, because a try costs little and the one that is refused as too
 * late to resume still has to be followed by a fresh one. After 15 s it gives up, and a new connection with a fresh
 * token follows for as long as the person stays.
 */
export const reconnectPolicy: ReconnectPolicy = {
  nextRetryDelayInMs({ retryCount, elapsedMs }) {
    if (elapsedMs > GIVE_UP_AFTER_MS) return null;
    const delayMs = Math.min(FIRST_MS * GROWTH ** retryCount, MOST_MS);
    return delayMs * (1 + JITTER * (2 * Math.random() - 1));
  },
};
