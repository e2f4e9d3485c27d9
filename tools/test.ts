// `npm test`: every check, then unit, component, integration and browser journeys; the last line counts what really
// ran.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { checks } from "./check.ts";
import { notPassedJourneys, notPassedRun, notPassedTests, type JourneyFiles, type VitestFiles } from "./notPassed.ts";
import {
  asUnsteady,
  filesToTryAgain,
  journeysWithSecondTry,
  mayTryAgain,
  SECOND_TRIES,
  testOf,
  withSecondTry,
} from "./secondTry.ts";
import { runStep, runSteps } from "./steps.ts";
import { counted, countTests, journeyCount, type Count, type JourneyReport } from "./testCount.ts";

/** Absolute: otherwise a layer whose files are in one package would write there, and count as not run. */
const reports = resolve(".data/test-reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Component tests share a page, which grows with each file until the browser kills it: several runs, a page each. */
const PARTS = { unit: 1, component: 3, integration: 1 } as const;

const times: string[] = [];
const notPassed: string[] = [];
/** Tests that passed only on retry, alone: to be fixed before anything else. */
const unsteady: string[] = [];
let triesLeft = SECOND_TRIES;
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
if (unsteady.length > 0) console.log(`\n${unsteady.join("\n")}`);
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
  const name = PARTS[kind] === 1 ? `${kind} tests` : `${kind} tests, part ${part}`;
  const first = await vitest(kind, name, `--shard=${part}`);
  const again = filesToTryAgain(first.report, first.output, triesLeft);
  if (again.length === 0 || first.report === null) return ended(name, first);
  const second = await vitest(kind, `${name} that failed, once more`, "--maxWorkers=1", ...again);
  const report = withSecondTry(first.report, second.report);
  takeTries(notPassedTests(first.report, process.cwd()), notPassedTests(report, process.cwd()));
  return ended(name, { ...second, report });
}

interface Ended<Report> {
  ok: boolean;
  output: string;
  report: Report | null;
}

async function vitest(
  kind: keyof typeof PARTS,
  name: string,
  ...which: readonly string[]
): Promise<Ended<VitestFiles>> {
  const file = `${reports}/${name.replaceAll(/\W+/gu, "-")}.json`;
  const to = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  const args = ["run", "--config", `tools/vitest.${kind}.ts`, ...to, ...which];
  console.log(`\n${name}`);
  const { ok, output } = await runStep({ name, command: "vitest", args }, "live");
  return { ok, output, report: readReport<VitestFiles>(file) };
}

function ended(name: string, { ok, output, report }: Ended<VitestFiles>): Count {
  const named = notPassedTests(report, process.cwd());
  notPassed.push(...(ok || named.length > 0 ? named : notPassedRun(name, output)));
  return counted(ok, report === null ? null : countTests(report));
}

async function runJourneys(name: string, which: readonly string[]): Promise<Count> {
  const first = await playwright(name, which);
  const failed = notPassedJourneys(first.report);
  if (!mayTryAgain(failed.length, first.output, triesLeft)) return endedJourneys(name, first, failed);
  const second = await playwright(`${name} that failed, once more`, [...which, "--last-failed", "--workers=1"]);
  const still = notPassedJourneys(second.report);
  takeTries(failed, still);
  const count = journeysWithSecondTry(journeyCount(first.report), journeyCount(second.report));
  notPassed.push(...(second.ok || still.length > 0 ? still : notPassedRun(name, second.output)));
  return counted(second.ok, count);
}

async function playwright(name: string, which: readonly string[]): Promise<Ended<JourneyReport & JourneyFiles>> {
  const file = `${reports}/${name.replaceAll(/\W+/gu, "-")}.json`;
  process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = file;
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...which];
  console.log(`\n${name}`);
  const { ok, output } = await runStep({ name, command: "playwright", args }, "live");
  return { ok, output, report: readReport(file) };
}

function endedJourneys(
  name: string,
  { ok, output, report }: Ended<JourneyReport & JourneyFiles>,
  named: readonly string[],
): Count {
  notPassed.push(...(ok || named.length > 0 ? named : notPassedRun(name, output)));
  return counted(ok, journeyCount(report));
}

/** Records the tests that failed once and passed alone. */
function takeTries(first: readonly string[], still: readonly string[]): void {
  triesLeft -= first.length;
  const names = still.map(testOf);
  unsteady.push(...first.filter((line) => !names.includes(testOf(line))).map(asUnsteady));
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
