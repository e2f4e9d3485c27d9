import { mutated } from "../../testing/seededRandom.ts";
import { buildChannelOpen, channelAck, payloadProtocol } from "../channelMessages.ts";
import {
  buildInit,
  buildResetRequest,
  buildResetResponse,
  buildSack,
  readInit,
  readResets,
  resetResult,
} from "../controlChunks.ts";
import { buildDataChunk, type DataChunk, readDataChunk } from "../dataChunk.ts";
import { buildPacket, type Chunk, chunkType, parsePacket } from "../sctpPacket.ts";
import { addTsn, tsnDistance } from "../tsn.ts";

const ANY_KIND = Object.values(chunkType);
const COOKIE = Buffer.from("a cookie");
const PORT = 5000;
/** The payload protocol of channel control messages. */
const CONTROL = payloadProtocol.control;

/**
 * A peer with the session's keys that passes the first checks: it completes the handshake, knows which numbers are
 * expected, and then sends anything. The same seed sends the same.
 */
export class HostilePeer {
  readonly #random: () => number;
  readonly #firstTsn: number;
  /** Share of fragments that contradict others, which soon ends an association. */
  readonly #strays: number;
  #tsn: number;
  #resetSequence: number;
  /** The message being sent in fragments. */
  #message: Omit<DataChunk, "tsn" | "isFirst" | "isLast"> | null = null;
  readonly #ssns = new Map<number, number>();
  /** Of the other side: its tag, its last number received, and the number of its last request. */
  #tag = 0;
  #heardTsn = 0;
  #askedSequence = 0;

  constructor(random: () => number) {
    this.#random = random;
    this.#strays = random() < 0.7 ? 0.003 : 0.15;
    this.#firstTsn = Math.floor(random() * 2 ** 32);
    this.#tsn = this.#firstTsn;
    this.#resetSequence = this.#firstTsn;
  }

