import { randomBytes, randomInt } from "node:crypto";
import {
  buildInit,
  buildSack,
  type InitChunk,
  readForwardTsn,
  readInit,
  readResets,
  readSack,
} from "./controlChunks.ts";
import { readDataChunk } from "./dataChunk.ts";
import { type Message, Receiver, maxStreams, receiveWindowBytes } from "./receiver.ts";
import type { Chunk } from "./sctpPacket.ts";
import { buildPacket, chunkType, parsePacket } from "./sctpPacket.ts";
import { Sender } from "./sender.ts";
import { StreamResets } from "./streamResets.ts";

const port = 5000;
const handshakeEveryMs = 1000;
const maxHandshakes = 10;

export interface AssociationNeeds {
  /** A client sends first, as browsers do, whichever side is the DTLS client. */
  role: "server" | "client";
  sendPacket(packet: Buffer): void;
  /** A monotonic clock in milliseconds. */
  nowMs(): number;
  onUp(): void;
  onMessage(message: Message): void;
  /** The peer has closed these streams, or has agreed that we do. */
  onReset(streams: readonly number[]): void;
  /** The peer ended the association, exceeded its bounds, or no longer answers. */
  onOver(): void;
}

/**
 * One SCTP association over DTLS (RFC 8261), with only what data channels need. It has no timers: call `tick` about every
 * 100 ms. Life cycle: closed -> (INIT, INIT ACK, COOKIE ECHO, COOKIE ACK) up -> over. The peer is authenticated by DTLS,
 * and still nothing it sends makes us keep or compute more than the bounds of `Receiver` and `Sender`; a packet is
 * answered by a handful of chunks at most.
 */
export class SctpAssociation {
  readonly #needs: AssociationNeeds;
  readonly #tag = randomInt(1, 2 ** 32);
  readonly #cookie = randomBytes(16);
  readonly #sender: Sender;
  readonly #resets: StreamResets;
  #receiver: Receiver | null = null;
  #peerTag = 0;
  #state: "closed" | "up" | "over" = "closed";
  /** What the client side repeats until it is answered. */
  #handshake: { chunk: Chunk; atMs: number; count: number } | null = null;

