import { must, newId } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inflateRawSync } from "node:zlib";
import { binaryFrame, crowdFrameOf, frameOf, frameOfParts, textFrame } from "./frame.ts";
import { packedPart, plainPart } from "./parts.ts";

/** Parses one frame (RFC 6455, 5.2). */
function readBack(bytes: Buffer): { final: boolean; opcode: number; text: string; rest: number } {
  const { content, ...rest } = readFrame(bytes);
  return { ...rest, text: content.toString("utf8") };
}

function readFrame(bytes: Buffer): { final: boolean; opcode: number; content: Buffer; rest: number } {
  const [first = 0, second = 0] = bytes;
  const sizes: Record<number, () => [number, number]> = {
    126: () => [4, bytes.readUInt16BE(2)],
    127: () => [10, Number(bytes.readBigUInt64BE(2))],
  };
  const [start, length] = sizes[second & 0x7f]?.() ?? [2, second & 0x7f];
  const content = bytes.subarray(start, start + length);
  return { final: (first & 0x80) !== 0, opcode: first & 0x0f, content, rest: bytes.length - start - length };
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

test.each([0, 125, 126, 65_535, 65_536])("%i bytes read back as one binary frame", (length) => {
  const bytes = Buffer.alloc(length, 7);
  expect(readFrame(binaryFrame(bytes))).toEqual({ final: true, opcode: 2, content: bytes, rest: 0 });
});

test("a long frame of parts is packed once and says the same, a short one is not packed", () => {
  const text = `"${"long ".repeat(5000)}"`;
  const frame = frameOfParts("news", [plainPart('{"type":"news","news":['), packedPart(text), plainPart("]}")]);
  const packed = must(frame.packed?.(), "a long frame");
  expect(frame.packed?.()).toBe(packed);
  expect(packed.length).toBeLessThan(text.length / 10);
  const { opcode, content } = readFrame(packed);
  expect(opcode).toBe(2);
  expect(inflateRawSync(content).toString("utf8")).toBe(readBack(frame.bytes()).text);
  expect(frameOfParts("news", [plainPart("{}")]).packed?.()).toBeNull();
});

test("what many are told is packed where it is long", () => {
  const told = crowdFrameOf({ type: "reply", id: newId(), reply: { success: "long ".repeat(5000) } });
  const { content } = readFrame(must(told.packed?.(), "a long frame"));
  expect(JSON.parse(inflateRawSync(content).toString("utf8"))).toEqual(told.message());
  expect(crowdFrameOf({ type: "ping", t: 1 }).packed?.()).toBeNull();
});
