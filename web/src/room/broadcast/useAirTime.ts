import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

/** Milliseconds since a time of the server's clock; ticks every second. */
export function useAirTime(port: Pick<RoomPort, "live">, sinceMs: number): number {
  const offsetMs = useLive(port, (live) => live.clockOffsetMs);
  return useSeconds(true) + offsetMs - sinceMs;
}
