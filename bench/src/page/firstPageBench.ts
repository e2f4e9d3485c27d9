import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { startProgram } from "../../../e2e/harness/program.ts";
import type { BenchResult } from "../result.ts";

const LIMIT_KB = 300;

/** The JavaScript a guest's browser loads before the entrance card stands, gzipped. */
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

async function scriptsBeforeEntrance(browser: Browser, url: string): Promise<{ name: string; gzippedKb: number }[]> {
  const page = await browser.newPage({ locale: "en-US" });
  const loaded: Promise<{ name: string; gzippedKb: number }>[] = [];
  let isOpen = true;
  page.on("response", (response) => {
    if (!isOpen || response.request().resourceType() !== "script") return;
    loaded.push(
      response.body().then((body) => ({
        name: new URL(response.url()).pathname.split("/").at(-1) ?? "",
        gzippedKb: gzipSync(body, { level: 9 }).length / 1024,
      })),
    );
  });
  await page.goto(url);
  await page.getByRole("button", { name: /Enter and listen|Войти и слушать/ }).waitFor();
  isOpen = false;
  return Promise.all(loaded);
}
