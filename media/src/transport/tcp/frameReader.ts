/** No packet sent to a peer is shorter than an RTP header; an empty frame keeps a connection open. */
const leastBytes = 12;
const mostCrumbs = 100;

/** Splits a TCP stream into the packets framed in it: two bytes of length, then the packet (RFC 4571). */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  readonly #onPacket: (packet: Buffer) => void;
  readonly #onCrumbs: () => void;

  /**
   * Packets passed on are copies, so they do not keep the whole chunk alive. `onCrumbs` is called if a chunk has more
   * frames than it could have packets; the rest of it is ignored.
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

/** A packet after its two-byte length (RFC 4571). */
export function framed(packet: Buffer): Buffer {
  const out = Buffer.allocUnsafe(packet.length + 2);
  out.writeUInt16BE(packet.length, 0);
  packet.copy(out, 2);
  return out;
}
