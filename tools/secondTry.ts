// Which tests may be tried again, and what their second try says: see record 89. Nothing here runs or reads anything.
import type { VitestFiles } from "./notPassed.ts";
import type { Count } from "./testCount.ts";

/** How many tests of a whole run may need a second try; with more, something is wrong, and they all count as failed. */
export const SECOND_TRIES = 3;

/** Whether `failed` tests of a layer are tried again; not where something failed that is no test, which `output` names. */
export function mayTryAgain(failed: number, output: string, triesLeft: number): boolean {
  return failed > 0 && failed <= triesLeft && !output.includes("Unhandled");
}

/** The files, as in the report, that are tried again; none where they may not be. A file that did not run is one test. */
export function filesToTryAgain(report: VitestFiles | null, output: string, triesLeft: number): string[] {
  const files = (report?.testResults ?? []).map(({ name, assertionResults: tests }) => {
    const failed = tests.length === 0 ? 1 : tests.filter(({ status }) => status !== "passed").length;
    return { name, failed };
  });
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  return mayTryAgain(failed, output, triesLeft) ? files.filter((file) => file.failed > 0).map(({ name }) => name) : [];
}

/** The report of a layer with the files that ran again as they were the second time. */
export function withSecondTry(first: VitestFiles, second: VitestFiles | null): VitestFiles {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/** What passed the second time has passed; what did not run again has failed as it had. */
export function journeysWithSecondTry(first: Count | null, second: Count | null): Count | null {
  if (first === null || second === null) return first;
  return { passed: first.passed + second.passed, failed: first.failed - second.passed };
}

const FIRST_WORD = /^not passed: /u;

/** The test that a line of what did not pass is about: its file and name. */
export function testOf(line: string): string {
  return line.split(": ").slice(0, 2).join(": ");
}

/** Tells of a test that failed once and passed alone. */
export function asUnsteady(line: string): string {
  return line.replace(FIRST_WORD, "unsteady, passed only alone: ");
}
