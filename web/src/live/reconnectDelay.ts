import { constants } from "@atrium/contract";

/**
 * Milliseconds to wait before try number `attempt` (from 1) of a connection that is lost for `lostForMs`: at most
 * 0.25 s while a server that is started again may answer any moment, then doubling to 3 s in the first minute and to 15 s
 * after it, each spread by 20 % either way. `random` is from 0 up to 1.
 */
export function reconnectDelayMs(attempt: number, lostForMs: number, random: number): number {
  const { reconnectFirstMs, reconnectFactor, reconnectJitter } = constants.socket;
  const mostMs = longestWaitMs(lostForMs);
  // The longest wait is spread too, below its bound, so that a crowd does not come back in the same moment.
  const grownMs = Math.min(reconnectFirstMs * reconnectFactor ** (attempt - 1), mostMs / (1 + reconnectJitter));
  return grownMs * (1 + reconnectJitter * (2 * random - 1));
}

function longestWaitMs(lostForMs: number): number {
  const { reconnectAtOnceForMs, reconnectAtOnceMaxMs, reconnectSoonForMs, reconnectSoonMaxMs } = constants.socket;
  if (lostForMs < reconnectAtOnceForMs) return reconnectAtOnceMaxMs;
  return lostForMs < reconnectSoonForMs ? reconnectSoonMaxMs : constants.socket.reconnectMaxMs;
}
