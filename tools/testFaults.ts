// `npm run test:faults`: inserts one fault after another into a copy of the project and runs the tests beside it. A
// fault that no test notices is a missing test. `--share=0.1 --seed=7` takes a random tenth, the same for the same
// seed; `--only=text` those whose name or file contains the text; `--untried` those that docs/faults.md does not have yet. A
// complete run writes that page, and one of what it does not have adds to it.
import { readFileSync, writeFileSync } from "node:fs";
import { askedFaults } from "./faults/askedFaults.ts";
import { allFaults } from "./faults/allFaults.ts";
import { drawn, listFaults, withFault, type Fault } from "./faults/fault.ts";
import { faultsPage, isOnPage, type Outcome } from "./faults/faultsPage.ts";
import { ScratchCopy } from "./faults/scratchCopy.ts";
import { Tests } from "./faults/tests.ts";

const LEAST_KILLED = 0.97;
const PAGE = "docs/faults.md";

const { share, seed, only, untried } = askedFaults(process.argv.slice(2));

/** The page so far; a run of everything keeps nothing of it. */
const before = untried ? readFileSync(PAGE, "utf8") : "";
const isAskedFor = (fault: Fault): boolean =>
  (fault.name.includes(only) || fault.file.includes(only)) && !(untried && isOnPage(before, fault));
process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const asked = allFaults.filter(isAskedFor);
  const wrong = listFaults(asked);
  if (wrong.length > 0) return fail(`${wrong.join("\n")}\nThe list is no longer true: mend it.`);
  const chosen = drawn(asked, share, seed);
  if (chosen.length === 0) return fail("No fault of the list is asked for");
  console.log(`${chosen.length} of ${allFaults.length} faults, seed ${seed}`);
  const copy = new ScratchCopy(process.cwd());
  const tests = new Tests(copy.folder);
  const stop = (): void => {
    copy.remove();
    process.exit(1);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    const before = await tests.failureOf([...new Set(chosen.flatMap((fault) => fault.tests))]);
    if (before !== null) return fail(`Without any fault this fails: ${before}`);
    const outcomes: Outcome[] = [];
    for (const fault of chosen) outcomes.push(await tried(fault, copy, tests));
    return verdict(outcomes);
  } finally {
    await tests.close();
    copy.remove();
  }
}

async function tried(fault: Fault, copy: ScratchCopy, tests: Tests): Promise<Outcome> {
  const startedAtMs = performance.now();
  const text = copy.read(fault.file);
  const put = (now: string): void => {
    copy.write(fault.file, now);
    tests.changed(fault.file);
  };
  put(withFault(fault, text) ?? text);
  const by = await tests.failureOf(fault.tests);
  put(text);
  const state = by !== null ? "killed" : fault.equivalent === undefined ? "survived" : "equivalent";
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(5);
  console.log(`${state.padEnd(10)} ${seconds} s  ${fault.name} (${fault.file})${by === null ? "" : `: ${by}`}`);
  return { fault, state, by };
}

function verdict(outcomes: readonly Outcome[]): boolean {
  const count = (state: Outcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length;
  const [killed, survived, equivalent] = [count("killed"), count("survived"), count("equivalent")];
  const rate = killed / Math.max(1, killed + survived);
  if (untried || outcomes.length === allFaults.length) writeFileSync(PAGE, faultsPage(allFaults, outcomes, before));
  for (const { fault, state } of outcomes)
    if (state === "survived")
      console.log(`No test notices: ${fault.name}\n  ${fault.file}: ${fault.find} -> ${fault.replace}`);
  const percent = (Math.floor(rate * 1000) / 10).toFixed(1);
  console.log(`${killed} killed, ${survived} survived, ${equivalent} equivalent: ${percent} %`);
  return rate >= LEAST_KILLED;
}

function fail(why: string): false {
  console.error(why);
  return false;
}
