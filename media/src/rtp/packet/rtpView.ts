/** Where the parts of one RTP packet are. One view is reused for every packet, so nothing is allocated. */
export interface RtpView {
  payloadType: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  /** Form of the header extension: none, one-byte or two-byte element headers (RFC 8285). */
  extensionForm: 0 | 1 | 2;
  extensionAt: number;
  extensionEnd: number;
  payloadAt: number;
  /** End of the payload without padding; equal to `payloadAt` in padding-only packets. */
  payloadEnd: number;
}

export const newRtpView = (): RtpView => ({
  payloadType: 0,
  marker: false,
  sequence: 0,
  timestamp: 0,
  ssrc: 0,
  extensionForm: 0,
  extensionAt: 0,
  extensionEnd: 0,
  payloadAt: 0,
  payloadEnd: 0,
});

/** Fills the view; false for a malformed packet, which leaves the view unusable. */
export function readRtp(packet: Buffer, view: RtpView): boolean {
  if (packet.length < 12) return false;
  const first = packet[0] ?? 0;
  if (first >> 6 !== 2) return false;
  const second = packet[1] ?? 0;
  view.marker = second > 127;
  view.payloadType = second & 127;
  view.sequence = packet.readUInt16BE(2);
  view.timestamp = packet.readUInt32BE(4);
  view.ssrc = packet.readUInt32BE(8);
  const fixedEnd = 12 + (first & 15) * 4;
  if (fixedEnd > packet.length) return false;
  if (!readExtension(packet, view, { isThere: (first & 0x10) !== 0, at: fixedEnd })) return false;
  const padding = (first & 0x20) === 0 ? 0 : (packet[packet.length - 1] ?? 0);
  view.payloadEnd = packet.length - padding;
  return view.payloadEnd >= view.payloadAt && ((first & 0x20) === 0 || padding > 0);
}

/** Offset of the value of a header extension, or -1. Its length is at `extensionLength`. */
export function findExtension(packet: Buffer, view: RtpView, id: number | undefined): number {
  if (view.extensionForm === 0 || id === undefined) return -1;
  return view.extensionForm === 1 ? findOneByte(packet, view, id) : findTwoByte(packet, view, id);
}

/** Length in bytes of the extension value that `findExtension` found at this offset. */
export function extensionLength(packet: Buffer, view: RtpView, valueAt: number): number {
  const head = packet[valueAt - 1] ?? 0;
  return view.extensionForm === 1 ? (head & 15) + 1 : head;
}

/** The extension as text; empty where absent. */
export function extensionText(packet: Buffer, view: RtpView, id: number | undefined): string {
  const at = findExtension(packet, view, id);
  return at < 0 ? "" : packet.toString("utf8", at, at + extensionLength(packet, view, at));
}

/** A header extension of two bytes as a number; -1 where absent or of another length. */
export function extensionNumber(packet: Buffer, view: RtpView, id: number | undefined): number {
  const at = findExtension(packet, view, id);
  return at < 0 || extensionLength(packet, view, at) !== 2 ? -1 : packet.readUInt16BE(at);
}

function readExtension(packet: Buffer, view: RtpView, { isThere, at }: { isThere: boolean; at: number }): boolean {
  view.extensionForm = 0;
  view.payloadAt = at;
  if (!isThere) return true;
  if (at + 4 > packet.length) return false;
  const profile = packet.readUInt16BE(at);
  view.extensionAt = at + 4;
  view.extensionEnd = at + 4 + packet.readUInt16BE(at + 2) * 4;
  view.payloadAt = view.extensionEnd;
  if (profile === 0xbede) view.extensionForm = 1;
  else if ((profile & 0xfff0) === 0x1000) view.extensionForm = 2;
  return view.extensionEnd <= packet.length;
}

function findOneByte(packet: Buffer, view: RtpView, id: number): number {
  let at = view.extensionAt;
  while (at < view.extensionEnd) {
    const head = packet[at] ?? 0;
    if (head === 0) at++;
    else {
      if (head >> 4 === 15) return -1;
      const next = at + 2 + (head & 15);
      if (next > view.extensionEnd) return -1;
      if (head >> 4 === id) return at + 1;
      at = next;
    }
  }
  return -1;
}

function findTwoByte(packet: Buffer, view: RtpView, id: number): number {
  let at = view.extensionAt;
  while (at < view.extensionEnd) {
    const found = packet[at] ?? 0;
    if (found === 0) at++;
    else {
      const next = at + 2 + (packet[at + 1] ?? 0);
      if (next > view.extensionEnd) return -1;
      if (found === id) return at + 2;
      at = next;
    }
  }
  return -1;
}
