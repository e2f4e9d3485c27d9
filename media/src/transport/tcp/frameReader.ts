/** Nothing that is sent to a peer is shorter than the head of an RTP packet; an empty frame keeps a line open. */
const leastBytes = 12;
const mostCrumbs = 100;

/** Cuts a TCP stream into the packets framed in it: two bytes of length, then the packet (RFC 4571). */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  readonly #onPacket: (packet: Buffer) => void;
  readonly #onCrumbs: () => void;

  /**
   * Packets handed out are copies: they do not keep the whole chunk alive. `onCrumbs` is told once a chunk has more frames
   * than packets can be; the rest of it is not looked at.
   */
  constructor(onPacket: (packet: Buffer) => void, onCrumbs: () => void = () => undefined) {
    this.#onPacket = onPacket;
    this.#onCrumbs = onCrumbs;
  }

  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    let crumbs = 0;
    while (at + 2 <= bytes.length) {
      const end = at + 2 + bytes.readUInt16BE(at);
      if (end > bytes.length) break;
      if (end < at + 2 + leastBytes && ++crumbs > mostCrumbs) return this.#onCrumbs();
      if (end > at + 2) this.#onPacket(Buffer.from(bytes.subarray(at + 2, end)));
      at = end;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
  }
}

/** A packet behind its length in two bytes (RFC 4571). */
export function framed(packet: Buffer): Buffer {
  const out = Buffer.allocUnsafe(packet.length + 2);
  out.writeUInt16BE(packet.length, 0);
  packet.copy(out, 2);
  return out;
}
