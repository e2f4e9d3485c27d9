import { constants } from "@atrium/contract";

/**
 * Milliseconds to wait before try number `attempt` (from 1) of a lost connection: doubling from 0.25 s to 15 s,
 * each spread by 20 % either way. `random` is from 0 up to 1.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const { reconnectFirstMs, reconnectFactor, reconnectJitter, reconnectMaxMs } = constants.socket;
  const grown = Math.min(reconnectFirstMs * reconnectFactor ** (attempt - 1), reconnectMaxMs);
  return Math.min(grown * (1 + reconnectJitter * (2 * random - 1)), reconnectMaxMs);
}
