import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildSack } from "./controlChunks.ts";
import { buildDataChunk } from "./dataChunk.ts";
import { receiveWindowBytes } from "./receiver.ts";
import { buildPacket, chunkType, parsePacket } from "./sctpPacket.ts";
import { SctpPair } from "./testing/sctpPair.ts";

const port = 5000;

/** Both sides up, and what a hostile client knows: the server's tag and its own next number. */
function connected() {
  const pair = new SctpPair();
  const seen = { tag: 0, firstTsn: 0, answers: 0, bytes: 0 };
  pair.onWay = (packet, way) => {
    const [chunk] = parsePacket(packet)?.chunks ?? [];
    if (way === "toClient" && chunk?.type === chunkType.initAck) seen.tag = chunk.body.readUInt32BE(0);
    if (way === "toServer" && chunk?.type === chunkType.init) seen.firstTsn = chunk.body.readUInt32BE(12);
    if (way === "toClient") {
      seen.answers++;
      seen.bytes += packet.length;
    }
    return [0];
  };
  pair.client.start();
  pair.pass(1);
  return { pair, seen };
}

const text = (length: number, fill: number): Buffer => Buffer.alloc(length, fill);

test("messages of every length arrive whole and in order", () => {
  const { pair } = connected();
  const lengths = [1, 1160, 1161, 5000, 65_536, 3];
  lengths.forEach((length, index) => {
    pair.client.send({ stream: 2, protocol: 53, data: text(length, index), ordered: true });
  });
  pair.pass(5);
  expect(pair.heard.map(({ data }) => data.length)).toEqual(lengths);
  expect(pair.heard.map(({ data }) => data[0])).toEqual([0, 1, 2, 3, 4, 5]);
});

test("whatever a line loses, repeats and reorders, everything arrives once and in order", () => {
  const fate = fc.oneof(
    { weight: 6, arbitrary: fc.constant([0]) },
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constant([3]) },
    { weight: 1, arbitrary: fc.constant([0, 2]) },
  );
  const lengths = fc.array(fc.integer({ min: 1, max: 8000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.infiniteStream(fate), lengths, (fates, messages) => {
      const pair = new SctpPair();
      let packets = 0;
      // Every fourth packet gets through: total loss is covered by another test.
      pair.onWay = () => (packets++ < 600 && packets % 4 > 0 ? (fates.next().value ?? [0]) : [0]);
      pair.client.start();
      while (!pair.isUp && pair.nowMs < 30_000) pair.pass(1);
      messages.forEach((length, index) => {
        pair.client.send({ stream: 0, protocol: 53, data: text(length, index), ordered: true });
      });
      pair.pass(1500);
      expect(pair.over).toEqual([]);
      expect(pair.heard.map(({ data }) => data.length)).toEqual(messages);
    }),
    { numRuns: 30 },
  );
});

test("a stream that is closed can be used anew", () => {
  const { pair } = connected();
  const send = (fill: number) => pair.client.send({ stream: 4, protocol: 53, data: text(10, fill), ordered: true });
  send(1);
  send(2);
  pair.client.resetStream(4);
  pair.pass(30);
  expect(pair.resets).toEqual([4]);
  send(3);
  pair.pass(5);
  expect(pair.heard.map(({ data }) => data[0])).toEqual([1, 2, 3]);
});

test("a peer that does not answer any more is given up", () => {
  const { pair } = connected();
  pair.onWay = (_packet, way) => (way === "toClient" ? [] : [0]);
  pair.server.send({ stream: 1, protocol: 53, data: text(100, 1), ordered: true });
  pair.pass(1500);
  expect(pair.over).toEqual(["server"]);
});

test("who is told that the peer has ended it says nothing more", () => {
  for (const kind of [chunkType.abort, chunkType.shutdownAck]) {
    const { pair, seen } = connected();
    const before = seen.answers;
    pair.server.receive(buildPacket(port, seen.tag, [{ type: kind, flags: 0, body: Buffer.alloc(0) }]));
    expect(pair.over).toEqual(["server"]);
    pair.server.close();
    expect(seen.answers).toBe(before);
  }
});

test("a message without an end ends the association, and nothing of it is kept longer", () => {
  const { pair, seen } = connected();
  for (let at = 0; at < 200 && pair.over.length === 0; at++) {
    const head = { tsn: seen.firstTsn + at, stream: 0, ssn: 0, protocol: 53, isLast: false, isOrdered: true };
    const chunk = buildDataChunk({ ...head, isFirst: at === 0, data: text(1160, 7) });
    pair.server.receive(buildPacket(port, seen.tag, [chunk]));
    expect(pair.server.kept.bytes).toBeLessThan(receiveWindowBytes);
  }
  expect(pair.over).toEqual(["server"]);
});

test("holes in the numbers are answered shortly, and what is kept for them stays within the window", () => {
  const { pair, seen } = connected();
  const before = seen.bytes;
  for (let at = 1; at < 20_000; at += 2) {
    const head = { tsn: (seen.firstTsn + at) >>> 0, stream: 0, ssn: 0, protocol: 53, isFirst: true, isLast: true };
    const chunk = buildDataChunk({ ...head, isOrdered: true, data: text(1, 7) });
    pair.server.receive(buildPacket(port, seen.tag, [chunk]));
  }
  pair.deliver();
  expect(pair.server.kept.ahead).toBeLessThanOrEqual(1024);
  expect(pair.server.kept.bytes).toBeLessThan(receiveWindowBytes + 200);
  expect((seen.bytes - before) / 10_000).toBeLessThan(200);
});

test("acknowledgements of what was never sent change nothing", () => {
  const { pair, seen } = connected();
  pair.server.send({ stream: 1, protocol: 53, data: text(50_000, 1), ordered: true });
  const gaps = Array.from({ length: 300 }, (_, index) => ({ start: 1 + index * 200, end: 199 + index * 200 }));
  for (const cumulative of [0, 0x7fffffff, 0xffffffff]) {
    const sack = buildSack({ cumulative, windowBytes: 1_000_000, gaps });
    for (let times = 0; times < 50; times++) pair.server.receive(buildPacket(port, seen.tag, [sack]));
  }
  pair.pass(20);
  expect(pair.over).toEqual([]);
  expect(pair.server.queued).toBe(0);
});

test("a packet full of questions gets one answer", () => {
  const { pair, seen } = connected();
  const heartbeat = { type: chunkType.heartbeat, flags: 0, body: Buffer.alloc(4) };
  const answers = seen.answers;
  pair.server.receive(
    buildPacket(
      port,
      seen.tag,
      Array.from({ length: 1000 }, () => heartbeat),
    ),
  );
  expect(seen.answers - answers).toBe(1);
});
