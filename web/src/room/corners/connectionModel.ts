import type { LinkState } from "../../live/index.ts";
import type { ConnectionQuality, MediaState } from "../../media/index.ts";
import { quietSeconds } from "../notices/quiet.ts";

/** The state of the connection, for the chip in the corner. Bars are 0 to 4. */
export interface ConnectionModel {
  tone: "good" | "fair" | "bad";
  bars: 0 | 1 | 2 | 3 | 4;
  says: "excellent" | "good" | "poor" | "lost" | "connecting" | "unknown" | "soundLost" | "relay";
  /** Whole seconds without a connection, or without sound (`soundLost`); null while there is one. */
  lostForSeconds: number | null;
}

const BY_QUALITY: Record<ConnectionQuality, ConnectionModel> = {
  excellent: { tone: "good", bars: 4, says: "excellent", lostForSeconds: null },
  good: { tone: "good", bars: 3, says: "good", lostForSeconds: null },
  poor: { tone: "fair", bars: 2, says: "poor", lostForSeconds: null },
  lost: { tone: "bad", bars: 1, says: "lost", lostForSeconds: null },
  unknown: { tone: "good", bars: 3, says: "unknown", lostForSeconds: null },
};

export function connectionModel(
  link: LinkState,
  media: Pick<MediaState, "connection" | "ownQuality" | "quietSinceMs" | "byRelay">,
  nowMs: number,
): ConnectionModel {
  if (link.state === "reconnecting") {
    const lostForSeconds = Math.max(0, Math.round((nowMs - link.sinceMs) / 1000));
    return { tone: "bad", bars: 0, says: "lost", lostForSeconds };
  }
  const quietFor = quietSeconds(media, nowMs);
  if (quietFor !== null) return { tone: "bad", bars: 0, says: "soundLost", lostForSeconds: quietFor };
  if (media.connection === "connecting") return { tone: "fair", bars: 2, says: "connecting", lostForSeconds: null };
  if (media.connection === "reconnecting" || media.connection === "failed") {
    return { tone: "bad", bars: 1, says: "soundLost", lostForSeconds: null };
  }
  const model = BY_QUALITY[media.ownQuality];
  return media.byRelay && model.tone === "good" ? { ...model, says: "relay" } : model;
}
