/** No packet sent to a peer is shorter than an RTP header; an empty frame keeps a connection alive. */
const leastBytes = 12;
/** No packet of media, handshake or data is this long, because networks carry less. */
const mostBytes = 4096;
const mostCrumbs = 100;
const headBytes = 2;

/** Splits a TCP stream into the packets framed in it: two bytes of length, then the packet (RFC 4571). */
export class FrameReader {
  /** An incomplete frame, and how many of its bytes have arrived. */
  #frame: Buffer | null = null;
  #held = 0;
  readonly #onPacket: (packet: Buffer) => void;
  readonly #onNonsense: () => void;

  /**
   * Packets passed on are copies, so they do not keep the whole chunk alive. `onNonsense` is called for a frame longer than
   * a packet can be, or if a chunk has more frames than it could have packets; the rest of the chunk is ignored.
   */
  constructor(onPacket: (packet: Buffer) => void, onNonsense: () => void = () => undefined) {
    this.#onPacket = onPacket;
    this.#onNonsense = onNonsense;
  }

  push(chunk: Buffer): void {
    let crumbs = 0;
    let at = this.#held > 0 ? this.#hold(chunk, 0) : 0;
    while (at + headBytes <= chunk.length) {
      const length = chunk.readUInt16BE(at);
      if (length > mostBytes) return this.#onNonsense();
      const end = at + headBytes + length;
      if (end > chunk.length) break;
      if (length < leastBytes && ++crumbs > mostCrumbs) return this.#onNonsense();
      this.#pass(chunk.subarray(at + headBytes, end));
      at = end;
    }
    if (at < chunk.length) this.#hold(chunk, at);
  }

  /**
   * Adds the chunk's bytes to an incomplete frame; returns the offset after them. Each byte is copied once, however
   * small the chunks are.
   */
  #hold(chunk: Buffer, from: number): number {
    const frame = (this.#frame ??= Buffer.allocUnsafe(headBytes + mostBytes));
    const headEnd = Math.min(chunk.length, from + Math.max(0, headBytes - this.#held));
    this.#held += chunk.copy(frame, this.#held, from, headEnd);
    if (this.#held < headBytes) return headEnd;
    const whole = headBytes + frame.readUInt16BE(0);
    if (whole > frame.length) {
      this.#onNonsense();
      return chunk.length;
    }
    const end = Math.min(chunk.length, headEnd + whole - this.#held);
    this.#held += chunk.copy(frame, this.#held, headEnd, end);
    if (this.#held < whole) return end;
    this.#held = 0;
    this.#pass(frame.subarray(headBytes, whole));
    return end;
  }

  #pass(packet: Buffer): void {
    if (packet.length > 0) this.#onPacket(Buffer.from(packet));
  }
}

/** A packet after its two-byte length (RFC 4571). */
export function framed(packet: Buffer): Buffer {
  const out = Buffer.allocUnsafe(packet.length + 2);
  out.writeUInt16BE(packet.length, 0);
  packet.copy(out, 2);
  return out;
}
