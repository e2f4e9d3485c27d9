import * as fc from "fast-check";
import { expect, test } from "vitest";
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
