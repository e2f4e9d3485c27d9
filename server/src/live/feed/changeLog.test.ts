import { expect, test } from "vitest";
import { ChangeLog } from "./changeLog.ts";

function aLog(changes: number, keep = 10): ChangeLog<number> {
  const log = new ChangeLog<number>(keep);
  for (let turn = 1; turn <= changes; turn += 1) log.append([turn]);
  return log;
}

test("changes are counted from one", () => {
  expect(aLog(0).append([7])).toEqual({ clock: 1, news: [7] });
});

test("the changes since a clock come in order", () => {
  expect(aLog(5).since(3)).toEqual([
    { clock: 4, news: [4] },
    { clock: 5, news: [5] },
  ]);
  expect(aLog(5).since(5)).toEqual([]);
});

test("at least the last ones are kept, however many there were", () => {
  const log = aLog(1000);
  expect(log.since(990)?.[0]).toEqual({ clock: 991, news: [991] });
  expect(log.since(0)).toBeNull();
});

test("a clock that never was has no changes", () => {
  expect(aLog(5).since(6)).toBeNull();
});
