import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takeMemory } from "../native/packetMemory.ts";
import type { PacketMemory } from "../native/packetMemory.ts";
import { AeadContext } from "./aeadContext.ts";
import type { Gcm } from "./gcm.ts";
import { tagBytes } from "./gcm.ts";
import { makeNativeGcm } from "./nativeGcm.ts";
import { NodeGcm } from "./nodeGcm.ts";

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");
const key = hex("000102030405060708090a0b0c0d0e0f");
const salt = hex("517569642070726f2071756f");
const gcmCalledDirectly = (bytes = key): Gcm => must(makeNativeGcm(bytes), "the Node that runs the tests can call C");
const ciphers: [string, (key: Buffer) => Gcm][] = [
  ["OpenSSL called directly", gcmCalledDirectly],
  ["node:crypto", (key) => new NodeGcm(key)],
];

/** A packet in memory, with room for what sealing adds. */
function packetOf(...parts: Buffer[]): PacketMemory {
  const bytes = Buffer.concat(parts);
  const memory = takeMemory(bytes.length + tagBytes + 4);
  bytes.copy(memory.bytes);
  return memory;
}

describe.each(ciphers)("with %s", (_, gcmOf) => {
  test("RTP is sealed as RFC 7714 section 16.1.1 shows", () => {
    const header = hex("8040f17b 8041f8d3 5501a0b2");
    const plain = hex("47616c6c 69612065 7374206f 6d6e6973 20646976 69736120 696e2070 61727465 73207472 6573");
    const packet = packetOf(header, plain);
    const context = new AeadContext(key, salt, gcmOf(key));
    context.useRtpNonce(0x5501a0b2, 0xf17b);
    context.seal(packet, { from: 12, end: 12 + plain.length, trailer: 0 });
    expect(packet.bytes.toString("hex", 12, 12 + plain.length + tagBytes)).toBe(
      hex(
        "f24de3a3 fb34de6c acba861c 9d7e4bca be633bd5 0d294e6f 42a5f47a 51c7d19b 36de3adf 8833899d 7f27beb1 6a9152cf 765ee439 0cce",
      ).toString("hex"),
    );
  });

  test("RTCP is sealed as RFC 7714 section 17.1 shows", () => {
    const head = hex("81c8000d 4d617273");
    const plain = hex(
      "4e545031 4e545032 52545020 0000042a 0000e930 4c756e61 deadbeef deadbeef deadbeef deadbeef deadbeef",
    );
    const packet = packetOf(head, plain);
    packet.bytes.writeUInt32BE(0x800005d4, 8 + plain.length + tagBytes);
    const context = new AeadContext(key, salt, gcmOf(key));
    context.useRtcpNonce(0x4d617273, 0x5d4);
    context.seal(packet, { from: 8, end: 8 + plain.length, trailer: 4 });
    expect(packet.bytes.toString("hex", 8, 8 + plain.length + tagBytes)).toBe(
      hex(
        "63e94885 dcdab67c a727d766 2f6b7e99 7ff5c0f7 6c06f32d c676a5f1 730d6fda 4ce09b46 86303ded 0bb9275b c84aa458 96cf4d2f c5abf872 45d9eade",
      ).toString("hex"),
    );
  });
});

/** Any key, stream, rollover count and packet. */
const cases = fc.record({
  key: fc.uint8Array({ minLength: 16, maxLength: 16 }),
  salt: fc.uint8Array({ minLength: 12, maxLength: 12 }),
  ssrc: fc.integer({ min: 0, max: 0xffffffff }),
  index: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
  head: fc.uint8Array({ minLength: 12, maxLength: 60 }),
  plain: fc.uint8Array({ maxLength: 1500, size: "max" }),
  trailer: fc.constantFrom(0, 4),
});

test("both seal every packet alike, and each opens what the other has sealed unless a bit of it changed", () => {
  fc.assert(
    fc.property(cases, fc.nat(), (made, anyBit) => {
      const [head, plain] = [Buffer.from(made.head), Buffer.from(made.plain)];
      const [from, end] = [head.length, head.length + plain.length];
      const range = { from, end, trailer: made.trailer };
      const [direct, viaNode] = ciphers.map(([, gcmOf]) => {
        const key = Buffer.from(made.key);
        const context = new AeadContext(key, Buffer.from(made.salt), gcmOf(key));
        const packet = packetOf(head, plain);
        context.useRtpNonce(made.ssrc, made.index);
        context.seal(packet, range);
        return { context, packet };
      });
      const [one, other] = [must(direct, "the first"), must(viaNode, "the second")];
      expect(one.packet.bytes).toEqual(other.packet.bytes);
      const bit = anyBit % ((end + tagBytes + made.trailer) * 8);
      for (const { context, packet } of [one, other]) {
        const changed = packetOf(packet.bytes);
        changed.bytes[bit >> 3] = (changed.bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        context.useRtpNonce(made.ssrc, made.index);
        expect(context.open(changed, range)).toBe(false);
        context.useRtpNonce(made.ssrc, made.index);
        expect(context.open(packet, range)).toBe(true);
        expect(packet.bytes.subarray(0, end)).toEqual(Buffer.concat([head, plain]));
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  { from: -1, end: 20, trailer: 0 },
  { from: 21, end: 20, trailer: 0 },
  { from: 12, end: 41, trailer: 0 },
  { from: 12, end: 40, trailer: 4 },
])("nothing outside of the packet's memory is read or written: $from to $end and $trailer", (range) => {
  const packet = takeMemory(40 + tagBytes);
  const context = new AeadContext(key, salt, gcmCalledDirectly());
  expect(() => context.seal(packet, range)).toThrow(RangeError);
  expect(() => context.open(packet, range)).toThrow(RangeError);
  expect(packet.bytes).toEqual(Buffer.alloc(40 + tagBytes));
});
