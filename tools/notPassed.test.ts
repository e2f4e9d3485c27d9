import { expect, test } from "vitest";
import { notPassedJourneys, notPassedRun, notPassedTests } from "./notPassed.ts";

test("each test that failed or did not run is told with its file and the first line of why", () => {
  const report = {
    testResults: [
      {
        name: "/home/server/a.test.ts",
        assertionResults: [
          { fullName: "adds", status: "passed" },
          { fullName: "divides", status: "failed", failureMessages: ["\u001B[31mexpected 1\u001B[0m\n  at a.test.ts"] },
          { fullName: "rests", status: "skipped", failureMessages: [] },
        ],
      },
      { name: "/home/server/b.test.ts", message: "cannot be loaded", assertionResults: [] },
    ],
  };
  expect(notPassedTests(report, "/home")).toEqual([
    "not passed: server/a.test.ts › divides: expected 1",
    "not passed: server/a.test.ts › rests: skipped",
    "not passed: server/b.test.ts › the file did not run: cannot be loaded",
  ]);
});

test("each journey that failed is told from however deep a group", () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: "meet.spec.ts",
    ok,
    tests: [{ results: [{ error: { message: "not visible\nmore" } }] }],
  });
  const report = { suites: [{ suites: [{ specs: [spec("hears", true), spec("sees", false)] }] }] };
  expect(notPassedJourneys(report)).toEqual(["not passed: meet.spec.ts › sees: not visible"]);
});

test("a run that wrote nothing has nothing to tell", () => {
  expect([...notPassedTests(null, "/"), ...notPassedJourneys(null)]).toEqual([]);
});

test("a run that failed though each test passed tells its error from outside the tests, else its last lines", () => {
  const error = "\u001B[31m⎯ Unhandled Error ⎯\u001B[39m\nError: a worker died";
  expect(notPassedRun("unit tests", `one passed\n\n${error}\n`)).toEqual([
    "not passed: unit tests: ⎯ Unhandled Error ⎯",
    "not passed: unit tests: Error: a worker died",
  ]);
  const long = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`);
  expect(notPassedRun("journeys", long.join("\n"))).toEqual(
    long.slice(8).map((text) => `not passed: journeys: ${text}`),
  );
});
