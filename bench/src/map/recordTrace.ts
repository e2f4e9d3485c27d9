import type { Browser, Page } from "@playwright/test";
import type { TraceEvent } from "./frameWork.ts";

export interface Recorded {
  events: TraceEvent[];
  /** CPU of all the browser's processes over wall time. */
  browserCores: number;
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Traces a page for a while, like the performance panel of the developer tools. */
export async function recordTrace(browser: Browser, page: Page, forMs: number): Promise<Recorded> {
  const session = await browser.newBrowserCDPSession();
  const cpuSeconds = async (): Promise<number> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  await browser.startTracing(page, { categories: CATEGORIES });
  const [cpuBefore, startedAtMs] = [await cpuSeconds(), performance.now()];
  await page.waitForTimeout(forMs);
  const browserCores = ((await cpuSeconds()) - cpuBefore) / ((performance.now() - startedAtMs) / 1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await session.detach();
  return { events: trace.traceEvents, browserCores };
}
