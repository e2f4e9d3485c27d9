import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPeerMedia } from "./createPeerMedia.ts";
import { arrangeVideo, ids, keyFrameRequests, reusedIndexes } from "./testing/mediaHarness.ts";
import { createMemoryTransport } from "./testing/memoryTransport.ts";

const PASS_MS = 100;
const HOSTILE_SSRCS = [5000, 5001, 100, 101, 102, 0, 0xffffffff];

/** A part of a compound packet: a valid header, and a body that may or may not fit its kind. */
const part = fc
  .record({
    type: fc.constantFrom(200, 201, 202, 203, 204, 205, 206, 207, 255),
    count: fc.oneof(fc.constantFrom(1, 4, 15), fc.nat(31)),
    ssrc: fc.constantFrom(...HOSTILE_SSRCS),
    about: fc.constantFrom(...HOSTILE_SSRCS),
    words: fc.oneof<fc.Arbitrary<readonly number[]>[]>(
      fc.array(fc.nat(0xffffffff), { maxLength: 8 }),
      // REMB with no bandwidth, with the maximum, and with an invalid number.
      fc.constantFrom([0x52454d42, 0x01000000], [0x52454d42, 0x01ffffff], [0x52454d42, 0xffffffff, 5000]),
      // Transport feedback that claims 65,535 packets in a few run-length chunks.
      fc.constantFrom(
        [0x0000ffff, 0x00000000, 0x3fff3fff, 0x3fff3fff, 0x3fff3fff],
        [0x8000ffff, 0x7fffffff, 0xffffffff],
      ),
      // NACKs for as many packets as possible.
      fc
        .nat(400)
        .map((items) => Array.from({ length: items }, (_, at) => (((at * 17) & 0xffff) * 0x10000 + 0xffff) >>> 0)),
    ),
    /** Error in the header's length field; 0 for none. */
    lie: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -4, max: 70_000 }) },
    ),
  })
  .map(({ type, count, ssrc, about, words, lie }) => {
    const bytes = Buffer.alloc(12 + words.length * 4);
    bytes[0] = 0x80 | count;
    bytes[1] = type;
    bytes.writeUInt16BE((bytes.length / 4 - 1 + lie) & 0xffff, 2);
    bytes.writeUInt32BE(ssrc, 4);
    bytes.writeUInt32BE(about, 8);
    words.forEach((word, at) => bytes.writeUInt32BE(word >>> 0, 12 + at * 4));
    return bytes;
  });
const compound = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => Buffer.concat(parts));
const rounds = fc.array(
  fc.record({ bySubscriber: fc.array(compound, { maxLength: 10 }), byPublisher: fc.array(compound, { maxLength: 3 }) }),
  { minLength: 1, maxLength: 20 },
);

/** Adds an honest subscriber, who only receives, beside the harness's hostile one. */
function withListener() {
  const scene = arrangeVideo();
  const transport = createMemoryTransport();
  const listener = createPeerMedia(transport, { nowMs: () => scene.clock.nowMs });
  listener.setExtensions(ids);
  const ssrcs = { ssrc: 7000, rtxSsrc: 7001 };
  const down = listener.addDownTrack(scene.up, { mid: "3", payloadType: 100, rtxPayloadType: 101, ...ssrcs });
  for (const each of [scene.down, down]) each.resume();
  const heard = () => transport.sentRtp.filter((packet) => packet.readUInt32BE(8) === ssrcs.ssrc).length;
  return { ...scene, heard };
}

test("whatever compound of feedback somebody sends, others get every packet, and its publisher few questions", () => {
  fc.assert(
    fc.property(rounds, (sent) => {
      const { from, to, send, pass, heard } = withListener();
      send(2, { isKey: true });
      for (const { bySubscriber, byPublisher } of sent) {
        for (const packet of bySubscriber) to.onRtcp(Buffer.from(packet));
        for (const packet of byPublisher) from.onRtcp(Buffer.from(packet));
        send(2);
        pass(PASS_MS);
      }
      expect(heard()).toBe(sent.length + 1);
      expect(reusedIndexes(to.sentRtp)).toBe(0);
      const seconds = (sent.length * PASS_MS) / 1000;
      // Twice a second for each of three layers, plus one at once.
      expect(keyFrameRequests(from.sentRtcp).length).toBeLessThanOrEqual(3 * (1 + 2 * seconds));
    }),
    { numRuns: 60 },
  );
});

test("who asks for every packet again and again is sent each once more at most", () => {
  const { to, send, pass } = withListener();
  send(2, { isKey: true });
  for (let picture = 0; picture < 200; picture++) send(2);
  const before = to.sentRtp.length;
  const numbers = to.sentRtp.map((packet) => packet.readUInt16BE(2));
  const all = Buffer.alloc(12 + numbers.length * 4);
  all[0] = 0x81;
  all[1] = 205;
  all.writeUInt16BE(all.length / 4 - 1, 2);
  all.writeUInt32BE(5000, 8);
  numbers.forEach((number, at) => all.writeUInt16BE(number, 12 + at * 4));
  for (let time = 0; time < 100; time++) {
    to.onRtcp(Buffer.from(all));
    pass(PASS_MS);
  }
  expect(to.sentRtp.length - before).toBeLessThanOrEqual(before);
});
