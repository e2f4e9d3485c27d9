import { expect, test } from "vitest";
import { counted, journeyCount, vitestCount } from "./testCount.ts";

test("a journey that is skipped or passes only at the second try counts as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(journeyCount({ stats })).toEqual({ passed: 5, failed: 4 });
});

test("a test that is skipped or still to be written counts as failed", () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestCount(report)).toEqual({ passed: 7, failed: 4 });
});

test("a run that wrote nothing, ran nothing or ended badly counts as one failure", () => {
  expect(counted(false, journeyCount(null))).toEqual({ passed: 0, failed: 1 });
  expect(counted(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(counted(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(counted(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});
