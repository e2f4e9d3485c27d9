import { hasSeen } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ChangeMarks } from "./changeMarks.ts";

function stage() {
  const clock = { nowMs: 1000, steadyMs: () => clock.nowMs };
  const marks = new ChangeMarks(clock, () => 0.5);
  return { marks, pass: (ms: number) => void (clock.nowMs += ms) };
}

test("what was read after the last change of what somebody has to do with has seen it, whatever else has changed", () => {
  const { marks, pass } = stage();
  pass(1);
  const first = marks.now();
  pass(1);
  marks.note("team");
  expect(hasSeen(first, marks.lastOf(["account", "other team"]))).toBe(true);
  expect(hasSeen(first, marks.lastOf(["account", "team"]))).toBe(false);
  pass(1);
  const second = marks.now();
  expect(hasSeen(second, marks.lastOf(["account", "team"]))).toBe(true);
  pass(1);
  marks.note("team");
  expect(hasSeen(second, marks.lastOf(["account", "team"]))).toBe(false);
});

test("of the time before the program started, and before what it remembers, nothing is known", () => {
  const { marks, pass } = stage();
  expect(hasSeen(marks.now(), marks.lastOf(["account"]))).toBe(false);
  pass(1);
  const read = marks.now();
  expect(hasSeen(read, marks.lastOf(["account"]))).toBe(true);
  pass(1);
  marks.note("team");
  pass(61_000);
  marks.note("another");
  expect(hasSeen(read, marks.lastOf(["account"]))).toBe(false);
  const other = stage();
  other.pass(1000);
  expect(hasSeen(marks.now(), other.marks.lastOf(["account"]))).toBe(false);
});

test("after news were missed, nothing is known of what was before", () => {
  const { marks, pass } = stage();
  pass(1);
  const read = marks.now();
  pass(1);
  marks.forgetAll();
  expect(hasSeen(read, marks.lastOf(["account"]))).toBe(false);
  pass(1);
  expect(hasSeen(marks.now(), marks.lastOf(["account"]))).toBe(true);
});

test("marks do not tell how long a program has been running", () => {
  const clock = { steadyMs: () => 1000 };
  const msOf = (random: number) => Number(new ChangeMarks(clock, () => random).now().split(".")[1]);
  expect(msOf(0.25)).toBeGreaterThan(1e9);
  expect(msOf(0.75)).toBeGreaterThan(msOf(0.25));
});

test("it remembers no more than it can hold, and knows that it has forgotten", () => {
  const { marks, pass } = stage();
  pass(1);
  const read = marks.now();
  pass(1);
  marks.note("account");
  pass(1);
  for (let at = 0; at < 20_000; at += 1) marks.note(`team ${at}`);
  expect(hasSeen(read, marks.lastOf(["account"]))).toBe(false);
});

test("however changes and reads overlap, what counts as seen misses no change that was heard of before", () => {
  const ids: fc.Arbitrary<string> = fc.constantFrom("account", "team", "another team", "space");
  const often = fc.constantFrom("hear", "take up", "look", "pass");
  const step = fc.oneof(
    { arbitrary: fc.record({ kind: fc.constant("change" as const), id: ids }), weight: 10 },
    { arbitrary: fc.record({ kind: often }), weight: 30 },
    { arbitrary: fc.record({ kind: fc.constant("rest") }), weight: 1 },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.uniqueArray(ids), (steps, own) => {
      const { marks, pass } = stage();
      const changes: { id: string; isHeard: boolean }[] = [];
      const reads: { mark: string; saw: number | null }[] = [];
      for (const each of steps) {
        const unheard = changes.find(({ isHeard }) => !isHeard);
        const blind = reads.find(({ saw }) => saw === null);
        if ("id" in each) changes.push({ id: each.id, isHeard: false });
        else if (each.kind === "take up") reads.push({ mark: marks.now(), saw: null });
        else if (each.kind === "look" && blind !== undefined) blind.saw = changes.length;
        else if (each.kind === "pass") pass(1);
        else if (each.kind === "rest") pass(70_000);
        else if (each.kind === "hear" && unheard !== undefined) {
          unheard.isHeard = true;
          marks.note(unheard.id);
        }
      }
      const last = marks.lastOf(own);
      for (const { mark, saw } of reads) {
        if (saw === null || !hasSeen(mark, last)) continue;
        // A change that the node has not heard of yet is told over the link.
        const missed = changes.slice(saw).filter(({ id, isHeard }) => isHeard && own.includes(id));
        expect(missed).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});
