import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Quality } from "./peerMedia.ts";
import { arrangeVideo, read } from "./testing/mediaHarness.ts";

const step = fc.oneof(
  { weight: 20, arbitrary: fc.record({ do: fc.constant("send"), isKey: fc.boolean(), skip: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("pad") }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("want"), quality: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pause") }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("resume") }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait"), ms: fc.integer({ min: 1, max: 20 }) }) },
);
type Step = { do: string; isKey?: boolean; skip?: number; quality?: number; ms?: number };

function play(steps: readonly Step[]) {
  const peers = arrangeVideo();
  peers.down.resume();
  for (const next of steps) {
    if (next.do === "wait") peers.pass((next.ms ?? 0) * 100);
    if (next.do === "want") peers.down.setQuality((next.quality ?? 0) as Quality, 1);
    if (next.do === "pause") peers.down.pause();
    if (next.do === "resume") peers.down.resume();
    peers.clock.nowMs += 10;
    for (const quality of [0, 1, 2] as const) {
      if (next.do === "pad") peers.send(quality, { padding: true });
      if (next.do === "send") peers.send(quality, { isKey: next.isKey ?? false, skip: next.skip ?? 0 });
    }
  }
  return peers.to.sentRtp.map((packet) => read(packet));
}

test("whatever happens on the way, a subscriber sees one stream: new numbers, growing times, key frame first", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const sent = play(steps);
      sent.slice(1).forEach(({ view, payload }, index) => {
        const before = sent[index];
        if (before === undefined) return;
        const numbers = (view.sequence - before.view.sequence) & 0xffff;
        expect(numbers).toBeGreaterThan(0);
        expect(numbers).toBeLessThan(0x8000);
        expect((view.timestamp - before.view.timestamp) | 0).toBeGreaterThan(0);
        const pictures = (payload.readUInt16BE(2) - before.payload.readUInt16BE(2)) & 0x7fff;
        expect(pictures).toBeGreaterThan(0);
        expect(pictures).toBeLessThan(0x4000);
      });
      const first = sent[0]?.payload;
      if (first !== undefined) expect((first[6] ?? 1) & 1).toBe(0);
    }),
    { numRuns: 150 },
  );
});

test("without losses the numbers have no hole, over any changes of layer and any pauses", () => {
  const lossless = fc.array(step, { maxLength: 120 }).map((steps) => steps.map((next) => ({ ...next, skip: 0 })));
  fc.assert(
    fc.property(lossless, (steps) => {
      const sent = play(steps);
      sent.slice(1).forEach(({ view }, index) => {
        expect((view.sequence - (sent[index]?.view.sequence ?? 0)) & 0xffff).toBe(1);
      });
    }),
    { numRuns: 150 },
  );
});
