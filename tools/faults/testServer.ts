// Runs in the copy, as a program of its own: keeps one vitest and runs the test files it is told of, again and again.
// What the tests import is read once; a file that changed is read anew.
import { createVitest, type TestModule, type TestRunResult } from "vitest/node";

/** What the other side asks for and is answered. `changed` are files that are not as they were at the last run. */
export interface Ask {
  tests: readonly string[];
  changed: readonly string[];
}
/** The first test that failed; null where all passed. `ran` counts test files. */
export interface Answer {
  failed: string | null;
  ran: number;
}

const [config = ""] = process.argv.slice(2);
// A fault often shows in a test that waits in vain.
const testTimeout = config.includes("integration") ? 120_000 : 30_000;
const vitest = await createVitest({ config, testTimeout, isolate: true, watch: false, reporters: [{}] });
await vitest.standalone();
process.on("message", (ask: Ask) => void answer(ask).then((said) => process.send?.(said)));
process.on("disconnect", () => void vitest.close().finally(() => process.exit()));

async function answer({ tests, changed }: Ask): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(file);
  const wanted = await vitest.globTestSpecifications([...tests]);
  const specifications = wanted.filter(({ moduleId }) => tests.some((test) => moduleId.endsWith(`/${test}`)));
  const result = await vitest.runTestSpecifications(specifications);
  // The result holds files of earlier runs as well, as they were then.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const testModules = result.testModules.filter(({ moduleId }) => asked.has(moduleId));
  return { failed: failureOf({ ...result, testModules }), ran: testModules.length };
}

function failureOf({ testModules, unhandledErrors }: TestRunResult): string | null {
  for (const each of testModules) {
    const failed = firstFailure(each);
    if (failed !== null) return failed;
  }
  return unhandledErrors.length > 0 ? "an error that no test expects" : null;
}

function firstFailure(module: TestModule): string | null {
  for (const test of module.children.allTests("failed")) return test.fullName;
  if (module.state() !== "failed") return null;
  return `${module.relativeModuleId} does not load`;
}
