import type { DataChunk } from "./dataChunk.ts";
import { addTsn, nextSsn, ssnDistance, tsnDistance } from "./tsn.ts";

/** As stated in our descriptions (`a=max-message-size`). */
export const maxMessageBytes = 65_536;
/** What we advertise and keep: bytes of messages that are incomplete or out of order. */
export const receiveWindowBytes = 256 * 1024;
/** Streams the peer may send on, as announced when the association starts. */
export const maxStreams = 1024;
/** How far ahead of the first missing chunk others are kept. */
const maxAhead = 1024;
/** Overhead of keeping a chunk, in addition to its bytes. */
const overheadBytes = 128;
const maxGapBlocks = 32;
/** Fragments of one message; senders make them as long as packets allow. */
const maxPieces = 256;

export interface Message {
  stream: number;
  protocol: number;
  data: Buffer;
}

/**
 * The receiving half of an association: reassembles messages, in order where required, and reports what has arrived.
 * Everything a peer can make us keep is bounded: bytes by the window, chunks by how far ahead they may be, messages by
 * their length. `accept` returns false if the peer exceeds a bound that honest peers never reach.
 */
export class Receiver {
  /** Everything up to here has arrived. */
  #cumulative: number;
  /** Arrived ahead of a missing one. */
  readonly #ahead = new Set<number>();
  /** Fragments of incomplete messages, by number. */
  readonly #pieces = new Map<number, DataChunk>();
  /** Complete ordered messages that wait for earlier ones. */
  readonly #early = new Map<number, Map<number, Message>>();
  readonly #nextSsn = new Map<number, number>();
  readonly #deliver: (message: Message) => void;
  #keptBytes = 0;

  constructor(firstTsn: number, deliver: (message: Message) => void) {
    this.#cumulative = addTsn(firstTsn, -1);
    this.#deliver = deliver;
  }

  get cumulative(): number {
    return this.#cumulative;
  }

