import { expect, test } from "vitest";
import { withSaid, type Said } from "./lastSaid.ts";

const sayAll = (texts: readonly string[]) => texts.reduce<readonly Said[]>(withSaid, []);
const textsOf = (said: readonly Said[]) => said.map(({ text }) => text);

test("what comes in one moment is all said, in its order", () => {
  expect(textsOf(sayAll(["Anna joined", "Boris joined", "Clara left"]))).toEqual([
    "Anna joined",
    "Boris joined",
    "Clara left",
  ]);
});

test("the same words said again are another sentence, also once the first ones are forgotten", () => {
  let said: readonly Said[] = [];
  const keys = new Set<number>();
  for (let nth = 1; nth <= 40; nth += 1) {
    said = withSaid(said, "Anna joined");
    keys.add(said.at(-1)?.key ?? 0);
    expect(new Set(said.map(({ key }) => key)).size).toBe(said.length);
  }
  expect(keys.size).toBe(40);
});

test("only the last are kept, and those keep their keys", () => {
  const before = sayAll(Array.from({ length: 30 }, (_, nth) => `${nth}`));
  expect(before.length).toBeLessThan(30);
  expect(before.at(-1)?.text).toBe("29");
  expect(withSaid(before, "more").slice(0, -1)).toEqual(before.slice(1));
});
