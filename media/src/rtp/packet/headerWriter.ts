import type { ExtensionIds } from "../peerMedia.ts";

export interface HeaderFields {
  payloadType: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
}

/**
 * Writes the headers of packets we send: no contributing sources, and the extensions a receiver needs. The extension
 * block is laid out once; only the transport-wide number or the send time changes from packet to packet.
 */
export class HeaderWriter {
  readonly bytes: number;
  readonly #block: Buffer;
  readonly #transportCcAt: number;
  readonly #sendTimeAt: number;

  constructor(ids: ExtensionIds, mid: string) {
    const elements: Element[] = [];
    if (ids.mid !== undefined) elements.push({ id: ids.mid, value: Buffer.from(mid) });
    if (ids.transportCc !== undefined) elements.push({ id: ids.transportCc, value: Buffer.alloc(2) });
    else if (ids.absSendTime !== undefined) elements.push({ id: ids.absSendTime, value: Buffer.alloc(3) });
    const { block, valueAt } = layOut(elements);
    this.#block = block;
    this.bytes = 12 + block.length;
    this.#transportCcAt = 12 + (valueAt.get(ids.transportCc) ?? -13);
    this.#sendTimeAt = ids.transportCc === undefined ? 12 + (valueAt.get(ids.absSendTime) ?? -13) : -1;
  }

  get hasTransportCc(): boolean {
    return this.#transportCcAt >= 0;
  }

  /** Writes the header to the start of `out`; `transportCc` counts all packets of the peer. */
  write(out: Buffer, fields: HeaderFields, sent: { transportCc: number; atMs: number }): void {
    out[0] = this.#block.length === 0 ? 0x80 : 0x90;
    out[1] = fields.payloadType | (fields.marker ? 0x80 : 0);
    out.writeUInt16BE(fields.sequence & 0xffff, 2);
    out.writeUInt32BE(fields.timestamp >>> 0, 4);
    out.writeUInt32BE(fields.ssrc, 8);
    this.#block.copy(out, 12);
    if (this.#transportCcAt >= 0) out.writeUInt16BE(sent.transportCc & 0xffff, this.#transportCcAt);
    if (this.#sendTimeAt >= 0) out.writeUIntBE(Math.floor(sent.atMs * 262.144) & 0xffffff, this.#sendTimeAt, 3);
  }
}

interface Element {
  id: number;
  value: Buffer;
}

/** One-byte headers if every id and length fits, otherwise two-byte headers. */
function layOut(elements: readonly Element[]): { block: Buffer; valueAt: Map<number | undefined, number> } {
  const valueAt = new Map<number | undefined, number>();
  if (elements.length === 0) return { block: Buffer.alloc(0), valueAt };
  const isShort = elements.every(({ id, value }) => id <= 14 && value.length >= 1 && value.length <= 16);
  const bytes = elements.reduce((sum, { value }) => sum + value.length + (isShort ? 1 : 2), 0);
  const block = Buffer.alloc(4 + Math.ceil(bytes / 4) * 4);
  block.writeUInt16BE(isShort ? 0xbede : 0x1000, 0);
  block.writeUInt16BE(block.length / 4 - 1, 2);
  let at = 4;
  for (const { id, value } of elements) {
    if (isShort) block[at++] = (id << 4) | (value.length - 1);
    else {
      block[at++] = id;
      block[at++] = value.length;
    }
    valueAt.set(id, at);
    value.copy(block, at);
    at += value.length;
  }
  return { block, valueAt };
}
