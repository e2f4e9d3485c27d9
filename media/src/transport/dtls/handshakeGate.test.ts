import * as fc from "fast-check";
import { expect, test } from "vitest";
import { HandshakeGate, recordsOf } from "./handshakeGate.ts";

const messages = [
  { type: 11, body: Buffer.from("the certificate, which is long enough to be cut into several pieces") },
  { type: 16, body: Buffer.from("the key share") },
  { type: 15, body: Buffer.from("the proof") },
  { type: 14, body: Buffer.alloc(0) },
];

function record(epoch: number, content: Buffer, type = 22): Buffer {
  const head = Buffer.alloc(13);
  head.set([type, 0xfe, 0xfd]);
  head.writeUInt16BE(epoch, 3);
  head.writeUInt16BE(content.length, 11);
  return Buffer.concat([head, content]);
}

function fragment(
  sequence: number,
  message: { type: number; body: Buffer },
  cut: { from: number; to: number },
): Buffer {
  const head = Buffer.alloc(12);
  head[0] = message.type;
  head.writeUIntBE(message.body.length, 1, 3);
  head.writeUInt16BE(sequence, 4);
  head.writeUIntBE(cut.from, 6, 3);
  head.writeUIntBE(cut.to - cut.from, 9, 3);
  return Buffer.concat([head, message.body.subarray(cut.from, cut.to)]);
}

const whole = (sequence: number): Buffer => {
  const message = messages[sequence] ?? { type: 0, body: Buffer.alloc(0) };
  return record(0, fragment(sequence, message, { from: 0, to: message.body.length }));
};

function newGate(role: "server" | "client" = "server") {
  const delivered: Buffer[] = [];
  return { gate: new HandshakeGate(role, (next) => delivered.push(next)), delivered };
}

test("fragments in any order, some of them twice, come out as whole messages, in order and once", () => {
  const pieces = messages.flatMap((message, sequence) => {
    const cuts = message.body.length > 20 ? [0, 10, 33, message.body.length] : [0, message.body.length];
    return cuts.slice(1).map((to, index) => record(0, fragment(sequence, message, { from: cuts[index] ?? 0, to })));
  });
  const shuffled = fc.shuffledSubarray([...pieces, ...pieces], { minLength: pieces.length * 2 });
  fc.assert(
    fc.property(shuffled, (datagrams) => {
      const { gate, delivered } = newGate();
      for (const datagram of datagrams) gate.receive(datagram);
      expect(delivered).toEqual(messages.map((_, sequence) => whole(sequence)));
    }),
  );
});

test("encrypted records wait for the proof of the client's key", () => {
  const { gate, delivered } = newGate();
  const finished = record(1, Buffer.from("secret"));
  gate.receive(Buffer.concat([whole(0), finished]));
  gate.receive(whole(1));
  expect(delivered).toHaveLength(2);
  gate.receive(Buffer.concat([whole(2), finished]));
  expect(delivered.at(-1)).toEqual(finished);
});

test("a repeated hello is handed on again until something follows it", () => {
  const { gate, delivered } = newGate();
  const hello = (sequence: number): Buffer =>
    record(0, fragment(sequence, { type: 1, body: Buffer.from("hello") }, { from: 0, to: 5 }));
  for (const sequence of [0, 0, 1, 1, 0]) gate.receive(hello(sequence));
  expect(delivered).toEqual([hello(0), hello(0), hello(1), hello(1)]);
});

test("a repeated hello may come in fragments", () => {
  const { gate, delivered } = newGate();
  const message = { type: 1, body: Buffer.from("a long hello") };
  const hello = record(0, fragment(0, message, { from: 0, to: 12 }));
  const halves = [0, 6].map((from) => record(0, fragment(0, message, { from, to: from + 6 })));
  for (const datagram of [hello, ...halves]) gate.receive(datagram);
  expect(delivered).toEqual([hello, hello]);
});

/** How many of these hellos are passed on, sent at this interval in milliseconds. */
function hellosOf(times: number, everyMs: number): number {
  const { gate, delivered } = newGate();
  const hello = record(0, fragment(0, { type: 1, body: Buffer.from("hello") }, { from: 0, to: 5 }));
  for (let sent = 0; sent < times; sent++) gate.receive(hello, 1000 + sent * everyMs);
  return delivered.length;
}

test("hellos without end, each of which costs milliseconds, are handed on six at once and two a second", () => {
  expect(hellosOf(1000, 0)).toBe(6);
  expect(hellosOf(3001, 1)).toBe(12);
  expect(hellosOf(20, 500)).toBe(20);
});

test("a hello that came too soon is taken when it is repeated", () => {
  const { gate, delivered } = newGate();
  const hello = (sequence: number): Buffer =>
    record(0, fragment(sequence, { type: 1, body: Buffer.from("hello") }, { from: 0, to: 5 }));
  for (let sequence = 0; sequence < 9; sequence++) gate.receive(hello(sequence), 1000);
  expect(delivered).toHaveLength(6);
  gate.receive(hello(6), 1500);
  expect(delivered.at(-1)).toEqual(hello(6));
});

test("a kind of message other than a hello comes once, and a handshake has sixteen at most", () => {
  const { gate, delivered } = newGate();
  const say = (sequence: number, type: number): void =>
    gate.receive(record(0, fragment(sequence, { type, body: Buffer.from("!") }, { from: 0, to: 1 })), 1000);
  for (let sequence = 0; sequence < 100; sequence++) say(sequence, 16);
  expect(delivered).toHaveLength(1);
  const other = newGate();
  for (let sequence = 0; sequence < 100; sequence++)
    other.gate.receive(
      record(0, fragment(sequence, { type: 20 + sequence, body: Buffer.from("!") }, { from: 0, to: 1 })),
    );
  expect(other.delivered).toHaveLength(16);
});

test("unencrypted alerts and oversized or contradictory messages are dropped", () => {
  const { gate, delivered } = newGate();
  gate.receive(record(0, Buffer.from([2, 40]), 21));
  gate.receive(record(0, Buffer.from("0bffffff0000000000000000", "hex")));
  gate.receive(record(0, Buffer.from("0b0000020000000000000005aabbccddee", "hex")));
  expect(delivered).toEqual([]);
});

test("random bytes never throw", () => {
  const { gate } = newGate("client");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      gate.receive(Buffer.from(bytes));
      gate.receive(record(0, Buffer.from(bytes)));
      expect(Buffer.concat(recordsOf(Buffer.from(bytes))).length).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