  constructor(needs: AssociationNeeds) {
    this.#needs = needs;
    const firstTsn = randomInt(0, 2 ** 32);
    this.#sender = new Sender(firstTsn, (chunks) => this.#emit(chunks));
    this.#resets = new StreamResets(firstTsn, {
      emit: (chunk) => this.#emit([chunk]),
      lastTsn: () => this.#sender.nextTsn - 1,
      onPeerReset: (streams) => this.#onPeerReset(streams),
      onOwnReset: (streams) => this.#onOwnReset(streams),
    });
  }

  /** Chunks waiting to be sent for the first time. */
  get queued(): number {
    return this.#sender.queued;
  }

  /** How much the peer makes us keep. */
  get kept(): { bytes: number; ahead: number } {
    return this.#receiver?.kept ?? { bytes: 0, ahead: 0 };
  }

  start(): void {
    if (this.#needs.role === "client") this.#shake(this.#init(null));
  }

  send(message: Message & { ordered: boolean }): void {
    if (this.#state === "up") this.#sender.send(message, this.#needs.nowMs());
  }

  resetStream(stream: number): void {
    if (this.#state === "up") this.#resets.request(stream, this.#needs.nowMs());
  }

  tick(nowMs: number): void {
    if (this.#state === "over") return;
    const handshake = this.#handshake;
    if (handshake !== null && nowMs - handshake.atMs >= handshakeEveryMs) {
      if (handshake.count >= maxHandshakes) return this.#end();
      this.#shake(handshake.chunk, handshake.count + 1);
    }
    this.#resets.tick(nowMs);
    if (!this.#sender.tick(nowMs)) this.#end();
  }

  /** A decrypted packet. */
  receive(packet: Buffer): void {
    const parsed = this.#state === "over" ? null : parsePacket(packet);
    if (parsed === null) return;
    const [first] = parsed.chunks;
    if (first?.type === chunkType.init) return this.#onInit(first);
    if (parsed.verificationTag !== this.#tag) return;
    let hasData = false;
    let hasAnswered = false;
    for (const chunk of parsed.chunks) {
      if (this.#takeData(chunk, hasData)) hasData = true;
      else if (!hasAnswered) hasAnswered = this.#takeControl(chunk);
      if (this.#isOver()) return;
    }
    if (hasData) this.#acknowledge();
  }

  close(): void {
    const isUp = this.#state === "up";
    this.#state = "over";
    if (isUp) this.#emit([{ type: chunkType.abort, flags: 0, body: Buffer.alloc(0) }]);
  }

  // A method, since the calls in between may change the state.
  #isOver(): boolean {
    return this.#state === "over";
  }

  /** True for chunks that are acknowledged. A second FORWARD TSN in a packet adds nothing and is ignored. */
  #takeData(chunk: Chunk, hasData: boolean): boolean {
    const receiver = this.#receiver;
    if (receiver === null || this.#state !== "up") return false;
    if (chunk.type === chunkType.data) {
      const data = readDataChunk(chunk);
      if (data !== null && !receiver.accept(data)) this.#end();
      return true;
    }
    if (chunk.type !== chunkType.forwardTsn || hasData) return false;
    const forward = readForwardTsn(chunk);
    if (forward !== null) receiver.skipTo(forward.tsn, forward.streams);
    return true;
  }

  /** True if the chunk was of a kind that gets an answer: a packet gets only one. */
  #takeControl(chunk: Chunk): boolean {
    switch (chunk.type) {
      case chunkType.initAck:
        return this.#onInitAck(chunk);
      case chunkType.cookieEcho:
        return this.#onCookieEcho(chunk);
      case chunkType.cookieAck:
        if (this.#needs.role === "client" && this.#receiver !== null) this.#rise();
        return false;
      case chunkType.sack:
        return this.#onSack(chunk);
      case chunkType.heartbeat:
        this.#emit([{ ...chunk, type: chunkType.heartbeatAck }]);
        return true;
      case chunkType.reconfig:
        return this.#onReconfig(chunk);
      case chunkType.shutdown:
        this.#emit([{ type: chunkType.shutdownAck, flags: 0, body: Buffer.alloc(0) }]);
        this.#leave();
        return true;
      case chunkType.abort:
      case chunkType.shutdownAck:
        this.#leave();
        return true;
      default:
        return false;
    }
  }

  /** The client repeats it if our answer was lost; an association that is up is not restarted. */
  #onInit(chunk: Chunk): void {
    const init = readInit(chunk);
    if (init === null || this.#needs.role === "client" || this.#state !== "closed") return;
    this.#meet(init);
    this.#emit([this.#init(this.#cookie)]);
  }

  #onInitAck(chunk: Chunk): boolean {
    const init = readInit(chunk);
    if (!init?.cookie || this.#needs.role === "server" || this.#receiver !== null) return false;
    this.#meet(init);
    this.#shake({ type: chunkType.cookieEcho, flags: 0, body: Buffer.from(init.cookie) });
    return true;
  }

  #onCookieEcho({ body }: Chunk): boolean {
    if (this.#needs.role === "client" || this.#receiver === null || !body.equals(this.#cookie)) return false;
    this.#emit([{ type: chunkType.cookieAck, flags: 0, body: Buffer.alloc(0) }]);
    this.#rise();
    return true;
  }

  #onSack(chunk: Chunk): boolean {
    const sack = this.#state === "up" ? readSack(chunk) : null;
    if (sack === null) return false;
    this.#sender.onSack(sack, this.#needs.nowMs());
    return true;
  }

  #onReconfig(chunk: Chunk): boolean {
    const receiver = this.#receiver;
    if (receiver === null || this.#state !== "up") return false;
    const resets = readResets(chunk).slice(0, 2);
    for (const reset of resets) this.#resets.take(reset, receiver.cumulative);
    return resets.length > 0;
  }

  #meet(init: InitChunk): void {
    this.#peerTag = init.tag;
    this.#sender.setPeerWindow(init.windowBytes);
    this.#resets.expect(init.firstTsn);
    this.#receiver = new Receiver(init.firstTsn, (message) => {
      if (!this.#isOver()) this.#needs.onMessage(message);
    });
  }

  #rise(): void {
    this.#handshake = null;
    if (this.#state !== "closed") return;
    this.#state = "up";
    this.#needs.onUp();
  }

  #end(): void {
    if (this.#state === "over") return;
    this.close();
    this.#needs.onOver();
  }

  /** The peer has ended it: an ABORT answered by an ABORT would be answered in turn (RFC 9260 section 8.4). */
  #leave(): void {
    if (this.#state === "over") return;
    this.#state = "over";
    this.#needs.onOver();
  }

  #onPeerReset(streams: readonly number[]): void {
    this.#receiver?.reset(streams);
    this.#needs.onReset(streams);
  }

  #onOwnReset(streams: readonly number[]): void {
    this.#sender.reset(streams);
    this.#needs.onReset(streams);
  }

  #acknowledge(): void {
    const receiver = this.#receiver;
    if (receiver === null) return;
    const { cumulative, windowBytes } = receiver;
    this.#emit([buildSack({ cumulative, windowBytes, gaps: receiver.gaps() })]);
  }

  #init(cookie: Buffer | null): Chunk {
    const init = { tag: this.#tag, windowBytes: receiveWindowBytes, firstTsn: this.#sender.nextTsn, cookie };
    return buildInit(init, maxStreams);
  }

  #shake(chunk: Chunk, count = 1): void {
    this.#handshake = { chunk, atMs: this.#needs.nowMs(), count };
    this.#emit([chunk]);
  }

  #emit(chunks: readonly Chunk[]): void {
    this.#needs.sendPacket(buildPacket(port, this.#peerTag, chunks));
  }
}
