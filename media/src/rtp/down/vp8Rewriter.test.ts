import { expect, test } from "vitest";
import { newVp8Descriptor, readVp8 } from "../codec/vp8.ts";
import { sampleVp8 } from "../testing/sampleRtp.ts";
import { Vp8Rewriter, writeVp8 } from "./vp8Rewriter.ts";

function descriptorOf(payload: Buffer) {
  const descriptor = newVp8Descriptor();
  readVp8(payload, { from: 0, end: payload.length }, descriptor);
  return descriptor;
}

test("ids go on over a change of source, around their wraps", () => {
  const rewriter = new Vp8Rewriter();
  const first = descriptorOf(sampleVp8({ isKey: true, pictureId: 0x7fff, tl0PicIdx: 255 }));
  rewriter.start(first);
  rewriter.advance(first);
  const next = descriptorOf(sampleVp8({ isKey: false, pictureId: 0, tl0PicIdx: 0 }));
  expect([rewriter.pictureId(next), rewriter.tl0PicIdx(next)]).toEqual([2, 2]);
  rewriter.advance(next);
  const other = descriptorOf(sampleVp8({ isKey: true, pictureId: 500, tl0PicIdx: 9 }));
  rewriter.start(other);
  expect([rewriter.pictureId(other), rewriter.tl0PicIdx(other)]).toEqual([3, 3]);
});

test("written ids are read again where the payload was moved to, and nothing else changes", () => {
  const payload = sampleVp8({ isKey: true, pictureId: 1, tl0PicIdx: 1 });
  const out = Buffer.concat([Buffer.alloc(7), payload]);
  writeVp8(out, descriptorOf(payload), { shift: 7, pictureId: 0x7abc, tl0PicIdx: 200 });
  expect(out.subarray(7)).toEqual(sampleVp8({ isKey: true, pictureId: 0x7abc, tl0PicIdx: 200 }));
});

test("a short picture id stays short", () => {
  const payload = Buffer.from("90800500", "hex");
  const out = Buffer.from(payload);
  writeVp8(out, descriptorOf(payload), { shift: 0, pictureId: 0x1ff, tl0PicIdx: 0 });
  expect(out.toString("hex")).toBe("90807f00");
});
