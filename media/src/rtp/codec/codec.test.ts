import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sampleVp8 } from "../testing/sampleRtp.ts";
import { startsKeyFrame } from "./keyFrame.ts";
import { newVp8Descriptor, readVp8 } from "./vp8.ts";

const hex = (text: string): Buffer => Buffer.from(text, "hex");

test("a VP8 descriptor with all its fields is read", () => {
  const payload = sampleVp8({ isKey: true, pictureId: 0x1234, tl0PicIdx: 99 });
  const descriptor = newVp8Descriptor();
  expect(readVp8(payload, { from: 0, end: payload.length }, descriptor)).toBe(true);
  expect(descriptor).toEqual({
    isKeyFrameStart: true,
    pictureIdAt: 2,
    isLongPictureId: true,
    pictureId: 0x1234,
    tl0PicIdxAt: 4,
    tl0PicIdx: 99,
  });
});

test.each([
  { name: "a short picture id", bytes: "90 80 05 00", key: true, pictureId: 5 },
  { name: "no extension", bytes: "10 00", key: true, pictureId: 0 },
  { name: "a later partition", bytes: "11 00", key: false, pictureId: 0 },
  { name: "a continued partition", bytes: "00 00", key: false, pictureId: 0 },
  { name: "a predicted frame", bytes: "10 01", key: false, pictureId: 0 },
])("VP8 with $name", ({ bytes, key, pictureId }) => {
  const payload = hex(bytes.replaceAll(" ", ""));
  const descriptor = newVp8Descriptor();
  expect(readVp8(payload, { from: 0, end: payload.length }, descriptor)).toBe(true);
  expect(descriptor.isKeyFrameStart).toBe(key);
  if (pictureId > 0) expect([descriptor.pictureId, descriptor.isLongPictureId]).toEqual([pictureId, false]);
});

test.each([
  { mime: "video/h264", bytes: "65aa", key: true },
  { mime: "video/h264", bytes: "6742", key: true },
  { mime: "video/h264", bytes: "41aa", key: false },
  { mime: "video/h264", bytes: "7c85aa", key: true },
  { mime: "video/h264", bytes: "7c05aa", key: false },
  { mime: "video/h264", bytes: "780002419a000165", key: true },
  { mime: "video/h264", bytes: "780002419a000141", key: false },
  { mime: "video/vp9", bytes: "08ff", key: true },
  { mime: "video/vp9", bytes: "48ff", key: false },
  { mime: "video/vp9", bytes: "00ff", key: false },
  { mime: "video/vp9", bytes: "a8812300", key: true },
  { mime: "video/vp9", bytes: "a8812302", key: false },
  { mime: "video/av1", bytes: "18ff", key: true },
  { mime: "video/av1", bytes: "10ff", key: false },
  { mime: "video/unheard-of", bytes: "65ff", key: false },
])("$mime $bytes starts a key frame: $key", ({ mime, bytes, key }) => {
  const payload = hex(bytes);
  expect(startsKeyFrame(mime, payload, { from: 0, end: payload.length })).toBe(key);
});

test("random payloads are read without looking past their end", () => {
  const mimes = fc.constantFrom("video/h264", "video/vp9", "video/av1");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), mimes, (bytes, mime) => {
      const payload = Buffer.from(bytes);
      const [range, read] = [{ from: 0, end: payload.length }, newVp8Descriptor()];
      expect(startsKeyFrame(mime, payload, range)).toBeTypeOf("boolean");
      if (!readVp8(payload, range, read)) return;
      expect(read.pictureIdAt).toBeLessThan(payload.length);
      expect(read.tl0PicIdxAt).toBeLessThan(payload.length);
    }),
  );
});
