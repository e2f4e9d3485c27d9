import type { Vp8Descriptor } from "../codec/vp8.ts";
import { newVp8Descriptor } from "../codec/vp8.ts";
import type { RtpView } from "../packet/rtpView.ts";
import type { ReceivedLayer } from "./receivedLayer.ts";

/** A packet on its way to the subscribers. One object per peer, refilled for each packet: keep no reference to it. */
export interface IncomingPacket {
  packet: Buffer;
  view: RtpView;
  layer: ReceivedLayer;
  /** Unwrapped sequence number within its layer. */
  number: number;
  /** Whether `vp8` describes this packet. */
  hasVp8: boolean;
  vp8: Vp8Descriptor;
  isKeyFrameStart: boolean;
  nowMs: number;
}

export const newIncomingPacket = (view: RtpView, layer: ReceivedLayer): IncomingPacket => ({
  packet: Buffer.alloc(0),
  view,
  layer,
  number: 0,
  hasVp8: false,
  vp8: newVp8Descriptor(),
  isKeyFrameStart: false,
  nowMs: 0,
});
