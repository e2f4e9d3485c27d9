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
      expect(rewriter.highestOut).toBe(Math.max(rewriter.highestOut, 0, ...outs));
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
