import * as fc from "fast-check";
import { expect, test } from "vitest";
import { PacketIndex } from "./packetIndex.ts";

test("a late packet from before the wrap keeps the counter from before it", () => {
  const index = new PacketIndex();
  for (const sequence of [65_534, 2]) index.accept(index.guess(sequence));
  expect(index.guess(65_535)).toBe(65_535);
  expect(index.guess(3)).toBe(65_539);
});

test("indexes are guessed rightly as long as packets wander less than half a turn", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 0xffff }),
      fc.array(fc.integer({ min: -32_000, max: 32_000 }), { maxLength: 60 }),
      (start, steps) => {
        const index = new PacketIndex();
        let highest = 0x10000 + start;
        index.accept(highest);
        for (const step of steps) {
          const real = Math.max(0x10000, highest + step);
          expect(index.guess(real & 0xffff)).toBe(real);
          index.accept(real);
          highest = Math.max(highest, real);
        }
      },
    ),
  );
});
