import type { DataChunk } from "./dataChunk.ts";
import { buildDataChunk } from "./dataChunk.ts";
import { RetransmissionTimer } from "./retransmissionTimer.ts";
import type { Chunk } from "./sctpPacket.ts";
import { chunkBytes } from "./sctpPacket.ts";
import { addTsn, nextSsn, tsnDistance } from "./tsn.ts";

/** Fits every path a browser uses, with room for DTLS, UDP and IPv6. */
export const maxPacketBytes = 1191;
const maxPieceBytes = 1160;
const missesBeforeResend = 3;
/** Sent but not fully acknowledged: what a peer acknowledges selectively stays until the first gap has arrived. */
const maxKept = 1024;

interface SentChunk extends DataChunk {
  sentAtMs: number;
  sentCount: number;
  state: "waiting" | "flying" | "lost" | "arrived";
  misses: number;
}

export interface GapBlock {
  start: number;
  end: number;
}

/**
 * The sending half of an association: splits messages into chunks, keeps them until acknowledged, and paces them by the
 * congestion window (RFC 9260 sections 6 and 7) and the peer's receive window. Acknowledgements of chunks never sent are
 * ignored, and processing one costs no more than there are chunks in flight.
 */
export class Sender {
  readonly #emit: (chunks: readonly Chunk[]) => void;
  readonly #timer = new RetransmissionTimer();
  /** In order of their numbers, unsent ones at the end. */
  #chunks: SentChunk[] = [];
  readonly #nextSsn = new Map<number, number>();
  #queued = 0;
  #nextTsn: number;
  #flightBytes = 0;
  #congestionWindow = 4 * maxPacketBytes;
  #slowStartLimit = Infinity;
  #ackedBytes = 0;
  /** While set, a loss has been handled, and losses before this number belong to it. */
  #recoversAt: number | null = null;
  #peerWindow = 0;

  constructor(firstTsn: number, emit: (chunks: readonly Chunk[]) => void) {
    this.#nextTsn = firstTsn;
    this.#emit = emit;
  }

  /** The number of the next chunk. */
  get nextTsn(): number {
    return this.#nextTsn;
  }

  /** Chunks never sent yet; they are all at the end. */
  get queued(): number {
    return this.#queued;
  }

  setPeerWindow(bytes: number): void {
    this.#peerWindow = bytes;
  }

