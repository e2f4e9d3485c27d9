import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { DataChunk } from "./dataChunk.ts";
import { maxMessageBytes, type Message, receiveWindowBytes, Receiver } from "./receiver.ts";
import { addTsn } from "./tsn.ts";

/** Close to where numbers wrap, which happens in every third property run. */
const firstTsn = 0xfffffff0;

function newReceiver() {
  const delivered: Message[] = [];
  return { receiver: new Receiver(firstTsn, (message) => void delivered.push(message)), delivered };
}

function piece(at: number, more: Partial<DataChunk> = {}): DataChunk {
  const tsn = addTsn(firstTsn, at);
  const whole = { isFirst: true, isLast: true, isOrdered: true };
  return { tsn, stream: 0, ssn: at, protocol: 53, data: Buffer.alloc(1000, at), ...whole, ...more };
}

interface Sample {
  stream: number;
  isOrdered: boolean;
  pieces: number;
}

/** The chunks of these messages as a sender numbers them; each message carries its index. */
function cut(messages: readonly Sample[]): DataChunk[] {
  const ssns = new Map<number, number>();
  const chunks: DataChunk[] = [];
  for (const [index, { stream, isOrdered, pieces }] of messages.entries()) {
    const ssn = isOrdered ? (ssns.get(stream) ?? 0) : 0;
    if (isOrdered) ssns.set(stream, ssn + 1);
    for (let at = 0; at < pieces; at++) {
      const ends = { isFirst: at === 0, isLast: at === pieces - 1 };
      chunks.push(piece(chunks.length, { stream, ssn, isOrdered, ...ends, data: Buffer.from(`${index}.${at} `) }));
    }
  }
  return chunks;
}

const samples = fc.array(
  fc.record({ stream: fc.nat(3), isOrdered: fc.boolean(), pieces: fc.integer({ min: 1, max: 6 }) }),
  { maxLength: 40 },
);

test("pieces in any order, some of them twice, come out as whole messages, once, and in order where that is asked", () => {
  const cases = samples.chain((messages) => {
    const chunks = cut(messages);
    return fc.tuple(
      fc.constant(messages),
      fc.shuffledSubarray([...chunks, ...chunks], { minLength: chunks.length * 2 }),
    );
  });
  fc.assert(
    fc.property(cases, ([messages, chunks]) => {
      const { receiver, delivered } = newReceiver();
      for (const chunk of chunks) expect(receiver.accept(chunk)).toBe(true);
      const indexOf = ({ data }: Message): number => Number.parseInt(data.toString(), 10);
      expect(delivered.map(indexOf).toSorted((a, b) => a - b)).toEqual(messages.map((_, index) => index));
      for (const stream of [0, 1, 2, 3]) {
        const mine = delivered.filter((message) => messages[indexOf(message)]?.isOrdered && message.stream === stream);
        expect(mine.map(indexOf)).toEqual(mine.map(indexOf).toSorted((a, b) => a - b));
      }
      expect(receiver.kept).toEqual({ bytes: 0, ahead: 0 });
      expect(receiver.windowBytes).toBe(receiveWindowBytes);
    }),
  );
});

test("a message without an end breaks the bound of a message's length", () => {
  const { receiver } = newReceiver();
  let accepted = 0;
  while (accepted < 1000 && receiver.accept(piece(accepted, { isFirst: accepted === 0, isLast: false, ssn: 0 }))) {
    accepted++;
  }
  expect(accepted).toBe(Math.floor(maxMessageBytes / 1000));
  expect(receiver.kept.bytes).toBeLessThan(2 * maxMessageBytes);
});

test("a message in crumbs is cut off as well", () => {
  const { receiver } = newReceiver();
  let accepted = 0;
  const crumb = (at: number) => piece(at, { isFirst: at === 0, isLast: false, ssn: 0, data: Buffer.from("x") });
  while (accepted < 1000 && receiver.accept(crumb(accepted))) accepted++;
  expect(accepted).toBeLessThan(300);
});

