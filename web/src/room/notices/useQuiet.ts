import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useMediaState } from "../useLive.ts";
import { quietSeconds } from "./quiet.ts";

/** Seconds without sound, updated each second; null while there is nothing to report. */
export function useQuiet(port: RoomPort): number | null {
  const quietSinceMs = useMediaState(port, (media) => media.quietSinceMs);
  return quietSeconds({ quietSinceMs }, useSeconds(quietSinceMs !== null));
}
