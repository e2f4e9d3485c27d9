import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { FrameReader, framed } from "./frameReader.ts";

test("packets come out whole and in order, however the stream was cut", () => {
  const packets = fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 20 });
  fc.assert(
    fc.property(packets, fc.infiniteStream(fc.integer({ min: 1, max: 200 })), (sent, cuts) => {
      const stream = Buffer.concat(sent.map((packet) => framed(Buffer.from(packet))));
      const got: Buffer[] = [];
      const reader = new FrameReader((packet) => got.push(packet));
      let at = 0;
      while (at < stream.length) {
        const end = at + (cuts.next().value ?? 1);
        reader.push(stream.subarray(at, end));
        at = end;
      }
      expect(got).toEqual(sent.map((packet) => Buffer.from(packet)));
    }),
  );
});

test("empty frames are passed over", () => {
  const got: Buffer[] = [];
  new FrameReader((packet) => got.push(packet)).push(Buffer.from("000000020102", "hex"));
  expect(got).toEqual([Buffer.from([1, 2])]);
});

test("a frame longer than any packet breaks off, at its length alone, in pieces of it, and whole", () => {
  const tooLong = framed(Buffer.alloc(4097, 1));
  for (const chunks of [[tooLong.subarray(0, 2)], [tooLong.subarray(0, 1), tooLong.subarray(1, 2)], [tooLong]]) {
    const got: Buffer[] = [];
    let brokenOff = 0;
    const reader = new FrameReader(
      (packet) => got.push(packet),
      () => brokenOff++,
    );
    reader.push(framed(Buffer.alloc(4096, 1)));
    for (const chunk of chunks) reader.push(chunk);
    expect([got.length, brokenOff]).toEqual([1, 1]);
  }
});

test("a frame that comes byte by byte is copied a bounded number of times", () => {
  let copied = 0;
  const concat = vi.spyOn(Buffer, "concat").mockImplementation((parts) => {
    copied += parts.reduce((sum, part) => sum + part.length, 0);
    return real(parts);
  });
  const got: Buffer[] = [];
  const reader = new FrameReader((packet) => got.push(packet));
  const stream = framed(Buffer.alloc(4000, 7));
  for (const byte of stream) reader.push(Buffer.from([byte]));
  concat.mockRestore();
  expect(got).toEqual([Buffer.alloc(4000, 7)]);
  expect(copied).toBeLessThan(4 * stream.length);
});

const real = Buffer.concat.bind(Buffer);