test("what lies ahead of a missing chunk is kept up to the window, and no further", () => {
  const { receiver, delivered } = newReceiver();
  for (let at = 1; at < 3000; at++) expect(receiver.accept(piece(at, { data: Buffer.alloc(10) }))).toBe(true);
  expect(receiver.kept.ahead).toBeLessThanOrEqual(1024);
  expect(receiver.kept.bytes).toBeLessThan(receiveWindowBytes + 1200);
  expect(delivered).toEqual([]);
  const windowBefore = receiver.windowBytes;
  expect(receiver.accept(piece(0))).toBe(true);
  expect(delivered.length).toBeGreaterThan(500);
  expect(receiver.windowBytes).toBeGreaterThan(windowBefore);
});

test("holes in the numbers cost a bounded acknowledgement", () => {
  const { receiver } = newReceiver();
  for (let at = 1; at < 3000; at += 2) receiver.accept(piece(at, { data: Buffer.from("x") }));
  expect(receiver.gaps()).toHaveLength(32);
  expect(receiver.gaps()[0]).toEqual({ start: 2, end: 2 });
});

test("ordered messages whose turn never comes break the bound of the window", () => {
  const { receiver } = newReceiver();
  let accepted = 0;
  while (accepted < 5000 && receiver.accept(piece(accepted, { ssn: accepted + 1 }))) accepted++;
  expect(accepted).toBeLessThan((2 * receiveWindowBytes) / 1000 + 1);
});

test("chunks of a stream that is not there are taken and forgotten", () => {
  const { receiver, delivered } = newReceiver();
  for (let at = 0; at < 2000; at++) expect(receiver.accept(piece(at, { stream: 1024 + at }))).toBe(true);
  expect([delivered.length, receiver.kept.bytes]).toEqual([0, 0]);
});

test("pieces that contradict each other break a bound", () => {
  const { receiver } = newReceiver();
  expect(receiver.accept(piece(0, { isLast: false, ssn: 0 }))).toBe(true);
  expect(receiver.accept(piece(1, { isFirst: false, ssn: 1 }))).toBe(false);
});

test("what the peer gives up is skipped, and what waited for it is delivered", () => {
  const { receiver, delivered } = newReceiver();
  receiver.accept(piece(0));
  receiver.accept(piece(1, { isLast: false }));
  receiver.accept(piece(3));
  receiver.skipTo(addTsn(firstTsn, 2), [{ stream: 0, ssn: 2 }]);
  expect(delivered.map(({ data }) => data[0])).toEqual([0, 3]);
  expect(receiver.cumulative).toBe(addTsn(firstTsn, 3));
  expect(receiver.kept).toEqual({ bytes: 0, ahead: 0 });
});

test("whatever comes, what is kept stays below twice the window", () => {
  const chunk = fc.record({
    tsn: fc.nat(4000).map((at) => addTsn(firstTsn, at - 100)),
    stream: fc.nat(2000),
    ssn: fc.nat(0xffff),
    protocol: fc.constantFrom(50, 51, 53),
    isFirst: fc.boolean(),
    isLast: fc.boolean(),
    isOrdered: fc.boolean(),
    data: fc.integer({ min: 1, max: 16_000 }).map((length) => Buffer.alloc(length)),
  });
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 200 }), fc.nat(3000), (chunks, skip) => {
      const { receiver } = newReceiver();
      for (const each of chunks) if (!receiver.accept(each)) break;
      receiver.skipTo(addTsn(firstTsn, skip), []);
      const { bytes, ahead } = receiver.kept;
      expect(bytes).toBeGreaterThanOrEqual(0);
      expect(bytes).toBeLessThan(2 * receiveWindowBytes + 20_000);
      expect(ahead).toBeLessThanOrEqual(1024);
    }),
  );
});
