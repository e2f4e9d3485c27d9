import type { ReconnectPolicy } from "livekit-client";

const FIRST_MS = 200;
const GROWTH = 1.5;
const MOST_MS = 1_000;
/** Jitter, so that a full room does not reconnect in the same moment. */
const JITTER = 0.2;
const GIVE_UP_AFTER_MS = 15_000;

/**
 * How the media connection repairs itself: soon and often, because an attempt is cheap and one that comes too late to
 * resume must be followed by a fresh connection. After 15 s it gives up, and new connections with fresh tokens follow
 * for as long as the user stays.
 */
export const reconnectPolicy: ReconnectPolicy = {
  nextRetryDelayInMs({ retryCount, elapsedMs }) {
    if (elapsedMs > GIVE_UP_AFTER_MS) return null;
    const delayMs = Math.min(FIRST_MS * GROWTH ** retryCount, MOST_MS);
    return delayMs * (1 + JITTER * (2 * Math.random() - 1));
  },
};
