import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** Prints a page's accessibility tree after a journey failed on a machine where nobody can look. */
export async function sayWhatIsThere(page: Page, who: string): Promise<void> {
  const held = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5000 })
    .catch((reason: unknown) => `cannot be read: ${String(reason)}`);
  const under = await page
    .locator(":hover")
    .last()
    .evaluate(outline, undefined, { timeout: 1000 })
    .catch(() => "nothing");
  const focused = await page
    .locator(":focus")
    .evaluate(outline, undefined, { timeout: 1000 })
    .catch(() => "nothing");
  const frames = await Promise.race([
    page.evaluate(nextFrame).catch(() => NO_ANSWER),
    wait(ANSWERS_WITHIN_MS, NO_ANSWER),
  ]);
  console.log(`${who} at ${page.url()}; ${frames}; under the pointer: ${under}; focused: ${focused}\n${held}`);
}

/** A page that does not answer by then computes without end, so that clicks wait in vain for a stable element. */
const ANSWERS_WITHIN_MS = 8_000;
const NO_ANSWER = "its thread does not answer";

/** Runs in the page. */
function nextFrame(): Promise<string> {
  const PATIENCE_MS = 5_000;
  const askedMs = performance.now();
  return new Promise((resolve) => {
    setTimeout(() => resolve(`no frame within ${PATIENCE_MS} ms, ${document.visibilityState}`), PATIENCE_MS);
    requestAnimationFrame(() => resolve(`a frame after ${Math.round(performance.now() - askedMs)} ms`));
  });
}

const outline = (element: Element): string => element.outerHTML.slice(0, 200);
