import { expect, test } from "vitest";
import { fuzzSeeds, mutated, seededRandom } from "../testing/seededRandom.ts";
import { buildSack } from "./controlChunks.ts";
import { buildDataChunk } from "./dataChunk.ts";
import { receiveWindowBytes } from "./receiver.ts";
import { buildPacket, type Chunk, chunkType, parsePacket } from "./sctpPacket.ts";
import { SctpPair } from "./testing/sctpPair.ts";

/** Seeds that once found a bug; add one here with what it found. */
const badSeeds: readonly number[] = [];
const packetsPerSeed = 300;
const kinds = Object.values(chunkType);

/** Chunks a hostile peer may send, close enough to honest ones to get past the first checks. */
function hostileChunk(random: () => number, firstTsn: number): Chunk {
  const below = (limit: number): number => Math.floor(random() * limit);
  const tsn = (firstTsn + below(3000)) >>> 0;
  const form = below(6);
  if (form <= 2) {
    const ends = { isFirst: random() < 0.3, isLast: random() < 0.3, isOrdered: random() < 0.7 };
    const stream = below(3) === 0 ? below(65_536) : below(3);
    return buildDataChunk({
      tsn,
      stream,
      ssn: below(50),
      protocol: 50 + below(8),
      data: Buffer.alloc(1 + below(1200)),
      ...ends,
    });
  }
  if (form === 3) {
    const gaps = Array.from({ length: below(50) }, () => ({ start: below(3000), end: below(3000) }));
    return buildSack({ cumulative: below(2) ? tsn : below(2 ** 32), windowBytes: below(2 ** 32), gaps });
  }
  const body = Buffer.from(Array.from({ length: below(60) }, () => below(256)));
  if (form === 4 && body.length >= 4) body.writeUInt32BE(tsn, 0);
  return { type: kinds[below(kinds.length)] ?? 0, flags: below(8), body };
}

function attack(seed: number): void {
  const random = seededRandom(seed);
  const pair = new SctpPair();
  let [tag, firstTsn, answers] = [0, 0, 0];
  pair.onWay = (packet, way) => {
    const [chunk] = parsePacket(packet)?.chunks ?? [];
    if (chunk?.type === chunkType.initAck) tag = chunk.body.readUInt32BE(0);
    if (chunk?.type === chunkType.init) firstTsn = chunk.body.readUInt32BE(12);
    if (way === "toClient") answers++;
    return [0];
  };
  pair.client.start();
  pair.pass(1);
  pair.server.send({ stream: 1, protocol: 53, data: Buffer.alloc(30_000), ordered: true });
  pair.onWay = () => {
    answers++;
    return [];
  };
  for (let sent = 0; sent < packetsPerSeed; sent++) {
    const chunks = Array.from({ length: 1 + Math.floor(random() * 5) }, () => hostileChunk(random, firstTsn));
    const packet = buildPacket(5000, tag, chunks);
    const before = answers;
    pair.server.receive(random() < 0.1 ? mutated(packet, random) : packet);
    // An acknowledgement that frees the window releases what is queued.
    expect(answers - before).toBeLessThan(60);
    expect(pair.server.kept.bytes).toBeLessThan(2 * receiveWindowBytes + 20_000);
    expect(pair.server.kept.ahead).toBeLessThanOrEqual(1024);
    if (pair.over.includes("server")) return;
  }
  pair.pass(50);
}

test("whatever an authenticated peer sends, nothing breaks and nothing grows without bound", () => {
  for (const seed of fuzzSeeds(badSeeds)) expect(() => attack(seed), `seed ${seed}`).not.toThrow();
}, 600_000);
