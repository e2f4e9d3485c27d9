import { expect, test } from "vitest";
import { buildNack } from "./rtcp/buildRtcp.ts";
import { arrangeVideo, keyFrameRequests, read, sequencesOf } from "./testing/mediaHarness.ts";

test("a shared screen with a picture every 1.3 s stays in its best layer", () => {
  const { down, send, pass, clock } = arrangeVideo();
  down.resume();
  const qualities = new Set<unknown>();
  for (let round = 0; round < 10; round++) {
    send(0, { isKey: round === 0 });
    clock.nowMs += 50;
    send(2, { isKey: round === 0 });
    pass(600);
    qualities.add(down.currentQuality);
    pass(700);
    qualities.add(down.currentQuality);
  }
  expect([...qualities]).toEqual([2]);
});

test("a layer that stops while the others go on is left within two seconds", () => {
  const { down, send, pass } = arrangeVideo();
  down.resume();
  send(0, { isKey: true });
  send(2, { isKey: true });
  for (let round = 0; round < 20; round++) {
    pass(100);
    send(0, { isKey: true });
  }
  expect(down.currentQuality).toBe(0);
});

test("the key frame of a screen that stands still is asked for until it comes", () => {
  const { down, send, pass, from } = arrangeVideo();
  send(2);
  pass(10_000);
  down.resume();
  const asked = keyFrameRequests(from.sentRtcp).length;
  pass(10_000);
  expect(keyFrameRequests(from.sentRtcp).length - asked).toBeGreaterThan(2);
  send(2, { isKey: true });
  const until = keyFrameRequests(from.sentRtcp).length;
  pass(10_000);
  expect(keyFrameRequests(from.sentRtcp)).toHaveLength(until);
});

test("a key frame whose start comes late brings the packets that were faster, each once and able to be sent again", () => {
  const { down, send, from, to } = arrangeVideo();
  down.resume();
  const start = send(2, { isKey: true, isHeldUp: true });
  send(2, { isContinued: true });
  send(2, { isContinued: true });
  from.onRtp(Buffer.from(start));
  send(2, { isContinued: true });
  const sequences = sequencesOf(to.sentRtp);
  expect(sequences.map((sequence) => (sequence - (sequences[0] ?? 0)) & 0xffff)).toEqual([0, 1, 2, 3]);
  to.onRtcp(buildNack(1, 5000, [sequences[1] ?? 0]));
  const again = read(to.sentRtp[4]);
  expect(again.payload.readUInt16BE(0)).toBe(sequences[1]);
  expect(again.payload.subarray(2)).toEqual(read(to.sentRtp[1]).payload);
});

test("what came before the late start of a key frame, and holes behind it, stay out", () => {
  const { down, send, from, to } = arrangeVideo();
  down.resume();
  send(2);
  const start = send(2, { isKey: true, isHeldUp: true });
  send(2, { isContinued: true });
  const lost = send(2, { isContinued: true, isHeldUp: true });
  send(2, { isContinued: true });
  from.onRtp(Buffer.from(start));
  expect(to.sentRtp).toHaveLength(3);
  from.onRtp(Buffer.from(lost));
  const sequences = sequencesOf(to.sentRtp);
  expect(sequences.map((sequence) => (sequence - (sequences[0] ?? 0)) & 0xffff)).toEqual([0, 1, 3, 2]);
});

test("who asked for a small picture gets that layer, though better ones are sent", () => {
  const { down, send } = arrangeVideo();
  down.setQuality(0, 1);
  down.resume();
  send(2, { isKey: true });
  send(0, { isKey: true });
  send(2, { isKey: true });
  expect(down.currentQuality).toBe(0);
});
