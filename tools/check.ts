// `npm run check`: types, lint, silenced checks, import directions, unused code, format, generated pages, unit tests.
import { runSteps, type Step } from "./steps.ts";

export const PACKAGES = ["contract", "rules", "server", "media", "web", "testkit", "e2e", "bench", "tools"] as const;

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

export const checks: readonly Step[] = [
  ...PACKAGES.map((name) => step(`types ${name}`, "tsc", "-p", name)),
  step("lint", "oxlint", "-c", ".oxlintrc.json", "--type-aware", ...PACKAGES),
  step("style sheets", "node", "tools/sheetLengths.ts"),
  step("nothing switched off", "node", "tools/switchedOff.ts"),
  step("import directions", "depcruise", "--config", ".dependency-cruiser.cjs", "--output-type", "err", ...PACKAGES),
  step("unused code", "knip", "--no-progress"),
  step("format", "oxfmt", "--check", ...PACKAGES),
  step("lock file", "node", "tools/completeLockFile.mjs", "--check"),
  step("generated pages", "node", "tools/docs/generate.ts", "--check"),
];
export const unitTests = step("unit tests", "vitest", "run", "--config", "tools/vitest.unit.ts");

if (import.meta.main) {
  const outcomes = await runSteps([...checks, unitTests]);
  const failed = outcomes.filter((outcome) => !outcome.ok);
  console.log(failed.length === 0 ? "all good" : `${failed.length} of ${outcomes.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
