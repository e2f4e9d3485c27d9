import { constants } from "@atrium/contract";

/**
 * Milliseconds to wait before attempt `attempt` (from 1) for a connection that has been lost for `lostForMs`: at first
 * at most 0.25 s, since a restarted server may answer any moment, then doubling up to 3 s in the first minute and up to
 * 15 s after it, each with 20 % jitter. `random` is from 0 up to 1.
 */
export function reconnectDelayMs(attempt: number, lostForMs: number, random: number): number {
  const { reconnectFirstMs, reconnectFactor, reconnectJitter } = constants.socket;
  const mostMs = longestWaitMs(lostForMs);
  // The longest delay has jitter too, below its bound, so that a crowd does not reconnect in the same moment.
  const grownMs = Math.min(reconnectFirstMs * reconnectFactor ** (attempt - 1), mostMs / (1 + reconnectJitter));
  return grownMs * (1 + reconnectJitter * (2 * random - 1));
}

function longestWaitMs(lostForMs: number): number {
  const { reconnectAtOnceForMs, reconnectAtOnceMaxMs, reconnectSoonForMs, reconnectSoonMaxMs } = constants.socket;
  if (lostForMs < reconnectAtOnceForMs) return reconnectAtOnceMaxMs;
  return lostForMs < reconnectSoonForMs ? reconnectSoonMaxMs : constants.socket.reconnectMaxMs;
}
