// `npm run test:changed`: runs unit and integration tests that import what changed, and the journeys of the affected
// parts. Changed is what differs from main, committed or not; `-- --since=<commit>` compares with another commit.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { journeysOf } from "./journeysOf.ts";
import { runStep } from "./steps.ts";

const since = process.argv.find((argument) => argument.startsWith("--since="))?.slice("--since=".length) ?? "main";
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
const [base = since] = git("merge-base", since, "HEAD");
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
const sources = changed.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && existsSync(path));
const journeys = journeysOf(changed);
console.log(`${changed.length} files changed since ${base.slice(0, 7)}; journeys: ${journeys.join(", ") || "none"}`);

const outcomes: boolean[] = [];
for (const kind of ["unit", "component", "integration"]) {
  if (sources.length === 0) continue;
  const args = ["related", "--run", "--passWithNoTests", "--config", `tools/vitest.${kind}.ts`, ...sources];
  outcomes.push((await runStep({ name: `${kind} tests`, command: "vitest", args }, "live")).ok);
}
if (journeys.length > 0) {
  const files = journeys.includes("*") ? [] : journeys.map((name) => `journeys/${name}.spec.ts`);
  const args = ["test", "--config", "e2e/playwright.config.ts", ...files];
  outcomes.push((await runStep({ name: "journeys", command: "playwright", args }, "live")).ok);
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
