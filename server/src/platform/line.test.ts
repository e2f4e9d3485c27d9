import { expect, test } from "vitest";
import { Line } from "./line.ts";

/** Tasks that end when the test says so. */
function tasks() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) => () =>
    new Promise<number>((done) => {
      started.push(name);
      ends.push(() => done(name));
    });
  return { started, task, endNext: () => ends.shift()?.() };
}

test("so many are inside at once, the others follow in the order they came", async () => {
  const line = new Line({ atOnce: 2, mostWaiting: 10 });
  const { started, task, endNext } = tasks();
  const all = [1, 2, 3, 4].map((name) => line.pass(task(name)));
  expect(started).toEqual([1, 2]);
  endNext();
  await all[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  for (let left = 3; left > 0; left -= 1) {
    await expect.poll(() => started.length).toBeGreaterThan(4 - left);
    endNext();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test("where too many wait, one more is told so at once; one that failed makes room too", async () => {
  const line = new Line({ atOnce: 1, mostWaiting: 1 });
  const failing = line.pass(() => Promise.reject(new Error("broken")));
  const waiting = line.pass(() => Promise.resolve("in"));
  expect(await line.pass(() => Promise.resolve("too many"))).toBeNull();
  await expect(failing).rejects.toThrow("broken");
  expect(await waiting).toBe("in");
});
