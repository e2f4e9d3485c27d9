import { expect, test } from "vitest";
import { counted, countTests, journeyCount } from "./testCount.ts";

test("a journey that is skipped or passes only at the second try counts as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(journeyCount({ stats })).toEqual({ passed: 5, failed: 4 });
});

test("a test that is skipped or still to be written counts as failed, as does a file that did not run", () => {
  const of = (...statuses: string[]) => statuses.map((status) => ({ fullName: "it", status }));
  const testResults = [
    { name: "a", assertionResults: of("passed", "passed", "failed", "skipped", "todo") },
    { name: "b", assertionResults: [] },
  ];
  expect(countTests({ testResults })).toEqual({ passed: 2, failed: 4 });
});

test("a run that wrote nothing, ran nothing or ended badly counts as one failure", () => {
  expect(counted(false, journeyCount(null))).toEqual({ passed: 0, failed: 1 });
  expect(counted(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(counted(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(counted(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});
