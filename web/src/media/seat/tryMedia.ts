import type { MediaAccess } from "@atrium/contract";
import { MediaSeat } from "./mediaSeat.ts";
import type { Livekit, SeatEvents } from "./mediaSeat.ts";

/** How sound comes: straight from the media server, or round by a relay. */
export type MediaWay = "direct" | "relay";

export interface MediaTrial {
  access: MediaAccess;
  iceServers: RTCIceServer[];
  /** Ends the trial early; its promise settles then with whatever comes. */
  signal: AbortSignal;
}

/** A network that needs longer for a first packet is too slow for a call. */
const PATIENCE_MS = 8_000;

/** Connects to the media server as a seat does and leaves again. Rejects with a `SeatFault` when nothing gets through. */
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

/** Nobody is there to be heard. */
const SILENT: SeatEvents = {
  line: () => {},
  mended: () => {},
  changed: () => {},
  voice: () => {},
  ownLevel: () => {},
  ownChanged: () => {},
};
