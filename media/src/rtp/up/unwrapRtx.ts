import type { RtpView } from "../packet/rtpView.ts";

/**
 * The original packet inside an RTX packet (RFC 4588), unwrapped in place: the header moves over the two bytes that held
 * the original sequence number. Null for one without payload, which only probes the path.
 */
export function unwrapRtx(
  packet: Buffer,
  view: RtpView,
  original: { ssrc: number; payloadType: number },
): Buffer | null {
  if (view.payloadEnd - view.payloadAt < 3) return null;
  const sequence = packet.readUInt16BE(view.payloadAt);
  packet.copy(packet, 2, 0, view.payloadAt);
  const restored = packet.subarray(2);
  restored[1] = (view.marker ? 0x80 : 0) | original.payloadType;
  restored.writeUInt16BE(sequence, 2);
  restored.writeUInt32BE(original.ssrc, 8);
  return restored;
}
