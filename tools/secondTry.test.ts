import { expect, test } from "vitest";
import { asUnsteady, filesToTryAgain, journeysWithSecondTry, mayTryAgain, testOf, withSecondTry } from "./secondTry.ts";

const file = (name: string, ...statuses: string[]) => ({
  name,
  assertionResults: statuses.map((status, at) => ({ fullName: `${name} ${at}`, status })),
});

test("the files of failed tests are tried again, and those that did not run", () => {
  const testResults = [file("a", "passed", "failed"), file("b", "passed"), file("c")];
  expect(filesToTryAgain({ testResults }, "", 3)).toEqual(["a", "c"]);
});

test("nothing is tried again where more failed than may, where nothing failed or ran, or where no test failed", () => {
  const testResults = [file("a", "failed", "failed"), file("b", "failed")];
  expect(filesToTryAgain({ testResults }, "", 2)).toEqual([]);
  expect(filesToTryAgain({ testResults }, "Unhandled Rejection", 3)).toEqual([]);
  expect(filesToTryAgain({ testResults: [file("a", "passed")] }, "", 3)).toEqual([]);
  expect(filesToTryAgain(null, "", 3)).toEqual([]);
  expect([mayTryAgain(0, "", 3), mayTryAgain(3, "", 3), mayTryAgain(4, "", 3)]).toEqual([false, true, false]);
});

test("a file counts as it was the second time, and one that did not run again as it was", () => {
  const first = { testResults: [file("a", "failed"), file("b", "passed"), file("c", "failed")] };
  const second = { testResults: [file("a", "passed")] };
  expect(withSecondTry(first, second).testResults).toEqual([
    file("a", "passed"),
    file("b", "passed"),
    file("c", "failed"),
  ]);
  expect(withSecondTry(first, null)).toEqual(first);
});

test("journeys that pass the second time have passed", () => {
  const first = { passed: 150, failed: 2 };
  expect(journeysWithSecondTry(first, { passed: 1, failed: 1 })).toEqual({ passed: 151, failed: 1 });
  expect(journeysWithSecondTry(first, null)).toEqual(first);
});

test("what failed once is named, with why, however it failed the second time", () => {
  const line = "not passed: a.spec.ts › hears: not: visible";
  expect(testOf(line)).toBe(testOf("not passed: a.spec.ts › hears: hidden"));
  expect(asUnsteady(line)).toBe("unsteady, passed only alone: a.spec.ts › hears: not: visible");
});