  /** Its first packet, if it is the client. */
  greet(): Buffer {
    return buildPacket(PORT, 0, [this.#init(null)]);
  }

  /** Learns from what it receives, and answers handshake packets. */
  hear(packet: Buffer): Buffer | null {
    for (const chunk of parsePacket(packet)?.chunks ?? []) {
      if (chunk.type === chunkType.init || chunk.type === chunkType.initAck) return this.#meet(chunk);
      if (chunk.type === chunkType.cookieEcho) return this.#packet([this.#bare(chunkType.cookieAck)]);
      if (chunk.type === chunkType.data) this.#heardTsn = readDataChunk(chunk)?.tsn ?? this.#heardTsn;
      for (const reset of chunk.type === chunkType.reconfig ? readResets(chunk) : [])
        if (reset.kind === "request") this.#askedSequence = reset.sequence;
    }
    return null;
  }

  /** A packet of up to five chunks, some of them corrupted inside; its checksum is nearly always valid. */
  packet(): Buffer {
    const chunks = Array.from({ length: 1 + this.#below(5) }, () => this.#chunk());
    const packet = this.#packet(chunks);
    return this.#chance(0.03) ? mutated(packet, this.#random) : packet;
  }

  #meet(chunk: Chunk): Buffer | null {
    const init = readInit(chunk);
    if (init === null) return null;
    this.#tag = init.tag;
    this.#heardTsn = addTsn(init.firstTsn, -1);
    this.#askedSequence = init.firstTsn;
    const answer = { type: chunkType.cookieEcho, flags: 0, body: init.cookie ?? Buffer.alloc(0) };
    return this.#packet([chunk.type === chunkType.init ? this.#init(COOKIE) : answer]);
  }

  #chunk(): Chunk {
    const chunk = this.#honestChunk();
    return this.#chance(this.#strays) ? { ...chunk, body: mutated(chunk.body, this.#random) } : chunk;
  }

  #honestChunk(): Chunk {
    const kind = this.#random();
    if (kind < 0.5) return this.#data();
    if (kind < 0.65) return this.#sack();
    if (kind < 0.72) return this.#forward();
    if (kind < 0.87) return this.#reset();
    if (kind < 0.999) return this.#bare(this.#one(ANY_KIND.filter((type) => !this.#isEnd(type))), this.#bytes(60));
    return this.#bare(this.#one(ANY_KIND), this.#bytes(20));
  }

  /**
   * Mostly the next fragment of a message, so that some are completed; otherwise any fragment, ahead of the expected
   * number or before it.
   */
  #data(): Chunk {
    if (!this.#chance(this.#strays)) return buildDataChunk(this.#nextPiece());
    const tsn = addTsn(this.#tsn, this.#below(this.#chance(0.9) ? 40 : 3000) - 10);
    const isFirst = this.#chance(0.2);
    return buildDataChunk({ ...this.#newMessage(), tsn, isFirst, isLast: this.#chance(0.2) });
  }

  #nextPiece(): DataChunk {
    const message = this.#message ?? this.#newMessage();
    const isLast = message.protocol === CONTROL || this.#chance(0.5);
    const piece = { ...message, tsn: this.#tsn, isFirst: this.#message === null, isLast };
    this.#tsn = addTsn(this.#tsn, 1);
    this.#message = isLast ? null : message;
    return piece;
  }

  #newMessage(): Omit<DataChunk, "tsn" | "isFirst" | "isLast"> {
    const [stream, isOrdered, isControl] = [this.#stream(), this.#chance(0.6), this.#chance(0.3)];
    const due = this.#ssns.get(stream) ?? 0;
    const ssn = this.#chance(0.8) ? due : this.#below(this.#chance(0.8) ? 4 : 65_536);
    if (isOrdered && ssn === due) this.#ssns.set(stream, due + 1);
    const protocol = isControl ? CONTROL : CONTROL + this.#below(8);
    return {
      stream,
      ssn,
      isOrdered,
      protocol,
      data: isControl ? this.#control() : Buffer.alloc(1 + this.#below(1200)),
    };
  }

  #control(): Buffer {
    if (this.#chance(0.2)) return channelAck;
    const limit = this.#one([{}, { maxRetransmits: this.#below(9) }, { maxLifeMs: this.#below(9000) }]);
    return buildChannelOpen({ label: "x".repeat(this.#below(40)), ordered: this.#chance(0.5), ...limit });
  }

  #sack(): Chunk {
    let at = 0;
    const gaps = Array.from({ length: this.#below(6) }, () => {
      if (this.#chance(0.1)) return { start: this.#below(3000), end: this.#below(3000) };
      const start = at + 2 + this.#below(4);
      at = start + this.#below(3);
      return { start, end: at };
    });
    const cumulative = this.#chance(0.9) ? addTsn(this.#heardTsn, this.#below(24) - 20) : this.#below(2 ** 32);
    return buildSack({ cumulative, windowBytes: this.#one([0, 3000, 100_000, 2 ** 32 - 1]), gaps });
  }

  #forward(): Chunk {
    const tsn = addTsn(this.#tsn, this.#below(9) - 6);
    const body = Buffer.alloc(4 + 4 * this.#below(4));
    body.writeUInt32BE(tsn, 0);
    for (let at = 4; at < body.length; at += 4) {
      body.writeUInt16BE(this.#stream(), at);
      body.writeUInt16BE(this.#below(4), at + 2);
    }
    if (tsnDistance(this.#tsn, tsn) >= 0) {
      this.#tsn = addTsn(tsn, 1);
      this.#message = null;
    }
    return this.#bare(chunkType.forwardTsn, body);
  }

  #reset(): Chunk {
    const result = this.#one([resetResult.done, resetResult.inProgress, 3]);
    if (this.#chance(0.4)) return buildResetResponse(addTsn(this.#askedSequence, this.#below(3) - 1), result);
    const sequence = this.#chance(0.6) ? this.#resetSequence : addTsn(this.#resetSequence, this.#below(4) - 2);
    if (sequence === this.#resetSequence && this.#chance(0.8)) this.#resetSequence = addTsn(sequence, 1);
    const streams = Array.from({ length: this.#below(5) }, () => this.#stream());
    const lastTsn = addTsn(this.#tsn, this.#below(12) - 10);
    return buildResetRequest({ sequence, peerSequence: this.#askedSequence, lastTsn, streams });
  }

  #init(cookie: Buffer | null): Chunk {
    return buildInit({ tag: 7, windowBytes: 100_000, firstTsn: this.#firstTsn, cookie }, 1024);
  }

  #packet(chunks: readonly Chunk[]): Buffer {
    return buildPacket(PORT, this.#tag, chunks);
  }

  #bare(type: number, body: Buffer = Buffer.alloc(0)): Chunk {
    return { type, flags: this.#below(8), body };
  }

  /** One of a few streams, so that messages share them; occasionally any number. */
  #stream(): number {
    return this.#chance(0.9) ? this.#below(40) : this.#below(65_536);
  }

  #isEnd(type: number): boolean {
    return type === chunkType.abort || type === chunkType.shutdown || type === chunkType.shutdownAck;
  }

  #bytes(most: number): Buffer {
    return Buffer.from(Array.from({ length: this.#below(most) }, () => this.#below(256)));
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[this.#below(items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from");
    return item;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }
}
