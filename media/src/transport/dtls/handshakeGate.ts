/**
 * Filters what reaches werift's handshake, which expects every message once, whole and in order, and otherwise computes
 * wrong keys. Lossy networks guarantee none of that: messages are reassembled here from their fragments and passed on in
 * order and once; what cannot be handled yet is dropped, because the peer resends its flight. A peer can make us keep and
 * compute only so much: a hello and a key exchange each cost milliseconds. Never throws.
 */
export class HandshakeGate {
  readonly #role: "server" | "client";
  readonly #deliver: (record: Buffer) => void;
  readonly #partial = new Map<number, PartialMessage>();
  /** Kinds of messages passed on. */
  readonly #seen = new Set<number>();
  #next = 0;
  #hellosLeft = HELLOS_AT_ONCE;
  #helloAtMs = 0;
  #hasPeerKeys = false;

  constructor(role: "server" | "client", deliver: (record: Buffer) => void) {
    this.#role = role;
    this.#deliver = deliver;
  }

  /** Takes a handshake datagram. Unencrypted alerts are dropped: anybody can send one. */
  receive(datagram: Buffer, nowMs = performance.now()): void {
    this.#hellosLeft = Math.min(
      HELLOS_AT_ONCE,
      this.#hellosLeft + ((nowMs - this.#helloAtMs) / 1000) * HELLOS_A_SECOND,
    );
    this.#helloAtMs = nowMs;
    for (const record of recordsOf(datagram)) {
      const isEncrypted = record.readUInt16BE(3) > 0;
      if (isEncrypted && (this.#hasPeerKeys || this.#role === "client")) this.#deliver(record);
      if (!isEncrypted && record[0] === contentType.handshake) this.#takeFragments(record);
    }
  }

  #takeFragments(record: Buffer): void {
    let at = recordHeaderBytes;
    while (at + fragmentHeaderBytes <= record.length) {
      const fragment = readFragment(record, at);
      if (fragment === null) return;
      at = fragment.end;
      const isNext =
        fragment.sequence >= this.#next && fragment.sequence < Math.min(this.#next + maxAhead, maxMessages);
      if (isNext || this.#isHelloAgain(fragment)) this.#collect(fragment);
    }
    this.#deliverReady();
  }

  /** A client repeats its hello if our answer was lost, and only its hello makes us answer again. */
  #isHelloAgain(fragment: Fragment): boolean {
    return fragment.type === messageType.clientHello && fragment.sequence === this.#next - 1;
  }

  #collect(fragment: Fragment): void {
    const known = this.#partial.get(fragment.sequence);
    const partial = known ?? {
      ...fragment,
      bytes: Buffer.alloc(fragment.length),
      has: Buffer.alloc(fragment.length),
      left: fragment.length,
    };
    if (partial.length !== fragment.length || partial.type !== fragment.type) return;
    this.#partial.set(fragment.sequence, partial);
    fragment.body.copy(partial.bytes, fragment.offset);
    for (let at = fragment.offset; at < fragment.offset + fragment.body.length; at++) {
      if (partial.has[at] === 0) partial.left--;
      partial.has[at] = 1;
    }
  }

  #deliverReady(): void {
    this.#deliverWhole(this.#next - 1);
    while (this.#deliverWhole(this.#next)) this.#next++;
  }

  #deliverWhole(sequence: number): boolean {
    const message = this.#partial.get(sequence);
    if (message === undefined || message.left > 0) return false;
    this.#partial.delete(sequence);
    if (message.type === messageType.clientHello) {
      // The peer will repeat it.
      if (this.#hellosLeft < 1) return false;
      this.#hellosLeft--;
    } else if (this.#seen.has(message.type)) return true;
    this.#seen.add(message.type);
    if (message.type === messageType.certificateVerify) this.#hasPeerKeys = true;
    this.#deliver(wholeMessage(message, message.bytes));
    return true;
  }
}

interface Fragment {
  type: number;
  /** Length of the whole message. */
  length: number;
  sequence: number;
  offset: number;
  body: Buffer;
  end: number;
}

interface PartialMessage {
  type: number;
  length: number;
  sequence: number;
  bytes: Buffer;
  /** 1 for each byte that has arrived. */
  has: Buffer;
  /** Bytes still missing. */
  left: number;
}

const recordHeaderBytes = 13;
const fragmentHeaderBytes = 12;
const maxMessageBytes = 16_384;
/** Messages kept that arrived before an earlier one. */
const maxAhead = 8;
/** No handshake has as many. */
const maxMessages = 16;
/** Clients repeat a hello ever more slowly, first after 50 ms. */
const HELLOS_AT_ONCE = 6;
const HELLOS_A_SECOND = 2;
const contentType = { handshake: 22 } as const;
const messageType = { clientHello: 1, certificateVerify: 15 } as const;

/** The records of a datagram, up to the first malformed one. */
export function recordsOf(datagram: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let at = 0;
  while (at + recordHeaderBytes <= datagram.length) {
    const end = at + recordHeaderBytes + datagram.readUInt16BE(at + 11);
    if (end > datagram.length) break;
    records.push(datagram.subarray(at, end));
    at = end;
  }
  return records;
}

function readFragment(record: Buffer, at: number): Fragment | null {
  const length = record.readUIntBE(at + 1, 3);
  const offset = record.readUIntBE(at + 6, 3);
  const bodyAt = at + fragmentHeaderBytes;
  const end = bodyAt + record.readUIntBE(at + 9, 3);
  if (length > maxMessageBytes || end > record.length || offset + end - bodyAt > length) return null;
  const body = record.subarray(bodyAt, end);
  return { type: record[at] ?? 0, length, sequence: record.readUInt16BE(at + 4), offset, body, end };
}

/** An unencrypted record with one unfragmented message. */
function wholeMessage(message: { type: number; length: number; sequence: number }, body: Buffer): Buffer {
  const out = Buffer.alloc(recordHeaderBytes + fragmentHeaderBytes + body.length);
  out.set([contentType.handshake, 0xfe, 0xfd]);
  out.writeUInt16BE(fragmentHeaderBytes + body.length, 11);
  out[recordHeaderBytes] = message.type;
  out.writeUIntBE(message.length, recordHeaderBytes + 1, 3);
  out.writeUInt16BE(message.sequence, recordHeaderBytes + 4);
  out.writeUIntBE(message.length, recordHeaderBytes + 9, 3);
  body.copy(out, recordHeaderBytes + fragmentHeaderBytes);
  return out;
}
