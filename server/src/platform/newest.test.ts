import { expect, test } from "vitest";
import { newest } from "./newest.ts";

test("a read that ends after one that began later is dropped, and the next one counts again", async () => {
  const ends: ((value: string) => void)[] = [];
  const taken: string[] = [];
  const read = newest(
    () => new Promise<string>((resolve) => ends.push(resolve)),
    (value) => void taken.push(value),
  );
  const [first, second] = [read(), read()];
  ends[1]?.("new");
  await second;
  ends[0]?.("old");
  await first;
  expect(taken).toEqual(["new"]);
  const third = read();
  ends[2]?.("newer");
  await third;
  expect(taken).toEqual(["new", "newer"]);
});

test("a read that fails overtakes nothing", async () => {
  const taken: string[] = [];
  let answers = 0;
  const read = newest(
    () => (++answers === 2 ? Promise.reject(new Error("away")) : Promise.resolve(`${answers}`)),
    (value) => void taken.push(value),
  );
  const first = read();
  await expect(read()).rejects.toThrow("away");
  await first;
  expect(taken).toEqual(["1"]);
});
