import { loadavg } from "node:os";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { chromium, type Browser, type Page } from "@playwright/test";
import { newSpace } from "../../../e2e/harness/newSpace.ts";
import { newPerson, type Person } from "../../../e2e/harness/person.ts";
import { startProgram } from "../../../e2e/harness/program.ts";
import { steadyVoice } from "../../../e2e/harness/steadyVoice.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { watchMix } from "./watchMix.ts";

const MOVES = 20;
const LIMIT_MS = 1000;
const WITHIN_MS = 60_000;

interface Move {
  /** Time without sound, from the click until people in the other room are heard without a break. */
  silentMs: number;
  /** From the click until people in the other room hear the newcomer. */
  heardMs: number;
}

/** Somebody moves back and forth between two rooms where others speak without pause, and speaks as well. */
export async function movesBench(): Promise<BenchResult> {
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  try {
    return await measure(browser, program.url, await newSpace(program));
  } finally {
    // A move that never ends fails the bench; it must not leave the program and the browser running.
    await browser.close();
    await program.stop();
  }
}

async function measure(browser: Browser, siteUrl: string, slug: string): Promise<BenchResult> {
  const come = (name: string) => newSpeaker(browser, { siteUrl, slug, name });
  const inLounge = await come("Of the lounge");
  const inGarden = await come("Of the garden");
  await goTo(inGarden.page, "Garden");
  const mover = await come("Mover");
  const moves: Move[] = [];
  const loads: number[] = [];
  for (let move = 0; move < MOVES; move++) {
    const isAway = move % 2 === 1;
    moves.push(await moveOnce(mover.page, isAway ? "Lounge" : "Garden", isAway ? inLounge.page : inGarden.page));
    loads.push(loadavg()[0] ?? 0);
  }
  return report(moves, loads);
}

async function newSpeaker(browser: Browser, at: { siteUrl: string; slug: string; name: string }): Promise<Person> {
  const speaker = await newPerson(browser, { siteUrl: at.siteUrl });
  await speaker.page.addInitScript(steadyVoice);
  await speaker.page.addInitScript(watchMix);
  await speaker.enter(at.slug, at.name);
  await speaker.turnOn("mic");
  return speaker;
}

const goTo = (page: Page, room: string) => page.getByRole("button", { name: `Enter ${room}` }).click();

/** Moves into a room whose only other person hears nobody else. */
async function moveOnce(mover: Page, room: string, other: Page): Promise<Move> {
  const options = { timeout: WITHIN_MS };
  await mover.waitForFunction(() => globalThis.__mix?.isSteady() === true, null, options);
  await other.waitForFunction(() => globalThis.__mix?.isSilent() === true, null, options);
  const target = await mover.getByRole("button", { name: `Enter ${room}` }).elementHandle();
  await other.evaluate(() => globalThis.__mix?.begin());
  // The page itself clicks, so that the delay of a command to the browser is not measured.
  const clickedAtMs = await mover.evaluate((button) => {
    globalThis.__mix?.begin();
    const nowMs = Date.now();
    if (button instanceof HTMLElement) button.click();
    return nowMs;
  }, target);
  await mover.waitForFunction(
    (name) => document.querySelector("[aria-current=page]")?.textContent?.includes(name),
    room,
    options,
  );
  await mover.waitForFunction(() => globalThis.__mix?.isSteady() === true, null, options);
  await other.waitForFunction(() => globalThis.__mix?.heardAtMs() !== null, null, options);
  const silentMs = await mover.evaluate(() => globalThis.__mix?.silentMs() ?? Number.NaN);
  const heardAtMs = await other.evaluate(() => globalThis.__mix?.heardAtMs() ?? Number.NaN);
  return { silentMs, heardMs: heardAtMs - clickedAtMs };
}

function report(moves: readonly Move[], loads: readonly number[]): BenchResult {
  const kinds = [
    ["whoever moves hears nothing", moves.map(({ silentMs }) => silentMs)],
    ["those of the other room hear whoever came, after", moves.map(({ heardMs }) => heardMs)],
  ] as const;
  const worst = (times: readonly number[]) => Math.max(...times);
  return {
    title: "From room to room: how long sound is away",
    says: `Three people who speak without pause, one of them going to and fro between two rooms with one other person in each (${moves.length} moves); server and browsers share the machine (load ${Math.min(...loads).toFixed(1)} to ${worst(loads).toFixed(1)}). Milliseconds without sound from the click on the room until its sound comes without a break, in frames of ten; and from the click until the other room hears whoever came.`,
    columns: ["", "p50", "p95", "worst"],
    rows: kinds.map(([says, times]) => [says, ...[0.5, 0.95, 1].map((part) => share(times, part).toFixed(0))]),
    verdicts: kinds.map(([says, times]) => ({
      says: `${says}: at most ${LIMIT_MS} ms in every move (${worst(times).toFixed(0)} ms)`,
      holds: worst(times) <= LIMIT_MS,
    })),
  };
}
