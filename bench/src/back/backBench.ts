import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { startCableProxy, type CableProxy } from "@atrium/testkit/cableProxy";
import { chromium, type Browser, type Page } from "@playwright/test";
import { cutWebRtc, prepareWebRtcCut, restoreWebRtc } from "../../../e2e/harness/network.ts";
import { newSpace } from "../../../e2e/harness/newSpace.ts";
import { newPerson } from "../../../e2e/harness/person.ts";
import { startProgram } from "../../../e2e/harness/program.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";
import { newSteadySpeaker } from "../sound/steadySpeaker.ts";
import { startStroller, type Stroller } from "./stroller.ts";
import { watchReturn, type ReturnTimes } from "./watchReturn.ts";

const LIMIT_MS = 3000;
const AWAY_MS = 10_000;
const ROUNDS = 6;
const BACK_WITHIN_MS = 60_000;

const KINDS = [
  { name: "the browser says so", says: true },
  { name: "nobody says so", says: false },
] as const;

const STEPS: Record<keyof ReturnTimes, string> = { connected: "link and media connected", audible: "audible" };

interface Return {
  kind: string;
  times: ReturnTimes;
}

/** From the network's return to being connected and hearing again: the same listener loses it repeatedly. */
export async function backBench(): Promise<BenchResult> {
  const loads = [loadavg()[0] ?? 0];
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  const slug = await newSpace(program);
  await newSteadySpeaker(browser, program.url, slug);
  const stroller = await startStroller(program.url, slug);
  const cable = await startCableProxy(program.port);
  const page = await newListener(browser, `http://127.0.0.1:${cable.port}`, slug);
  const returns: Return[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, says } of KINDS) {
      await isWell(page);
      const silentMs = (round * AWAY_MS) / ROUNDS;
      returns.push({ kind: name, times: await loseAndReturn({ page, cable, stroller }, { says, silentMs }) });
      loads.push(loadavg()[0] ?? 0);
    }
  }
  stroller.leave();
  await browser.close();
  await cable.stop();
  await program.stop();
  return report(returns, loads);
}

async function newListener(browser: Browser, siteUrl: string, slug: string): Promise<Page> {
  const listener = await newPerson(browser, { siteUrl });
  await listener.page.addInitScript(watchReturn);
  await prepareWebRtcCut(listener.page);
  await listener.enter(slug, "Listener");
  return listener.page;
}

/** Connected and hearing. */
async function isWell(page: Page): Promise<void> {
  const look = (): boolean => {
    const probe = globalThis.__atrium;
    return probe?.link() === "connected" && probe.media() === "connected" && probe.mixLevel() > 0.001;
  };
  await page.waitForFunction(look, null, { timeout: BACK_WITHIN_MS });
}

interface Scene {
  page: Page;
  cable: CableProxy;
  stroller: Stroller;
}

/** TCP retransmits at growing intervals: the moment of the first loss decides when it continues. */
async function loseAndReturn(
  scene: Scene,
  { says, silentMs }: { says: boolean; silentMs: number },
): Promise<ReturnTimes> {
  const { page, cable, stroller } = scene;
  const tell = (event: "offline" | "online") =>
    says ? page.evaluate((name) => globalThis.dispatchEvent(new Event(name)), event) : null;
  stroller.rest();
  cable.pull();
  await cutWebRtc(page);
  await tell("offline");
  await wait(silentMs);
  stroller.walk();
  await wait(AWAY_MS - silentMs);
  await page.evaluate(() => globalThis.__return?.begin());
  const backAtMs = Date.now();
  cable.plug();
  await restoreWebRtc(page);
  await tell("online");
  const times = await Promise.race([
    page.evaluate((atMs) => globalThis.__return?.timesSince(atMs), backAtMs),
    wait(BACK_WITHIN_MS, null, { ref: false }),
  ]);
  if (!times) throw new Error(`Nothing came back within ${BACK_WITHIN_MS} ms`);
  return times;
}

function report(returns: readonly Return[], loads: readonly number[]): BenchResult {
  const rows = KINDS.flatMap(({ name }) =>
    Object.entries(STEPS).map(([step, says]) => {
      const all = returns.filter(({ kind }) => kind === name);
      const times = all.map(({ times }) => times[step as keyof ReturnTimes]);
      return {
        row: [`${name} (${all.length})`, says, ...[0.5, 1].map((part) => share(times, part).toFixed(0)), `${LIMIT_MS}`],
        worstMs: share(times, 1),
        says: `${says} again at most ${LIMIT_MS} ms after the network when ${name} (${share(times, 1).toFixed(0)} ms)`,
      };
    }),
  );
  const load = [Math.min(...loads), Math.max(...loads)].map((each) => each.toFixed(1)).join(" to ");
  return {
    title: "Back: from the network's return to hearing",
    says: `A listener in a room where somebody speaks without pause loses the network for ten seconds: nothing gets through, no connection is ended, and what was said meanwhile goes on when TCP tries again, which depends on when the first word was lost: that is spread over the ten seconds. *The browser says so*: it fires \`offline\` and \`online\`. *Nobody says so*: a cable pulled behind the router; the page finds out by itself. Milliseconds from the network's return; *connected* counts once it stays so and the server has been heard. The machine's load during the run: ${load}.`,
    columns: ["the loss", "step", "p50", "worst", "limit"],
    rows: rows.map(({ row }) => row),
    verdicts: rows.map(({ says, worstMs }) => ({ says, holds: worstMs <= LIMIT_MS })),
  };
}
