import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Destination } from "./batchSender.ts";
import { BatchSender } from "./batchSender.ts";
import { addressFamily, socketAddress } from "./socketAddress.ts";

interface Memory {
  toBuffer(address: bigint, bytes: number, isCopy: boolean): Buffer;
}
const memory = must(
  process.getBuiltinModule("node:ffi") as unknown as Memory,
  "the Node that runs the tests can call C",
);

const at = (address: bigint, bytes: number): Buffer => memory.toBuffer(address, bytes, true);

/** One message as C reads it: destination and content. */
function messageAt(address: bigint): { name: Buffer; packet: Buffer } {
  const message = at(address, 64);
  const name = at(message.readBigUInt64LE(0), message.readUInt32LE(8));
  expect([message.readBigUInt64LE(24), message.readBigUInt64LE(32), message.readUInt32LE(48)]).toEqual([1n, 0n, 0]);
  const part = at(message.readBigUInt64LE(16), 16);
  return { name, packet: at(part.readBigUInt64LE(0), Number(part.readBigUInt64LE(8))) };
}

function destination(ip: string, port: number): Destination {
  const family = ip.includes(":") ? addressFamily.ipv6 : addressFamily.ipv4;
  return { ip, port, address: must(socketAddress(family, { ip, port }), "it needs no scope") };
}
const destinations = [destination("192.0.2.1", 1), destination("2001:db8::7", 65_535), destination("192.0.2.2", 5000)];

interface Left {
  packet: Buffer;
  to: Destination;
  way: "system" | "later";
}

/** A sender on a system that accepts `takes()` messages per call. */
function senderInto(takes: () => number): { sender: BatchSender; left: Left[]; calls: { descriptor: bigint }[] } {
  const left: Left[] = [];
  const calls: { descriptor: bigint }[] = [];
  const sender = new BatchSender({
    descriptor: 7,
    sendMessages(descriptor = 0n, messages = 0n, count = 0n) {
      calls.push({ descriptor });
      const taken = Math.min(takes(), Number(count));
      for (let index = 0; index < taken; index++) {
        const { name, packet } = messageAt(messages + BigInt(index * 64));
        const to = must(
          destinations.find(({ address }) => address.equals(name)),
          "it is one of those given",
        );
        left.push({ packet, to, way: "system" });
      }
      return taken;
    },
    isWaiting: () => left.at(-1)?.way === "later",
    sendLater: (packet, to) => void left.push({ packet, to, way: "later" }),
  });
  return { sender, left, calls };
}

/** Writes a packet into the draft and sends it, then overwrites the next draft. */
function post(sender: BatchSender, packet: Buffer, to: Destination): void {
  packet.copy(sender.draft.bytes);
  sender.post(packet.length, to);
  sender.draft.bytes.fill(0xee);
}

const packets = fc.array(
  fc.record({ packet: fc.uint8Array({ minLength: 1, maxLength: 4096, size: "max" }), to: fc.nat({ max: 2 }) }),
  { maxLength: 200 },
);

test("every packet leaves once, in order, as it was made and where it should, however many the system takes", () => {
  fc.assert(
    fc.property(packets, fc.array(fc.integer({ min: -1, max: 70 })), fc.boolean(), (made, answers, isHeld) => {
      const { sender, left } = senderInto(() => answers.pop() ?? 64);
      if (isHeld) sender.hold();
      for (const { packet, to } of made) post(sender, Buffer.from(packet), must(destinations[to], "one of three"));
      if (isHeld) sender.release();
      sender.draft.bytes.fill(0xee);
      expect(left.map(({ packet, to }) => [packet.toString("hex"), to])).toEqual(
        made.map(({ packet, to }) => [Buffer.from(packet).toString("hex"), destinations[to]]),
      );
    }),
    // Packets are long, and shrinking a failing case takes minutes.
    { numRuns: 60, endOnFailure: true },
  );
});

test("a packet that waits is a copy: what is made later in its place does not change it", () => {
  const { sender, left } = senderInto(() => 0);
  const to = must(destinations[0], "one of three");
  const first = sender.draft;
  post(sender, Buffer.from("first"), to);
  expect(sender.draft).toBe(first);
  post(sender, Buffer.from("other"), to);
  expect(left.map(({ packet }) => packet.toString())).toEqual(["first", "other"]);
});

test("while a packet waits for the socket, later ones wait behind it", () => {
  const answers = [0, 64];
  const { sender, left, calls } = senderInto(() => answers.shift() ?? 64);
  const to = must(destinations[0], "one of three");
  for (const text of ["first", "second"]) post(sender, Buffer.from(text), to);
  expect(left.map(({ packet, way }) => [packet.toString(), way])).toEqual([
    ["first", "later"],
    ["second", "later"],
  ]);
  expect(calls).toHaveLength(1);
});

test("what is held leaves together with the last release, and at once when there is no more room", () => {
  const { sender, left, calls } = senderInto(() => 64);
  const to = must(destinations[0], "one of three");
  sender.hold();
  sender.hold();
  for (let index = 0; index < 63; index++) post(sender, Buffer.from([index]), to);
  sender.release();
  expect(left).toHaveLength(0);
  post(sender, Buffer.from([63]), to);
  expect(left).toHaveLength(64);
  post(sender, Buffer.from([64]), to);
  sender.release();
  expect(left.map(({ packet }) => packet[0])).toEqual(Array.from({ length: 65 }, (_, index) => index));
  expect(calls).toEqual([{ descriptor: 7n }, { descriptor: 7n }]);
});

test("lengths that do not fit are refused, and the packets before them leave all the same", () => {
  const { sender, left } = senderInto(() => 64);
  const to = must(destinations[0], "one of three");
  sender.hold();
  post(sender, Buffer.from("good"), to);
  for (const bytes of [0, -1, 4097, 2 ** 32, Number.NaN, Infinity]) {
    expect(() => sender.post(bytes, to)).toThrow(RangeError);
  }
  expect(() => sender.post(4, { ...to, address: Buffer.alloc(29) })).toThrow(RangeError);
  sender.release();
  expect(left.map(({ packet }) => packet.toString())).toEqual(["good"]);
});

test("a closed sender never uses its descriptor again, which may be somebody else's by then", () => {
  const { sender, left, calls } = senderInto(() => 64);
  const to = must(destinations[0], "one of three");
  sender.hold();
  post(sender, Buffer.from("last"), to);
  sender.close();
  post(sender, Buffer.from("late"), to);
  sender.release();
  expect(left.map(({ packet }) => packet.toString())).toEqual(["last"]);
  expect(calls).toHaveLength(1);
});
