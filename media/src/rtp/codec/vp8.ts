/** The parts of a VP8 payload descriptor (RFC 7741) a forwarder needs. Offsets are into the packet; -1 where absent. */
export interface Vp8Descriptor {
  isKeyFrameStart: boolean;
  pictureIdAt: number;
  isLongPictureId: boolean;
  pictureId: number;
  tl0PicIdxAt: number;
  tl0PicIdx: number;
}

export const newVp8Descriptor = (): Vp8Descriptor => ({
  isKeyFrameStart: false,
  pictureIdAt: -1,
  isLongPictureId: false,
  pictureId: 0,
  tl0PicIdxAt: -1,
  tl0PicIdx: 0,
});

/** Fills the descriptor of the payload at `from`; false if it is truncated. */
export function readVp8(packet: Buffer, range: { from: number; end: number }, into: Vp8Descriptor): boolean {
  into.isKeyFrameStart = false;
  into.pictureIdAt = -1;
  into.tl0PicIdxAt = -1;
  let at = range.from;
  const first = packet[at++] ?? 0;
  if (first & 0x80) {
    const fields = packet[at++] ?? 0;
    if (fields & 0x80) at = readPictureId(packet, at, into);
    if (fields & 0x40) {
      into.tl0PicIdxAt = at;
      into.tl0PicIdx = packet[at++] ?? 0;
    }
    if (fields & 0x30) at++;
  }
  if (at >= range.end) return false;
  const startsFrame = (first & 0x10) !== 0 && (first & 0x0f) === 0;
  into.isKeyFrameStart = startsFrame && ((packet[at] ?? 0) & 1) === 0;
  return true;
}

function readPictureId(packet: Buffer, at: number, into: Vp8Descriptor): number {
  const first = packet[at] ?? 0;
  into.pictureIdAt = at;
  into.isLongPictureId = first > 127;
  into.pictureId = first > 127 ? ((first & 0x7f) << 8) | (packet[at + 1] ?? 0) : first;
  return at + (first > 127 ? 2 : 1);
}
