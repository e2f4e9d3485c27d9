import { gzipSync } from "node:zlib";
import { chromium, type Response } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { startProgram } from "../../../e2e/harness/program.ts";
import type { BenchResult } from "../result.ts";

const LIMIT_KB = 300;

/** The JavaScript a guest's browser loads before the entrance card is shown, gzipped. */
export async function firstPageBench(): Promise<BenchResult> {
  const program = await startProgram();
  const browser = await chromium.launch(browserLaunch);
  const scripts = await scriptsBeforeEntrance(browser, `${program.url}/s/try-me`);
  await browser.close();
  await program.stop();
  const totalKb = scripts.reduce((sum, script) => sum + script.gzippedKb, 0);
  const largest = scripts.sort((a, b) => b.gzippedKb - a.gzippedKb).slice(0, 5);
  return {
    title: "First page: JavaScript before the entrance card",
    says: "What the network carries until the card is on screen; the five largest files are listed.",
    columns: ["file", "kB gzipped"],
    rows: [
      ...largest.map((script) => [script.name, script.gzippedKb.toFixed(1)]),
      [`all ${scripts.length}`, totalKb.toFixed(1)],
    ],
    verdicts: [{ says: `at most ${LIMIT_KB} kB (${totalKb.toFixed(0)} kB)`, holds: totalKb <= LIMIT_KB }],
  };
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
interface Script {
  name: string;
  gzippedKb: number;
}

async function scriptsBeforeEntrance(browser: Browser, url: string): Promise<Script[]> {
  const page = await browser.newPage({ locale: "en-US" });
  await page.addInitScript(markCard);
  const loaded = new Map<string, Response>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") loaded.set(response.url(), response);
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("card").length > 0);
  const asked = await page.evaluate(askedBeforeCard);
  const scripts = [...loaded].filter(([address]) => asked.includes(address));
  const weigh = async ([address, response]: [string, Response]): Promise<Script> => ({
    name: nameOf(address),
    gzippedKb: sizeKb(await response.body()),
  });
  return Promise.all(scripts.map(weigh));
}

const nameOf = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";
const sizeKb = (body: Buffer): number => gzipSync(body, { level: 9 }).length / 1024;

/** In the page: records when the card is shown. What is prefetched for the room comes after it. */
function markCard(): void {
  const isCard = (button: Element): boolean => /Enter and listen/.test(button.textContent);
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll("button")].some(isCard)) return;
    performance.mark("card");
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: the URLs of everything requested before. */
function askedBeforeCard(): string[] {
  const cardMs = performance.getEntriesByName("card")[0]?.startTime ?? Infinity;
  const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= cardMs);
  return entries.map(({ name }) => name);
}
