// `npm test`: every check, then unit, component, integration and browser journeys; the last line counts what really
// ran.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { checks } from "./check.ts";
import { notPassedJourneys, notPassedRun, notPassedTests, type JourneyFiles, type VitestFiles } from "./notPassed.ts";
import { runStep, runSteps, type Step } from "./steps.ts";
import { counted, journeyCount, vitestCount, type Count, type JourneyReport, type VitestReport } from "./testCount.ts";

/** Absolute: otherwise a layer whose files are in one package would write there, and count as not run. */
const reports = resolve(".data/test-reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Component tests share one page, which grows with each file until the browser ends it: several runs, each with its own. */
const PARTS = { unit: 1, component: 3, integration: 1 } as const;

const times: string[] = [];
const notPassed: string[] = [];
const outcomes = await timed("checks", () => runSteps(checks));
for (const { ok, step } of outcomes) if (!ok) notPassed.push(`not passed: check ${step.name}`);
const total: Count = { passed: outcomes.filter((o) => o.ok).length, failed: outcomes.filter((o) => !o.ok).length };

for (const kind of ["unit", "component", "integration"] as const)
  await timed(`${kind} tests`, async () => {
    for (let part = 1; part <= PARTS[kind]; part += 1) add(await runVitest(kind, `${part}/${PARTS[kind]}`));
  });
// Timings are only meaningful if nothing else runs meanwhile.
const alone = ["--grep", "@alone", "--workers", "1"];
add(await timed("journeys that run alone", () => runJourneys("journeys that run alone", alone)));
add(await timed("journeys", () => runJourneys("journeys", ["--grep-invert", "@alone"])));

console.log(`\n${times.join("\n")}`);
if (notPassed.length > 0) console.log(`\n${notPassed.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs a layer and records its duration: the last lines of the run show where the time goes. */
async function timed<Value>(layer: string, run: () => Promise<Value>): Promise<Value> {
  const startedAtMs = performance.now();
  const value = await run();
  times.push(`${((performance.now() - startedAtMs) / 60_000).toFixed(1).padStart(5)} min  ${layer}`);
  return value;
}

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
}

async function runVitest(kind: keyof typeof PARTS, part: string): Promise<Count> {
  const file = `${reports}/${kind}-${part.replace("/", "-of-")}.json`;
  const step: Step = {
    name: PARTS[kind] === 1 ? `${kind} tests` : `${kind} tests, part ${part}`,
    command: "vitest",
    args: [
      "run",
      "--config",
      `tools/vitest.${kind}.ts`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${file}`,
      `--shard=${part}`,
    ],
  };
  console.log(`\n${step.name}`);
  const { ok, output } = await runStep(step, "live");
  const report = readReport(file) as (VitestReport & VitestFiles) | null;
  const named = notPassedTests(report, process.cwd());
  notPassed.push(...(ok || named.length > 0 ? named : notPassedRun(step.name, output)));
  return counted(ok, vitestCount(report));
}

async function runJourneys(name: string, which: readonly string[]): Promise<Count> {
  const file = `${reports}/${name.replaceAll(" ", "-")}.json`;
  process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = file;
  const step: Step = {
    name,
    command: "playwright",
    args: ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...which],
  };
  console.log(`\n${step.name}`);
  const { ok, output } = await runStep(step, "live");
  const report = readReport(file) as (JourneyReport & JourneyFiles) | null;
  const named = notPassedJourneys(report);
  notPassed.push(...(ok || named.length > 0 ? named : notPassedRun(step.name, output)));
  return counted(ok, journeyCount(report));
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
