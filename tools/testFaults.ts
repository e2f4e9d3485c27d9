// `npm run test:faults`: puts one fault after another into a copy of the project and runs the tests beside it. A fault that
// no test notices is a test that is missing. `--share=0.1 --seed=7` takes a tenth, the same one for the same seed;
// `--only=text` those whose name or file has the text. A run of all of them writes docs/faults.md.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allFaults } from "./faults/allFaults.ts";
import { drawn, listFaults, withFault, type Fault } from "./faults/fault.ts";
import { faultsPage, type Outcome } from "./faults/faultsPage.ts";
import { ScratchCopy } from "./faults/scratchCopy.ts";

const LEAST_KILLED = 0.97;
/** A fault may make a test wait for ever; that it does is noticed as well. */
const HUNG_AFTER_MS = 5 * 60_000;
const PAGE = "docs/faults.md";
const REPORT = ".data-faults.json";

interface Report {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const share = Number(option("share") ?? 1);
const seed = Number(option("seed") ?? 1);
const only = option("only") ?? "";

const isAskedFor = ({ name, file }: Fault): boolean => name.includes(only) || file.includes(only);
process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const wrong = listFaults(allFaults);
  if (wrong.length > 0) return fail(`${wrong.join("\n")}\nThe list is no longer true: mend it.`);
  const chosen = drawn(allFaults.filter(isAskedFor), share, seed);
  if (chosen.length === 0) return fail("No fault of the list is asked for");
  console.log(`${chosen.length} of ${allFaults.length} faults, seed ${seed}`);
  const copy = new ScratchCopy(process.cwd());
  const stop = (): void => {
    copy.remove();
    process.exit(1);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    const before = await noticedBy(copy, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (before !== null) return fail(`Without any fault this fails: ${before}`);
    const outcomes: Outcome[] = [];
    for (const fault of chosen) outcomes.push(await tried(copy, fault));
    return verdict(outcomes);
  } finally {
    copy.remove();
  }
}

async function tried(copy: ScratchCopy, fault: Fault): Promise<Outcome> {
  const startedAtMs = performance.now();
  copy.write(fault.file, withFault(fault, readFileSync(fault.file, "utf8")) ?? "");
  const by = await noticedBy(copy, fault.tests);
  copy.restore(fault.file);
  const state = by !== null ? "killed" : fault.equivalent === undefined ? "survived" : "equivalent";
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(5);
  console.log(`${state.padEnd(10)} ${seconds} s  ${fault.name} (${fault.file})`);
  return { fault, state, by };
}

function verdict(outcomes: readonly Outcome[]): boolean {
  const count = (state: Outcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length;
  const [killed, survived, equivalent] = [count("killed"), count("survived"), count("equivalent")];
  const rate = killed / Math.max(1, killed + survived);
  if (outcomes.length === allFaults.length) writeFileSync(PAGE, faultsPage(outcomes));
  for (const { fault, state } of outcomes)
    if (state === "survived")
      console.log(`No test notices: ${fault.name}\n  ${fault.file}: ${fault.find} -> ${fault.replace}`);
  const percent = (Math.floor(rate * 1000) / 10).toFixed(1);
  console.log(`${killed} killed, ${survived} survived, ${equivalent} equivalent: ${percent} %`);
  return rate >= LEAST_KILLED;
}

/** What fails of these tests, by its name; null where all pass. */
async function noticedBy(copy: ScratchCopy, tests: readonly string[]): Promise<string | null> {
  const layers = [
    { config: "tools/vitest.unit.ts", files: tests.filter((test) => !test.includes(".integration.")) },
    { config: "tools/vitest.integration.ts", files: tests.filter((test) => test.includes(".integration.")) },
  ];
  for (const { config, files } of layers) {
    if (files.length === 0) continue;
    const by = await failureOf(copy, config, files);
    if (by !== null) return by;
  }
  return null;
}

async function failureOf(copy: ScratchCopy, config: string, files: readonly string[]): Promise<string | null> {
  copy.write(REPORT, "");
  const args = ["run", "--config", config, "--bail=1", "--reporter=json", `--outputFile=${REPORT}`, ...files];
  const outcome = await vitest(copy.folder, args);
  if (outcome.hung) return "it hangs";
  const report = readReport(copy.folder);
  // A run without a report, or without tests, says nothing about the fault.
  if (report === null || report.testResults.length === 0) throw new Error(`The tests did not run:\n${outcome.output}`);
  if (report.success) return null;
  const failed = report.testResults.filter(({ status }) => status === "failed");
  const assertion = failed.flatMap((file) => file.assertionResults).find(({ status }) => status === "failed");
  return assertion?.fullName.trim() ?? `${failed[0]?.name.slice(copy.folder.length + 1) ?? "a file"} does not load`;
}

function vitest(folder: string, args: readonly string[]): Promise<{ output: string; hung: boolean }> {
  return new Promise((resolve) => {
    const program = join(folder, "node_modules/vitest/vitest.mjs");
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let hung = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const timer = setTimeout(() => {
      hung = true;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, HUNG_AFTER_MS);
    child.on("close", () => {
      clearTimeout(timer);
      resolve({ output, hung });
    });
  });
}

function readReport(folder: string): Report | null {
  try {
    return JSON.parse(readFileSync(join(folder, REPORT), "utf8")) as Report;
  } catch {
    return null;
  }
}

function option(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

function fail(why: string): false {
  console.error(why);
  return false;
}
