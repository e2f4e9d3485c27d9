import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SequenceRewriter } from "./sequenceRewriter.ts";

test("with padding left out the rest stays gapless and in order", () => {
  const rewriter = new SequenceRewriter(99);
  rewriter.start(1000);
  expect(rewriter.map(1000)).toBe(100);
  rewriter.drop(1001);
  expect(rewriter.map(1002)).toBe(101);
  rewriter.drop(1003);
  rewriter.drop(1004);
  expect(rewriter.map(1005)).toBe(102);
  expect(rewriter.map(1000)).toBe(100);
});

test("padding that comes late keeps its hole, and no number is given out twice", () => {
  const rewriter = new SequenceRewriter(99);
  rewriter.start(1000);
  expect([rewriter.map(1000), rewriter.map(1002)]).toEqual([100, 102]);
  rewriter.drop(1001);
  expect(rewriter.map(1003)).toBe(103);
});

test("a packet from before the start has no number, and a new source goes on behind the old one", () => {
  const rewriter = new SequenceRewriter(99);
  rewriter.start(1000);
  expect(rewriter.map(999)).toBe(-1);
  rewriter.map(1003);
  rewriter.start(20);
  expect(rewriter.map(20)).toBe(104);
});

test("a jump of the source leaves one number out, and nothing from before it follows", () => {
  const rewriter = new SequenceRewriter(99);
  rewriter.start(1000);
  rewriter.map(1000);
  expect([rewriter.map(9000), rewriter.map(9001), rewriter.map(8999)]).toEqual([102, 103, -1]);
});

test("no run of jumps and padding moves the output far from what was given out, nor makes it repeat", () => {
  const step = fc.oneof(fc.integer({ min: -0x8000, max: 0x7fff }), fc.integer({ min: -5, max: 5 }));
  const jumps = fc.array(fc.record({ isPadding: fc.boolean(), step }), { maxLength: 60 });
  fc.assert(
    fc.property(jumps, (arriving) => {
      const rewriter = new SequenceRewriter(0);
      const seen = new Set([0x10000]);
      let newest = 0x10000;
      rewriter.start(newest);
      const given = [rewriter.map(newest)];
      for (const { isPadding, step } of arriving) {
        const number = newest + step;
        if (seen.has(number)) continue;
        seen.add(number);
        newest = Math.max(newest, number);
        const before = rewriter.highestOut;
        if (isPadding) rewriter.drop(number);
        else {
          const out = rewriter.map(number);
          if (out < 0) continue;
          expect(Math.abs(out - before)).toBeLessThanOrEqual(1024);
          given.push(out);
        }
      }
      expect(new Set(given).size).toBe(given.length);
    }),
  );
});

/** Packets in sending order with their fate; then they arrive with some swapped. */
const packets = fc.array(fc.record({ isPadding: fc.boolean(), isLost: fc.boolean(), late: fc.nat({ max: 3 }) }), {
  maxLength: 300,
});

test("under loss, padding and reordering no number is given out twice, and order is kept", () => {
  fc.assert(
    fc.property(packets, (fates) => {
      const rewriter = new SequenceRewriter(0);
      rewriter.start(1);
      const arriving = fates
        .map((fate, index) => ({ ...fate, number: index + 1, at: index + (fate.isPadding ? 0 : fate.late) }))
        .filter(({ isLost }) => !isLost)
        .sort((a, b) => a.at - b.at);
      const given = new Map<number, number>();
      for (const { number, isPadding } of arriving) {
        if (isPadding) rewriter.drop(number);
        else {
          const out = rewriter.map(number);
          if (out >= 0) given.set(number, out);
        }
      }
      const outs = [...given].sort(([a], [b]) => a - b).map(([, out]) => out);
      outs.slice(1).forEach((out, index) => expect(out).toBeGreaterThan(outs[index] ?? 0));
      expect(rewriter.highestOut).toBe(Math.max(0, ...outs));
    }),
  );
});

test("in order and without loss, any padding leaves the output without a hole", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 300 }), (paddings) => {
      const rewriter = new SequenceRewriter(0);
      rewriter.start(1);
      let expected = 1;
      paddings.forEach((isPadding, index) => {
        if (isPadding) rewriter.drop(index + 1);
        else expect(rewriter.map(index + 1)).toBe(expected++);
      });
    }),
  );
});
