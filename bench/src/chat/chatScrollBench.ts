// How smoothly a long chat scrolls: the real list in Chromium, up through pages that load on the way, and up and down
// through a hundred thousand loaded messages. A chat that is not being scrolled must not jump either.
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { serveGallery } from "../../../tools/gallerySite.ts";
import { frameWork } from "../map/frameWork.ts";
import { recordTrace } from "../map/recordTrace.ts";
import type { BenchResult } from "../result.ts";

const MESSAGES = 100_000;
const LEAST_FRAMES = 55;
const MEASURE_MS = 8_000;
const PIXELS_A_FRAME = 40;
const RUNS = [
  { name: "up, page by page", state: "chat/long", from: "end", step: -PIXELS_A_FRAME },
  { name: "up, all of them there", state: "chat/long-whole", from: "end", step: -PIXELS_A_FRAME },
  { name: "down from the middle", state: "chat/long-whole", from: "middle", step: PIXELS_A_FRAME },
] as const;
type Run = (typeof RUNS)[number];

interface Measured {
  name: string;
  framesPerSecond: number;
  p95WorkMs: number;
  rows: number;
  passed: number;
  jumps: number;
}

export async function chatScrollBench(): Promise<BenchResult> {
  const site = await serveGallery("bench-site");
  const browser = await chromium.launch(browserLaunch);
  const results: Measured[] = [];
  for (const run of RUNS) results.push(await measure(browser, site.url, run));
  await browser.close();
  await site.close();
  return {
    title: "A long chat scrolls",
    says: `A chat of ${MESSAGES} messages of one line to eight, 368 x 640, scrolled by ${PIXELS_A_FRAME} pixels a frame for ${MEASURE_MS / 1000} s. *Work*: CPU time of the main thread from one frame to the next. *Jumps*: frames in which a row on the screen moved otherwise than by the scrolling.`,
    columns: ["run", "frames/s", "p95 work, ms", "rows drawn at most", "messages passed", "jumps"],
    rows: results.map((each) => [
      each.name,
      each.framesPerSecond.toFixed(1),
      each.p95WorkMs.toFixed(1),
      String(each.rows),
      String(each.passed),
      String(each.jumps),
    ]),
    verdicts: [
      {
        says: `at least ${LEAST_FRAMES} frames a second`,
        holds: results.every(({ framesPerSecond }) => framesPerSecond >= LEAST_FRAMES),
      },
      { says: "nothing jumps", holds: results.every(({ jumps }) => jumps === 0) },
    ],
  };
}

async function measure(browser: Browser, url: string, run: Run): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 }, locale: "en-US" });
  await page.goto(`${url}?state=${run.state}&locale=en`);
  await page.locator("li[data-index] article").first().waitFor();
  await page.waitForTimeout(1_000);
  if (run.from === "middle") await page.evaluate(toMiddle);
  const scrolled = page.evaluate(scroll, { step: run.step, forMs: MEASURE_MS });
  const trace = await recordTrace(browser, page, MEASURE_MS);
  const { frames, rows, passed, jumps, tookMs } = await scrolled;
  await closed(page);
  const works = frameWork(trace.events).toSorted((a, b) => a - b);
  const p95WorkMs = works[Math.floor(works.length * 0.95)] ?? Number.NaN;
  return { name: run.name, framesPerSecond: frames / (tookMs / 1000), p95WorkMs, rows, passed, jumps };
}

const closed = (page: Page): Promise<void> => page.close();

/** Runs in the page. */
async function toMiddle(): Promise<void> {
  const frame = document.querySelector("li[data-index]")?.closest("ol")?.parentElement;
  if (frame === null || frame === undefined) throw new Error("No chat");
  frame.scrollTop = frame.scrollHeight / 2;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

/** Runs in the page: scrolls by a step each frame, and checks that what is visible moves along. */
async function scroll({ step, forMs }: { step: number; forMs: number }) {
  const frame = document.querySelector("li[data-index]")?.closest("ol")?.parentElement;
  if (frame === null || frame === undefined) throw new Error("No chat");
  const seen = new Set<string>();
  const told = { frames: 0, rows: 0, passed: 0, jumps: 0, tookMs: 0 };
  const middle = () => {
    const { top, height } = frame.getBoundingClientRect();
    const lines = [...frame.querySelectorAll("article")];
    return lines.find((line) => line.getBoundingClientRect().bottom > top + height / 2) ?? null;
  };
  const begunMs = performance.now();
  while (performance.now() - begunMs < forMs) {
    const row = middle();
    const before = row?.getBoundingClientRect().top ?? 0;
    frame.scrollTop += step;
    // As with a wheel: the list is notified before layout.
    frame.dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moved = row?.isConnected === true ? before - row.getBoundingClientRect().top : step;
    if (Math.abs(moved - step) > 4) told.jumps += 1;
    told.frames += 1;
    const lines = [...frame.querySelectorAll("article")];
    told.rows = Math.max(told.rows, lines.length);
    for (const line of lines) seen.add(line.dataset["message"] ?? "");
  }
  return { ...told, passed: seen.size, tookMs: performance.now() - begunMs };
}
