// Runs in the copy as its own process: keeps one vitest alive and runs the requested test files, again and again.
// Imports are loaded once; a changed file is loaded again.
import { createVitest, type TestModule, type TestRunResult } from "vitest/node";

/** A request to the process. `changed` are files that differ from the last run. */
export interface Ask {
  tests: readonly string[];
  changed: readonly string[];
}
/** The first test that failed; null if all passed. `ran` counts test files. */
export interface Answer {
  failed: string | null;
  ran: number;
}

const [config = ""] = process.argv.slice(2);
// A fault often shows in a test that waits until its timeout.
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
  // The result also contains files of earlier runs, with their earlier outcome.
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
