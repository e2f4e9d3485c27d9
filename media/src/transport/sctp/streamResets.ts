import { buildResetRequest, buildResetResponse, type Reset, resetResult } from "./controlChunks.ts";
import type { Chunk } from "./sctpPacket.ts";
import { addTsn, tsnDistance } from "./tsn.ts";

const repeatEveryMs = 1000;

export interface StreamResetNeeds {
  emit(chunk: Chunk): void;
  /** The last number we assigned to a chunk. */
  lastTsn(): number;
  onPeerReset(streams: readonly number[]): void;
  onOwnReset(streams: readonly number[]): void;
}

/** Closes streams, which is how data channels end (RFC 6525, RFC 8831 section 6.7). One request of ours at a time. */
export class StreamResets {
  readonly #needs: StreamResetNeeds;
  readonly #wanted = new Set<number>();
  #sequence: number;
  #peerSequence = 0;
  /** The pending request, repeated until it is answered. */
  #asked: { streams: readonly number[]; lastTsn: number; atMs: number } | null = null;

  constructor(firstTsn: number, needs: StreamResetNeeds) {
    this.#sequence = firstTsn;
    this.#needs = needs;
  }

  /** The peer numbers its requests from its first chunk number on. */
  expect(firstTsn: number): void {
    this.#peerSequence = addTsn(firstTsn, -1);
  }

  request(stream: number, nowMs: number): void {
    this.#wanted.add(stream);
    this.#ask(nowMs);
  }

  tick(nowMs: number): void {
    if (this.#asked !== null && nowMs - this.#asked.atMs >= repeatEveryMs) this.#repeat(this.#asked, nowMs);
    this.#ask(nowMs);
  }

  /** `cumulative`: everything from the peer up to this number has arrived. */
  take(reset: Reset, cumulative: number): void {
    if (reset.kind === "request") return this.#answer(reset, cumulative);
    const asked = this.#asked;
    if (asked === null || reset.sequence !== this.#sequence || reset.result === resetResult.inProgress) return;
    this.#asked = null;
    this.#sequence = addTsn(this.#sequence, 1);
    this.#needs.onOwnReset(asked.streams);
  }

  #answer(request: Reset & { kind: "request" }, cumulative: number): void {
    const { sequence, lastTsn, streams } = request;
    if (sequence === this.#peerSequence) return this.#needs.emit(buildResetResponse(sequence, resetResult.done));
    if (sequence !== addTsn(this.#peerSequence, 1)) return;
    // What the peer sent before it closed the stream may still be in flight.
    if (tsnDistance(cumulative, lastTsn) > 0) {
      return this.#needs.emit(buildResetResponse(sequence, resetResult.inProgress));
    }
    this.#peerSequence = sequence;
    this.#needs.emit(buildResetResponse(sequence, resetResult.done));
    this.#needs.onPeerReset(streams);
  }

  #ask(nowMs: number): void {
    if (this.#asked !== null || this.#wanted.size === 0) return;
    const streams = [...this.#wanted];
    this.#wanted.clear();
    this.#repeat({ streams, lastTsn: this.#needs.lastTsn() >>> 0 }, nowMs);
  }

  #repeat({ streams, lastTsn }: { streams: readonly number[]; lastTsn: number }, nowMs: number): void {
    this.#asked = { streams, lastTsn, atMs: nowMs };
    const [sequence, peerSequence] = [this.#sequence, this.#peerSequence];
    this.#needs.emit(buildResetRequest({ sequence, peerSequence, lastTsn, streams }));
  }
}
