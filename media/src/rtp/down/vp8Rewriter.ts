import type { Vp8Descriptor } from "../codec/vp8.ts";

const pictureMask = 0x7fff;

/** Keeps VP8 picture ids and base layer indexes continuous when the source of a stream changes. */
export class Vp8Rewriter {
  #pictureOffset = 0;
  #tl0Offset = 0;
  #lastPicture = 0;
  #lastTl0 = 0;

  /** Call with the first packet of a new source. */
  start(descriptor: Vp8Descriptor): void {
    this.#pictureOffset = (this.#lastPicture + 1 - descriptor.pictureId) & pictureMask;
    this.#tl0Offset = (this.#lastTl0 + 1 - descriptor.tl0PicIdx) & 0xff;
  }

  /** Records the newest packet sent, so that the next source continues after it. */
  advance(descriptor: Vp8Descriptor): void {
    this.#lastPicture = this.pictureId(descriptor);
    this.#lastTl0 = this.tl0PicIdx(descriptor);
  }

  pictureId(descriptor: Vp8Descriptor): number {
    return (descriptor.pictureId + this.#pictureOffset) & pictureMask;
  }

  tl0PicIdx(descriptor: Vp8Descriptor): number {
    return (descriptor.tl0PicIdx + this.#tl0Offset) & 0xff;
  }
}

/** Writes ids into a payload that was copied `shift` bytes further than where the descriptor was read. */
export function writeVp8(
  out: Buffer,
  descriptor: Vp8Descriptor,
  ids: { shift: number; pictureId: number; tl0PicIdx: number },
): void {
  if (descriptor.pictureIdAt >= 0) {
    const at = descriptor.pictureIdAt + ids.shift;
    if (descriptor.isLongPictureId) out.writeUInt16BE(0x8000 | ids.pictureId, at);
    else out[at] = ids.pictureId & 0x7f;
  }
  if (descriptor.tl0PicIdxAt >= 0) out[descriptor.tl0PicIdxAt + ids.shift] = ids.tl0PicIdx;
}
