import { relative } from "node:path";

/** The part of vitest's report for each test that is used here. */
export interface VitestFiles {
  testResults: readonly {
    name: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
  }[];
}

interface JourneySuite {
  specs?: readonly {
    title: string;
    file: string;
    ok: boolean;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
  suites?: readonly JourneySuite[];
}

/** The part of Playwright's report for each journey that is used here. */
export interface JourneyFiles {
  suites: readonly JourneySuite[];
}

/** A line for each test that did not pass: its file below `root`, its name and the first line of the error. */
export function notPassedTests(report: VitestFiles | null, root: string): string[] {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0 && message) return [line(file, "the file did not run", message)];
    return assertionResults
      .filter(({ status }) => status !== "passed")
      .map((test) => line(file, test.fullName, test.failureMessages?.[0] ?? test.status));
  });
}

/** A line for each journey that did not pass. */
export function notPassedJourneys(report: JourneyFiles | null): string[] {
  const of = (suite: JourneySuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => line(file, title, tests[0]?.results.at(-1)?.error?.message ?? "did not run")),
    ...(suite.suites ?? []).flatMap(of),
  ];
  return (report?.suites ?? []).flatMap(of);
}

const MOST_LINES = 12;

/**
 * Why a run failed although all its tests passed (an error outside any test, or a crashed worker): the first lines of
 * the error, or the last lines of the run if it named none.
 */
export function notPassedRun(name: string, output: string): string[] {
  const lines = output
    .replaceAll(COLOUR, "")
    .split("\n")
    .map((text) => text.trimEnd())
    .filter((text) => text !== "");
  const at = lines.findIndex((text) => text.includes("Unhandled"));
  const told = at === -1 ? lines.slice(-MOST_LINES) : lines.slice(at, at + MOST_LINES);
  return told.map((text) => `not passed: ${name}: ${text}`);
}

// ANSI colour codes of a terminal.
const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, "gu");

function line(file: string, name: string, why: string): string {
  return `not passed: ${file} › ${name}: ${why.replaceAll(COLOUR, "").split("\n")[0] ?? ""}`;
}