  send(message: { stream: number; protocol: number; data: Buffer; ordered: boolean }, nowMs: number): void {
    const { stream, protocol, data, ordered } = message;
    const ssn = ordered ? (this.#nextSsn.get(stream) ?? 0) : 0;
    if (ordered) this.#nextSsn.set(stream, nextSsn(ssn));
    for (let at = 0; at < data.length; at += maxPieceBytes) {
      const isLast = at + maxPieceBytes >= data.length;
      const piece = data.subarray(at, at + maxPieceBytes);
      const head = { tsn: this.#nextTsn, stream, ssn, protocol, isFirst: at === 0, isLast, isOrdered: ordered };
      this.#chunks.push({ ...head, data: piece, sentAtMs: 0, sentCount: 0, state: "waiting", misses: 0 });
      this.#nextTsn = addTsn(this.#nextTsn, 1);
      this.#queued++;
    }
    this.flush(nowMs);
  }

  /** The streams restart from 0. */
  reset(streams: readonly number[]): void {
    for (const stream of streams) this.#nextSsn.delete(stream);
  }

  onSack(sack: { cumulative: number; windowBytes: number; gaps: readonly GapBlock[] }, nowMs: number): void {
    const first = this.#chunks[0];
    const arrivedCount = first ? tsnDistance(first.tsn, sack.cumulative) + 1 : 0;
    if (arrivedCount < 0 || arrivedCount > this.#chunks.length - this.#queued) return;
    this.#peerWindow = sack.windowBytes;
    const flightBefore = this.#flightBytes;
    let newBytes = 0;
    for (const chunk of this.#chunks.splice(0, arrivedCount)) newBytes += this.#arrive(chunk, nowMs);
    newBytes += this.#takeGaps(sack, nowMs);
    const recoversAt = this.#recoversAt;
    if (recoversAt !== null && tsnDistance(recoversAt, sack.cumulative) >= 0) this.#recoversAt = null;
    if (arrivedCount > 0) this.#grow(newBytes, flightBefore);
    this.flush(nowMs);
  }

  /** False once the peer has not answered for so long that it is given up. */
  tick(nowMs: number): boolean {
    const oldest = this.#chunks.find(({ state }) => state === "flying");
    if (oldest === undefined || nowMs - oldest.sentAtMs < this.#timer.timeoutMs) return true;
    for (const chunk of this.#chunks) if (chunk.state === "flying") this.#lose(chunk);
    this.#slowStartLimit = Math.max(this.#congestionWindow / 2, 4 * maxPacketBytes);
    this.#congestionWindow = maxPacketBytes;
    this.#recoversAt = null;
    if (!this.#timer.onTimeout()) return false;
    this.flush(nowMs);
    return true;
  }

  /** Sends what the windows allow: lost chunks first, then queued ones. */
  flush(nowMs: number): void {
    let chunks: Chunk[] = [];
    let bytes = 0;
    for (const chunk of this.#chunks) {
      if (chunk.state !== "lost" && chunk.state !== "waiting") continue;
      if (!this.#hasRoomFor(chunk)) break;
      if (chunk.state === "waiting" && this.#chunks.length - this.#queued >= maxKept) break;
      const built = buildDataChunk(chunk);
      if (bytes + chunkBytes(built) + 12 > maxPacketBytes && chunks.length > 0) {
        this.#emit(chunks);
        [chunks, bytes] = [[], 0];
      }
      chunks.push(built);
      bytes += chunkBytes(built);
      if (chunk.state === "waiting") this.#queued--;
      chunk.state = "flying";
      chunk.sentAtMs = nowMs;
      chunk.sentCount++;
      chunk.misses = 0;
      this.#flightBytes += chunk.data.length;
    }
    if (chunks.length > 0) this.#emit(chunks);
  }

  /** One chunk may always be in flight: the answer of a peer without room says when it has some. */
  #hasRoomFor({ data }: SentChunk): boolean {
    if (this.#flightBytes === 0) return true;
    return this.#flightBytes + data.length <= Math.min(this.#congestionWindow, this.#peerWindow);
  }

  #arrive(chunk: SentChunk, nowMs: number): number {
    if (chunk.state === "arrived") return 0;
    if (chunk.state === "flying") this.#flightBytes -= chunk.data.length;
    chunk.state = "arrived";
    this.#timer.onArrival(chunk.sentCount === 1 ? nowMs - chunk.sentAtMs : null);
    return chunk.data.length;
  }

  #lose(chunk: SentChunk): void {
    chunk.state = "lost";
    chunk.misses = 0;
    this.#flightBytes -= chunk.data.length;
  }

  /** Blocks are relative to the cumulative number and must be in order; those that are not are ignored. */
  #takeGaps({ gaps }: { gaps: readonly GapBlock[] }, nowMs: number): number {
    const sentCount = this.#chunks.length - this.#queued;
    let newBytes = 0;
    let highest = 0;
    let from = 1;
    for (const { start, end } of gaps) {
      if (start < from + 1 || end < start || end > sentCount) break;
      for (let at = start; at <= end; at++) {
        const chunk = this.#chunks[at - 1];
        const bytes = chunk ? this.#arrive(chunk, nowMs) : 0;
        if (bytes > 0) highest = at;
        newBytes += bytes;
      }
      from = end + 1;
    }
    this.#countMisses(highest);
    return newBytes;
  }

  /** A chunk left out by three acknowledgements of later ones counts as lost. */
  #countMisses(highest: number): void {
    let isLoss = false;
    for (let at = 0; at < highest - 1; at++) {
      const chunk = this.#chunks[at];
      if (chunk?.state !== "flying" || ++chunk.misses < missesBeforeResend) continue;
      this.#lose(chunk);
      isLoss = true;
    }
    if (!isLoss || this.#recoversAt !== null) return;
    this.#slowStartLimit = Math.max(this.#congestionWindow / 2, 4 * maxPacketBytes);
    this.#congestionWindow = this.#slowStartLimit;
    this.#ackedBytes = 0;
    this.#recoversAt = addTsn(this.#chunks[0]?.tsn ?? this.#nextTsn, this.#chunks.length - this.#queued - 1);
  }

  #grow(newBytes: number, flightBefore: number): void {
    if (this.#recoversAt !== null || flightBefore + maxPacketBytes < this.#congestionWindow) return;
    if (this.#congestionWindow <= this.#slowStartLimit) {
      this.#congestionWindow += Math.min(newBytes, maxPacketBytes);
      return;
    }
    this.#ackedBytes += newBytes;
    if (this.#ackedBytes < this.#congestionWindow) return;
    this.#ackedBytes -= this.#congestionWindow;
    this.#congestionWindow += maxPacketBytes;
  }
}
