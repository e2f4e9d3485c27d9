import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildNack, buildPli } from "./rtcp/buildRtcp.ts";
import { arrangeVideo, ids, reusedIndexes } from "./testing/mediaHarness.ts";
import { sampleRtp, sampleVp8 } from "./testing/sampleRtp.ts";

/** A valid packet with some bytes changed and perhaps truncated. */
const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom("media", "repair", "padding", "nack", "pli", "bare", "any"),
    layer: fc.integer({ min: 0, max: 2 }),
    sequence: fc.integer({ min: 0, max: 0xffff }),
    changes: fc.array(fc.tuple(fc.nat(80), fc.nat(255)), { maxLength: 4 }),
    keep: fc.oneof(fc.constant(Infinity), fc.nat(90)),
    noise: fc.uint8Array({ minLength: 12, maxLength: 60 }),
    passMs: fc.constantFrom(0, 0, 0, 100, 600),
  }),
  { maxLength: 60 },
);
type Mutation = typeof mutations extends fc.Arbitrary<(infer Each)[]> ? Each : never;

const layers = ["q", "h", "f"] as const;

/** Nothing but a header extension with these bytes. */
function bare(form: 0xbede | 0x1000, bytes: Uint8Array): Buffer {
  const words = bytes.length >> 2;
  const head = Buffer.from([0x90, 96, 0, 1, 0, 0, 0, 0, 0, 0, 0, 100, form >> 8, form & 255, 0, words]);
  return Buffer.concat([head, bytes.subarray(0, words * 4)]);
}

function packetOf({ kind, layer, sequence, noise }: Mutation): Buffer {
  const extensions = [
    { id: ids.mid, value: "v" },
    { id: kind === "repair" ? ids.repairedRid : ids.rid, value: layers[layer] ?? "q" },
  ];
  const ssrc = 100 + layer + (kind === "repair" ? 50 : 0);
  const payloadType = kind === "repair" ? 97 : 96;
  const payload = sampleVp8({ isKey: sequence % 3 === 0, pictureId: sequence, tl0PicIdx: sequence & 255 });
  if (kind === "nack") return buildNack(1, 5000, [sequence, (sequence + 5) & 0xffff]);
  if (kind === "pli") return buildPli(1, 5000);
  if (kind === "bare") return bare(sequence % 2 === 0 ? 0xbede : 0x1000, noise);
  if (kind === "any") return Buffer.from(noise);
  const common = { sequence, timestamp: sequence * 3000, ssrc, payloadType, extensions };
  return sampleRtp(kind === "padding" ? { ...common, padding: 30 } : { ...common, payload });
}

function mutated(mutation: Mutation): Buffer {
  const packet = packetOf(mutation);
  for (const [at, value] of mutation.changes) if (at < packet.length) packet[at] = value;
  return packet.subarray(0, Math.min(packet.length, mutation.keep));
}

test.each(["00005007", "00000500"])("a number cut off at the end of the header extension %s harms nobody", (bytes) => {
  const { from } = arrangeVideo();
  for (const form of [0xbede, 0x1000] as const) {
    expect(() => from.onRtp(bare(form, Buffer.from(bytes, "hex")))).not.toThrow();
  }
});

test("jumps, padding and packets too long for a network use no SRTP index twice", () => {
  const { to, down, send } = arrangeVideo();
  down.resume();
  for (let frame = 0; frame < 600; frame++) send(2, { isKey: frame === 0 });
  for (let jump = 0; jump < 3; jump++) send(2, { padding: true, skip: 21_700 });
  for (let jump = 0; jump < 3; jump++) send(2, { extraBytes: 5000, skip: 10_000 });
  for (let frame = 0; frame < 600; frame++) send(2);
  expect(to.sentRtp).toHaveLength(1200);
  expect(reusedIndexes(to.sentRtp)).toBe(0);
});

test("whatever a peer sends once it is let in, nothing breaks and the next good picture goes through", () => {
  fc.assert(
    fc.property(mutations, (sent) => {
      const { from, to, down, send, pass } = arrangeVideo();
      down.resume();
      send(2, { isKey: true });
      for (const mutation of sent) {
        const packet = mutated(mutation);
        from.onRtp(Buffer.from(packet));
        from.onRtcp(Buffer.from(packet));
        to.onRtp(Buffer.from(packet));
        to.onRtcp(Buffer.from(packet));
        if (mutation.passMs > 0) pass(mutation.passMs);
      }
      expect(reusedIndexes(to.sentRtp)).toBe(0);
      pass(1200);
      to.sentRtp.length = 0;
      for (let frame = 0; frame < 40 && to.sentRtp.length === 0; frame++) {
        send(2, { isKey: true, skip: frame * 1000 });
        pass(100);
      }
      expect(to.sentRtp.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
