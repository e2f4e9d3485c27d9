import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SequenceUnwrapper } from "./sequenceUnwrapper.ts";

test("numbers that wrap come out as they went in, however far they wander within half a turn", () => {
  fc.assert(
    fc.property(fc.nat({ max: 0xffff }), fc.array(fc.integer({ min: -3000, max: 20_000 })), (start, steps) => {
      const unwrapper = new SequenceUnwrapper();
      let number = start + 0x10000;
      let highest = number;
      expect(unwrapper.unwrap(start)).toBe(number);
      for (const step of steps) {
        number = Math.max(highest - 30_000, number + step);
        if (number - highest > 30_000) continue;
        expect(unwrapper.unwrap(number & 0xffff)).toBe(number);
        highest = Math.max(highest, number);
        expect(unwrapper.highest).toBe(highest);
      }
    }),
  );
});
