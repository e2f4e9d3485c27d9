import type { Page } from "@playwright/test";

/** Prints what a page holds, as a screen reader would find it, for a journey that failed where nobody can look. */
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
  console.log(`${who} at ${page.url()}; under the pointer: ${under}; focused: ${focused}\n${held}`);
}

const outline = (element: Element): string => element.outerHTML.slice(0, 200);