  get windowBytes(): number {
    return Math.max(0, receiveWindowBytes - this.#keptBytes);
  }

  /** What is kept now, for tests: bytes with overhead, and chunks ahead of a missing one. */
  get kept(): { bytes: number; ahead: number } {
    return { bytes: this.#keptBytes, ahead: this.#ahead.size };
  }

  /** Ranges that arrived ahead, as distances from `cumulative`. */
  gaps(): { start: number; end: number }[] {
    const blocks: { start: number; end: number }[] = [];
    let left = this.#ahead.size;
    for (let distance = 1; left > 0 && distance <= maxAhead; distance++) {
      if (!this.#ahead.has(addTsn(this.#cumulative, distance))) continue;
      left--;
      const last = blocks.at(-1);
      if (last?.end === distance - 1) last.end = distance;
      else if (blocks.push({ start: distance, end: distance }) === maxGapBlocks) break;
    }
    return blocks;
  }

  /** A dropped chunk will be resent; a chunk of a nonexistent stream is acknowledged and discarded. */
  accept(chunk: DataChunk): boolean {
    const distance = tsnDistance(this.#cumulative, chunk.tsn);
    if (distance <= 0 || distance > maxAhead || this.#ahead.has(chunk.tsn)) return true;
    const isNext = distance === 1;
    // The next one is accepted even beyond the window, or a full window could never drain.
    if (!isNext && this.#keptBytes >= receiveWindowBytes) return true;
    if (this.#keptBytes >= 2 * receiveWindowBytes) return false;
    this.#ahead.add(chunk.tsn);
    this.#advance();
    return chunk.stream >= maxStreams || this.#keep(chunk);
  }

  /** The peer abandons everything up to `tsn` (RFC 3758), in ordered streams up to the given numbers. */
  skipTo(tsn: number, streams: readonly { stream: number; ssn: number }[]): void {
    if (tsnDistance(this.#cumulative, tsn) <= 0) return;
    this.#cumulative = tsn;
    for (const each of this.#ahead) if (tsnDistance(tsn, each) <= 0) this.#ahead.delete(each);
    for (const [at, piece] of this.#pieces) if (tsnDistance(tsn, at) <= 0) this.#drop(piece);
    this.#advance();
    for (const { stream, ssn } of streams) {
      if (stream >= maxStreams || ssnDistance(this.#expected(stream), ssn) < 0) continue;
      this.#nextSsn.set(stream, nextSsn(ssn));
      this.#forgetBefore(stream);
      this.#deliverInTurn(stream);
    }
  }

  /** The peer restarts these streams from 0. */
  reset(streams: readonly number[]): void {
    for (const stream of streams) {
      this.#nextSsn.delete(stream);
      for (const message of this.#early.get(stream)?.values() ?? []) this.#keptBytes -= costOf(message);
      this.#early.delete(stream);
    }
  }

  #advance(): void {
    while (this.#ahead.delete(addTsn(this.#cumulative, 1))) this.#cumulative = addTsn(this.#cumulative, 1);
  }

  #keep(chunk: DataChunk): boolean {
    // Copied, because one chunk would keep the whole packet's buffer alive.
    const kept = { ...chunk, data: Buffer.from(chunk.data) };
    this.#pieces.set(chunk.tsn, kept);
    this.#keptBytes += costOf(kept);
    const pieces = this.#piecesAround(kept);
    if (pieces === null) return false;
    if (pieces.at(0)?.isFirst !== true || pieces.at(-1)?.isLast !== true) return true;
    for (const piece of pieces) this.#drop(piece);
    const data = Buffer.concat(pieces.map((piece) => piece.data));
    this.#arrive(kept, { stream: chunk.stream, protocol: pieces[0]?.protocol ?? 0, data });
    return true;
  }

  /** The contiguous fragments of the same message, in order; null if they are too long or contradict each other. */
  #piecesAround(chunk: DataChunk): DataChunk[] | null {
    let bytes = chunk.data.length;
    const collect = (step: 1 | -1, isEnd: (piece: DataChunk) => boolean): DataChunk[] | null => {
      const found: DataChunk[] = [];
      let last = chunk;
      while (!isEnd(last)) {
        const next = this.#pieces.get(addTsn(last.tsn, step));
        if (next === undefined) break;
        if (!isSameMessage(next, chunk) || (step === 1 ? next.isFirst : next.isLast)) return null;
        bytes += next.data.length;
        if (bytes > maxMessageBytes || found.push(next) > maxPieces) return null;
        last = next;
      }
      return found;
    };
    if (bytes > maxMessageBytes) return null;
    const before = collect(-1, (piece) => piece.isFirst);
    const after = collect(1, (piece) => piece.isLast);
    return before && after && [...before.toReversed(), chunk, ...after];
  }

  #arrive({ isOrdered, ssn, stream }: DataChunk, message: Message): void {
    if (!isOrdered) return this.#deliver(message);
    const distance = ssnDistance(this.#expected(stream), ssn);
    if (distance < 0) return;
    const early = this.#early.get(stream) ?? new Map<number, Message>();
    this.#early.set(stream, early);
    if (early.has(ssn)) return;
    early.set(ssn, message);
    this.#keptBytes += costOf(message);
    this.#deliverInTurn(stream);
  }

  #deliverInTurn(stream: number): void {
    const early = this.#early.get(stream);
    if (early === undefined) return;
    for (;;) {
      const ssn = this.#expected(stream);
      const message = early.get(ssn);
      if (message === undefined) break;
      early.delete(ssn);
      this.#keptBytes -= costOf(message);
      this.#nextSsn.set(stream, nextSsn(ssn));
      this.#deliver(message);
    }
    if (early.size === 0) this.#early.delete(stream);
  }

  #forgetBefore(stream: number): void {
    const early = this.#early.get(stream);
    for (const [ssn, message] of early ?? []) {
      if (ssnDistance(this.#expected(stream), ssn) >= 0) continue;
      early?.delete(ssn);
      this.#keptBytes -= costOf(message);
    }
  }

  #drop(piece: DataChunk): void {
    if (this.#pieces.delete(piece.tsn)) this.#keptBytes -= costOf(piece);
  }

  #expected(stream: number): number {
    return this.#nextSsn.get(stream) ?? 0;
  }
}

const costOf = ({ data }: { data: Buffer }): number => data.length + overheadBytes;

const isSameMessage = (a: DataChunk, b: DataChunk): boolean =>
  a.stream === b.stream && a.isOrdered === b.isOrdered && (!a.isOrdered || a.ssn === b.ssn);
