import * as fc from "fast-check";
import { expect, test } from "vitest";
import { together } from "./together.ts";

/** Work that waits until released, and the batches it was given. */
function heldWork() {
  const given: (readonly number[])[] = [];
  const goOn: (() => void)[] = [];
  const double = together(async (items: readonly number[]) => {
    given.push(items);
    await new Promise<void>((resolve) => goOn.push(resolve));
    if (items.includes(13)) throw new Error("unlucky");
    return items.map((item) => item * 2);
  });
  return { given, goOn, double };
}

test("what is asked while others are served is served together, and each gets its own answer", async () => {
  const { given, goOn, double } = heldWork();
  const asked = [1, 2, 3, 4, 5].map(double);
  expect(given).toEqual([[1], [2]]);
  goOn[0]?.();
  expect(await asked[0]).toBe(2);
  await expect.poll(() => given).toEqual([[1], [2], [3, 4, 5]]);
  goOn[2]?.();
  goOn[1]?.();
  expect(await Promise.all(asked)).toEqual([2, 4, 6, 8, 10]);
  expect(given).toHaveLength(3);
});

test("a failure is everybody's whom it was for, and the next are served", async () => {
  const { goOn, double } = heldWork();
  const asked = [1, 2, 13, 4].map(double);
  const told = Promise.allSettled(asked);
  for (let at = 0; at < 3; at += 1)
    await expect
      .poll(() => goOn[at])
      .toBeDefined()
      .then(() => goOn[at]?.());
  expect((await told).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  const later = double(6);
  await expect.poll(() => goOn[3]).toBeDefined();
  goOn[3]?.();
  expect(await later).toBe(12);
});

test("in whatever order works end, everybody gets the answer to what they asked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.integer(), { maxLength: 30 }), async (scheduler, items) => {
      const double = together((asked: readonly number[]) =>
        scheduler.schedule(Promise.resolve(asked.map((n) => n * 2))),
      );
      const answers = Promise.all(items.map((item) => scheduler.schedule(Promise.resolve()).then(() => double(item))));
      await scheduler.waitFor(answers);
      expect(await answers).toEqual(items.map((item) => item * 2));
    }),
  );
});
