import { expect, test } from "vitest";
import { LoadMeter } from "./loadMeter.ts";

function meter() {
  const times = { steadyMs: 0, cpuMs: 0 };
  const load = new LoadMeter(() => ({ ...times }));
  const work = (share: number, forMs: number) => {
    for (let passed = 0; passed < forMs; passed += 100) {
      times.steadyMs += 100;
      times.cpuMs += 100 * share;
      load.tick();
    }
  };
  return { load, work };
}

test("a thread that is busy for seconds is full, and has room again only well below", () => {
  const { load, work } = meter();
  work(0.7, 20_000);
  expect(load.isFull).toBe(false);
  work(0.9, 11_000);
  expect(load.isFull).toBe(true);
  work(0.7, 20_000);
  expect(load.isFull).toBe(true);
  work(0.5, 11_000);
  expect(load.isFull).toBe(false);
});

test("a burst of joins does not count", () => {
  const { load, work } = meter();
  for (let round = 0; round < 10; round++) {
    work(1, 2000);
    work(0.3, 3000);
    expect(load.isFull).toBe(false);
  }
});
