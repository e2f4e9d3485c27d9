import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FrameCursor } from "./frameCursor.ts";
import { maskedFrame } from "./testing/maskedFrame.ts";

const passAll = (...chunks: readonly Uint8Array[]): FrameCursor => {
  const cursor = new FrameCursor();
  for (const chunk of chunks) cursor.pass(chunk);
  return cursor;
};

test.each([0, 1, 125, 126, 65_535, 65_536])("a frame of %i bytes ends where it ends", (length) => {
  const frame = maskedFrame("x".repeat(length));
  expect(passAll(frame).isBetweenMessages).toBe(true);
  expect(passAll(frame.subarray(0, -1)).isBetweenMessages).toBe(false);
});

test("between the parts of a message is not between messages, not even after a ping", () => {
  const cursor = passAll(maskedFrame("one", { isFinal: false }), maskedFrame("", { opcode: 9 }));
  expect(cursor.isBetweenMessages).toBe(false);
  cursor.pass(maskedFrame("two", { opcode: 0 }));
  expect(cursor.isBetweenMessages).toBe(true);
});

test("however the bytes are cut, the end of every frame is known", () => {
  const texts = fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, fc.nat(), (said, seed) => {
      const bytes = Buffer.concat(said.map((text) => maskedFrame(text)));
      const cut = seed % bytes.length;
      const cursor = passAll(bytes.subarray(0, cut), bytes.subarray(cut));
      expect(cursor.isBetweenMessages).toBe(true);
    }),
  );
});
