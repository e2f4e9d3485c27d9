import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

/** How long that is ago by the server's clock, in milliseconds; ticks by the second. */
export function useAirTime(port: Pick<RoomPort, "live">, sinceMs: number): number {
  const offsetMs = useLive(port, (live) => live.clockOffsetMs);
  return useSeconds(true) + offsetMs - sinceMs;
}
