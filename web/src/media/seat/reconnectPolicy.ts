import type { ReconnectPolicy } from "livekit-client";

const FIRST_MS = 200;
const MOST_MS = 2_000;
const GIVE_UP_AFTER_MS = 15_000;

/**
 * How the media connection mends itself: soon and often, because the space comes back within seconds too. After 15 s
 * it gives up, and a new connection with a fresh token follows for as long as the person stays.
 */
export const reconnectPolicy: ReconnectPolicy = {
  nextRetryDelayInMs: ({ retryCount, elapsedMs }) =>
    elapsedMs > GIVE_UP_AFTER_MS ? null : Math.min(FIRST_MS * 2 ** retryCount, MOST_MS),
};
