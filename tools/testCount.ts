import type { VitestFiles } from "./notPassed.ts";

export interface Count {
  passed: number;
  failed: number;
}

/** The part of Playwright's report that is used here. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that did not run has not passed; a file that did not run counts as one. */
export function countTests({ testResults }: VitestFiles): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const unread = testResults.filter(({ assertionResults }) => assertionResults.length === 0).length;
  return { passed, failed: tests.length - passed + unread };
}

/** A journey that did not run has not passed, nor one that Playwright itself ran twice. */
export function journeyCount(report: JourneyReport | null): Count | null {
  if (!report) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** A run that failed without a failed test (it crashed, or none ran) counts as one failure. */
export function counted(ok: boolean, count: Count | null): Count {
  if (!count) return { passed: 0, failed: 1 };
  if ((!ok || count.passed === 0) && count.failed === 0) return { ...count, failed: 1 };
  return count;
}
