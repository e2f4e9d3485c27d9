export interface Count {
  passed: number;
  failed: number;
}

/** The part of vitest's report that is used here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped tests. */
  numPendingTests: number;
  numTodoTests: number;
}

/** The part of Playwright's report that is used here. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A test that did not run has not passed. */
export function vitestCount(report: VitestReport | null): Count | null {
  if (!report) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** A journey that did not run, or not at the first try, has not passed. */
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
