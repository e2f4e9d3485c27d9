import { loadavg } from "node:os";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { serveGallery } from "../../../tools/gallerySite.ts";
import { frameWork } from "../map/frameWork.ts";
import { recordTrace } from "../map/recordTrace.ts";
import type { BenchResult } from "../result.ts";
import { share } from "../share.ts";

const WARM_UP_MS = 5000;
const MEASURE_MS = 10_000;
/** Limit for the page's main thread: the rest runs in its own thread. */
const PAGE_LIMIT_MS = 2;
/** Fewer frames per second look broken, and the product reports it. */
const FEWEST_FRAMES = 12;
const DRESSES = [
  { dress: "off", name: "off" },
  { dress: "blur", name: "strong blur" },
  { dress: "picture", name: "picture of the library" },
] as const;
type Dress = (typeof DRESSES)[number];

interface Measured {
  name: string;
  /** Frames per second made by the thread, and its busy time per second; null if nothing is made. */
  pace: { frames: number; busyMs: number } | null;
  pageMs: number;
  browserCores: number;
}

/** A camera of 1280 x 720 at 30 frames a second: the cost of a background behind the person. */
export async function backdropBench(): Promise<BenchResult> {
  const site = await serveGallery("bench-backdrop");
  const args = browserLaunch.args.map((arg) =>
    arg.startsWith("--use-fake-device-for-media-stream") ? "--use-fake-device-for-media-stream=fps=30" : arg,
  );
  const browser = await chromium.launch({ ...browserLaunch, args });
  const loadBefore = loadavg()[0] ?? 0;
  const runs: Measured[] = [];
  for (const dress of DRESSES) runs.push(await measure(browser, site.url, dress));
  await browser.close();
  await site.close();
  const dressed = runs.filter(({ pace }) => pace !== null);
  const fewest = Math.min(...dressed.map(({ pace }) => pace?.frames ?? 0));
  const pageMs = Math.max(...runs.map((run) => run.pageMs));
  return {
    title: "Virtual backgrounds: a camera of 1280 x 720",
    says: `Chromium's own camera at 30 pictures a second, shown in a page and not sent. *Busy*: how much of a second the thread of the background works. *Page*: CPU of the page's main thread a frame, p95. *Whole browser*: all its processes, the drawing in software among them (there is no graphics card here). The machine's load: ${loadBefore.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    columns: ["background", "pictures/s", "busy, ms/s", "page, ms a frame", "whole browser, cores"],
    rows: runs.map((run) => [
      run.name,
      run.pace?.frames.toFixed(0) ?? "",
      run.pace?.busyMs.toFixed(0) ?? "",
      run.pageMs.toFixed(1),
      run.browserCores.toFixed(2),
    ]),
    verdicts: [
      {
        says: `at least ${FEWEST_FRAMES} pictures a second here (${fewest.toFixed(0)})`,
        holds: fewest >= FEWEST_FRAMES,
      },
      {
        says: `the page's thread gives at most ${PAGE_LIMIT_MS} ms a frame (${pageMs.toFixed(1)} ms)`,
        holds: pageMs <= PAGE_LIMIT_MS,
      },
    ],
  };
}

async function measure(browser: Browser, url: string, { dress, name }: Dress): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await page.goto(`${url}?state=room/dressed-camera`);
  await page.locator("video").waitFor();
  await page.evaluate("(function frame() { requestAnimationFrame(frame); })()");
  await page.evaluate(`dispatchEvent(new CustomEvent("dress", { detail: "${dress}" }))`);
  await page.locator(`video[data-dress="${dress}"]`).waitFor();
  await page.waitForTimeout(WARM_UP_MS);
  const [{ events, browserCores }, pace] = await Promise.all([
    recordTrace(browser, page, MEASURE_MS),
    dress === "off" ? null : paceOf(page),
  ]);
  await page.close();
  return { name, pace, pageMs: share(frameWork(events), 0.95), browserCores };
}

/** The median of the values reported each second. */
async function paceOf(page: Page): Promise<{ frames: number; busyMs: number }> {
  const said: { frames: number; busyMs: number }[] = [];
  for (let second = 0; second < MEASURE_MS / 1000; second++) {
    await page.waitForTimeout(1000);
    const video = page.locator("video");
    const read = async (name: string) => Number(await video.getAttribute(name));
    said.push({ frames: await read("data-frames"), busyMs: await read("data-busy-ms") });
  }
  return {
    frames: share(
      said.map(({ frames }) => frames),
      0.5,
    ),
    busyMs: share(
      said.map(({ busyMs }) => busyMs),
      0.5,
    ),
  };
}
