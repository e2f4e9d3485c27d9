import * as fc from "fast-check";
import { expect, test } from "vitest";
import { frameOf, textFrame } from "./frame.ts";

/** Parses one frame (RFC 6455, 5.2). */
function readBack(bytes: Buffer): { final: boolean; opcode: number; text: string; rest: number } {
  const [first = 0, second = 0] = bytes;
  const sizes: Record<number, () => [number, number]> = {
    126: () => [4, bytes.readUInt16BE(2)],
    127: () => [10, Number(bytes.readBigUInt64BE(2))],
  };
  const [start, length] = sizes[second & 0x7f]?.() ?? [2, second & 0x7f];
  const text = bytes.subarray(start, start + length).toString("utf8");
  return { final: (first & 0x80) !== 0, opcode: first & 0x0f, text, rest: bytes.length - start - length };
}

test("a text of any length is one final text frame of exactly its bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(400), (text, times) => {
      const long = text.repeat(times);
      expect(readBack(textFrame(long))).toEqual({ final: true, opcode: 1, text: long, rest: 0 });
    }),
  );
});

test.each([0, 125, 126, 65_535, 65_536, 70_000])("a text of %i bytes reads back", (length) => {
  expect(readBack(textFrame("x".repeat(length)))).toMatchObject({ text: "x".repeat(length), rest: 0 });
});

test("a frame for many is built once", () => {
  const frame = frameOf({ type: "ping", t: 1 });
  expect(frame.bytes()).toBe(frame.bytes());
});
