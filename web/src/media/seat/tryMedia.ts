import type { MediaAccess } from "@atrium/contract";
import { MediaSeat } from "./mediaSeat.ts";
import type { Livekit, SeatEvents } from "./mediaSeat.ts";

/** How media flows: directly from the media server, or through a relay. */
export type MediaWay = "direct" | "relay";

export interface MediaTrial {
  access: MediaAccess;
  iceServers: RTCIceServer[];
  /** Ends the trial early; its promise then settles with any result. */
  signal: AbortSignal;
}

/** A network that needs longer for a first packet is too slow for a call. */
const PATIENCE_MS = 8_000;

/** Connects to the media server as a seat does, then leaves. Rejects with a `SeatFault` if no media gets through. */
export async function tryMedia(livekit: Livekit, { access, iceServers, signal }: MediaTrial): Promise<MediaWay> {
  const seat = new MediaSeat(livekit, SILENT);
  const leave = () => void seat.leave().catch(() => {});
  signal.addEventListener("abort", leave, { once: true });
  try {
    await seat.connect(access, iceServers, PATIENCE_MS);
    return (await seat.comesByRelay()) === true ? "relay" : "direct";
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}

/** There is nobody to hear. */
const SILENT: SeatEvents = {
  line: () => {},
  mended: () => {},
  changed: () => {},
  voice: () => {},
  ownLevel: () => {},
  ownChanged: () => {},
};
