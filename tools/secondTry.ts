// Which tests may be retried, and what the retry means: see record 89. Pure functions: nothing is run or read here.
import type { VitestFiles } from "./notPassed.ts";
import type { Count } from "./testCount.ts";

/** How many tests of a whole run may be retried; a layer with more failures than that is not retried at all. */
export const SECOND_TRIES = 3;

/** Whether a layer's `failed` tests are retried; not if `output` reports an error outside any test. */
export function mayTryAgain(failed: number, output: string, triesLeft: number): boolean {
  return failed > 0 && failed <= triesLeft && !output.includes("Unhandled");
}

/** Names of the files to retry, as in the report; none if that is not allowed. A file that did not run is one test. */
export function filesToTryAgain(report: VitestFiles | null, output: string, triesLeft: number): string[] {
  const files = (report?.testResults ?? []).map(({ name, assertionResults: tests }) => {
    const failed = tests.length === 0 ? 1 : tests.filter(({ status }) => status !== "passed").length;
    return { name, failed };
  });
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  return mayTryAgain(failed, output, triesLeft) ? files.filter((file) => file.failed > 0).map(({ name }) => name) : [];
}

/** A layer's report in which retried files have their second result. */
export function withSecondTry(first: VitestFiles, second: VitestFiles | null): VitestFiles {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/** Journeys that passed on retry have passed; those not retried keep their failure. */
export function journeysWithSecondTry(first: Count | null, second: Count | null): Count | null {
  if (first === null || second === null) return first;
  return { passed: first.passed + second.passed, failed: first.failed - second.passed };
}

const FIRST_WORD = /^not passed: /u;

/** The file and name of the test in a `not passed` line. */
export function testOf(line: string): string {
  return line.split(": ").slice(0, 2).join(": ");
}

/** The line of a test that failed once and passed alone. */
export function asUnsteady(line: string): string {
  return line.replace(FIRST_WORD, "unsteady, passed only alone: ");
}
