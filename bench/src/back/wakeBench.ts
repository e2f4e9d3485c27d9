import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { chromium, type Browser, type Page } from "@playwright/test";
import { startLaptop } from "../../../e2e/harness/laptop.ts";
import { newSpace } from "../../../e2e/harness/newSpace.ts";
import { newPerson } from "../../../e2e/harness/person.ts";
import { startProgram, type Program } from "../../../e2e/harness/program.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { newSteadySpeaker } from "../sound/steadySpeaker.ts";
import { watchWell } from "./watchWell.ts";

const ASLEEP_MS = 180_000;
const SLEEPS = 2;
const RESTARTS = 6;
const BACK_WITHIN_MS = 90_000;
const LIMIT_MS = { slept: 3000, restarted: 2000 } as const;

/** Milliseconds from waking or from the server's first answer. */
interface Return {
  link: number;
  media: number;
  audible: number;
}

/** How soon a listener hears again after their browser was frozen, or after the server was killed and restarted. */
export async function wakeBench(): Promise<BenchResult> {
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  const laptop = await startLaptop();
  const slug = await newSpace(program);
  await newSteadySpeaker(browser, program.url, slug);
  const loads: number[] = [];
  const slept: Return[] = [];
  const sleeper = await newListener(laptop.browser, program.url, slug);
  for (let time = 0; time < SLEEPS; time++) {
    await isWell(sleeper, Date.now());
    laptop.sleep();
    await wait(ASLEEP_MS);
    const wakingMs = Date.now();
    loads.push(loadavg()[0] ?? 0);
    laptop.wake();
    slept.push(await timesFrom(sleeper, { sinceMs: wakingMs, goneMs: null }));
  }
  await laptop.stop();
  const listener = await newListener(browser, program.url, slug);
  const restarted: Return[] = [];
  for (let time = 0; time < RESTARTS; time++) {
    await isWell(listener, Date.now());
    const goneMs = Date.now();
    const [sinceMs] = await Promise.all([firstAnswer(program), program.killAndRestart()]);
    restarted.push(await timesFrom(listener, { sinceMs, goneMs }));
    loads.push(loadavg()[0] ?? 0);
  }
  await browser.close();
  await program.stop();
  return report({ slept, restarted }, loads);
}

async function newListener(browser: Browser, siteUrl: string, slug: string): Promise<Page> {
  const listener = await newPerson(browser, { siteUrl });
  await listener.page.addInitScript(watchWell);
  await listener.enter(slug, "Listener");
  return listener.page;
}

/** Waits until everything has been well for a while, however short the observation. */
async function isWell(page: Page, sinceMs: number): Promise<void> {
  const STEADY_MS = 4000;
  const isSteady = ({ from, steadyMs }: { from: number; steadyMs: number }): boolean => {
    const marks = globalThis.__well;
    return marks !== undefined && Date.now() - Math.max(from, marks.linkMs, marks.mediaMs, marks.silentMs) > steadyMs;
  };
  await page.waitForFunction(isSteady, { from: sinceMs, steadyMs: STEADY_MS }, { timeout: BACK_WITHIN_MS });
}

/**
 * Waits until the page has noticed that it was asleep, or that what left at `goneMs` is gone; then measures its return.
 */
async function timesFrom(page: Page, how: { sinceMs: number; goneMs: number | null }): Promise<Return> {
  const { sinceMs } = how;
  const isNoticed = (since: { sinceMs: number; goneMs: number | null }): boolean => {
    const marks = globalThis.__well;
    if (marks === undefined) return false;
    return since.goneMs === null ? marks.wokeMs >= since.sinceMs : marks.linkMs > since.goneMs;
  };
  await page.waitForFunction(isNoticed, how, { timeout: BACK_WITHIN_MS });
  await isWell(page, sinceMs);
  const marks = await page.evaluate(() => globalThis.__well);
  if (marks === undefined) throw new Error("The page was loaded anew");
  const after = (ms: number): number => Math.max(0, ms - sinceMs);
  return { link: after(marks.linkMs), media: after(marks.mediaMs), audible: after(marks.silentMs) };
}

/** The time of the first answer after the server was gone. */
async function firstAnswer({ url }: Program): Promise<number> {
  const answers = () =>
    fetch(`${url}/legal-documents`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await answers()) await wait(5);
  while (!(await answers())) await wait(5);
  return Date.now();
}

const KINDS = {
  slept: "the browser frozen for three minutes",
  restarted: "the server killed and started again",
} as const;

const STEPS = { link: "link connected", media: "media connected", audible: "audible" } as const;

function report(all: Record<keyof typeof KINDS, readonly Return[]>, loads: readonly number[]): BenchResult {
  const rows = (["slept", "restarted"] as const).flatMap((kind) =>
    (["link", "media", "audible"] as const).map((step) => {
      const times = all[kind].map((each) => each[step]);
      const row = [
        `${KINDS[kind]} (${times.length})`,
        STEPS[step],
        ...[0.5, 1].map((part) => share(times, part).toFixed(0)),
      ];
      return { kind, step, row: [...row, step === "audible" ? `${LIMIT_MS[kind]}` : ""], worstMs: share(times, 1) };
    }),
  );
  const load = [Math.min(...loads), Math.max(...loads)].map((each) => each.toFixed(1)).join(" to ");
  return {
    title: "Back: after a sleep and after a restart",
    says: `A listener in a room where somebody speaks without pause. Frozen: all processes of the browser stand still, as under a closed lid; milliseconds from their going on. Restarted: the server is killed, and everybody has to come back, the speaker too; milliseconds from its first answer to a page. Each step counts once it stays so. The machine's load during the run: ${load}.`,
    columns: ["what was away", "step", "p50", "worst", "limit"],
    rows: rows.map(({ row }) => row),
    verdicts: rows
      .filter(({ step }) => step === "audible")
      .map(({ kind, worstMs }) => ({
        says: `sound again at most ${LIMIT_MS[kind]} ms after ${KINDS[kind]} (${worstMs.toFixed(0)} ms)`,
        holds: worstMs <= LIMIT_MS[kind],
      })),
  };
}
