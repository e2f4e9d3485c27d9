import { startFaultProxy } from "@atrium/testkit/faultProxy";
import { chromium, type Browser } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { newSpace } from "../../../e2e/harness/newSpace.ts";
import { startProgram, type Program } from "../../../e2e/harness/program.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { enterOnce, type Entry } from "./enterOnce.ts";
import type { EntryStep } from "./entryMarks.ts";
import { newSteadySpeaker } from "./steadySpeaker.ts";

const LINK_LIMIT_MS = 10_000;

/** Some people read the card and type; some click at once; some are far away. */
const RUNS = [
  { name: "after two seconds at the card", entries: 20, readsForMs: 2000, delayMs: 0, limitMs: 500 },
  { name: "at once", entries: 20, readsForMs: 0, delayMs: 0, limitMs: 500 },
  { name: "after two seconds, 150 ms away", entries: 20, readsForMs: 2000, delayMs: 75, limitMs: 1200 },
] as const;

const STEPS: Record<EntryStep, string> = {
  joined: "in the room",
  signal: "media server answers",
  ice: "ICE connected",
  dtls: "DTLS connected",
  subscribed: "voice subscribed",
  packet: "sound arrives",
  audible: "audible",
};

interface Measured {
  name: string;
  limitMs: number;
  entries: Entry[];
}

/**
 * From the click to the first audible sample, and from the link to hearing: one guest after another, each with an empty
 * browser.
 */
export async function soundBench(): Promise<BenchResult> {
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  const slug = await newSpace(program);
  await newSteadySpeaker(browser, program.url, slug);
  await enterOnce(browser, { siteUrl: program.url, slug, readsForMs: 0 });
  const runs: Measured[] = [];
  for (const run of RUNS) runs.push(await measure({ browser, program, slug }, run));
  await browser.close();
  await program.stop();
  const linkMs = worstP95(runs, (entry) => entry.fromLinkMs);
  return {
    title: "First sound: from the click to hearing",
    says: `Guests, one after another, each with an empty browser, into a room where somebody speaks without pause; server, speaker and guest share the machine. Milliseconds from the click on *Enter and listen* to each step. *150 ms away*: every round trip of the site and of its sockets takes that long, media packets do not.`,
    columns: ["entering", "step", "p50", "p95", "worst"],
    rows: runs.flatMap(rowsOf),
    verdicts: [
      ...runs.map(heardInTime),
      {
        says: `p95 at most ${LINK_LIMIT_MS} ms from link to hearing (${linkMs.toFixed(0)} ms)`,
        holds: linkMs <= LINK_LIMIT_MS,
      },
    ],
  };
}

function heardInTime(run: Measured): { says: string; holds: boolean } {
  const heardMs = worstP95([run], (entry) => entry.marks.audible);
  const says = `${run.name}: p95 at most ${run.limitMs} ms from click to first audible sample (${heardMs.toFixed(0)} ms)`;
  return { says, holds: heardMs <= run.limitMs };
}

async function measure(
  { browser, program, slug }: { browser: Browser; program: Program; slug: string },
  { name, entries: count, readsForMs, delayMs, limitMs }: (typeof RUNS)[number],
): Promise<Measured> {
  const proxy = await startFaultProxy(program.port, { delayMs });
  const siteUrl = `http://127.0.0.1:${proxy.port}`;
  const entries: Entry[] = [];
  while (entries.length < count) entries.push(await enterOnce(browser, { siteUrl, slug, readsForMs }));
  await proxy.stop();
  return { name, limitMs, entries };
}

function rowsOf({ name, entries }: Measured): string[][] {
  const steps = Object.entries(STEPS) as [EntryStep, string][];
  return steps.map(([step, says]) => {
    const times = entries.map(({ marks }) => marks[step]);
    return [`${name} (${entries.length})`, says, ...[0.5, 0.95, 1].map((part) => share(times, part).toFixed(0))];
  });
}

const worstP95 = (runs: readonly Measured[], read: (entry: Entry) => number): number =>
  Math.max(...runs.map(({ entries }) => share(entries.map(read), 0.95)));
