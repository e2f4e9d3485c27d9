import { useSeconds } from "../../platform/useSeconds.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive, useMediaState } from "../useLive.ts";
import { connectionModel, type ConnectionModel } from "./connectionModel.ts";

/** The state of the connection; updated each second while disconnected. */
export function useConnection(port: RoomPort, isAway: boolean): ConnectionModel {
  const link = useLive(port, (live) => live.link);
  const media = useMediaState(port, ({ connection, ownQuality, quietSinceMs, byRelay }) => ({
    connection,
    ownQuality,
    quietSinceMs,
    byRelay,
  }));
  return connectionModel(link, media, useSeconds(isAway || media.quietSinceMs !== null));
}
