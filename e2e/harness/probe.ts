import type { Page } from "@playwright/test";
import type { PersonProbe, Probe } from "../../web/src/space/visit/probe.ts";

declare global {
  var __atrium: Probe | undefined;
}

/** Everybody the page's media connection knows, by name. */
export async function probeOf(page: Page): Promise<Map<string, PersonProbe>> {
  const people = await page.evaluate(async () => (await globalThis.__atrium?.people()) ?? {});
  return new Map(Object.values(people).map((person) => [person.name, person]));
}

/** Waits until the page has measured the sound of everybody so many times more. */
export async function looksPass(page: Page, count: number): Promise<void> {
  const looks = () => page.evaluate(() => globalThis.__atrium?.looks() ?? 0);
  const enough = (await looks()) + count;
  await page.waitForFunction((wanted) => (globalThis.__atrium?.looks() ?? 0) >= wanted, enough);
}

/** The account as which the page is in the space. */
export const accountOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => globalThis.__atrium?.selfId() ?? null);

/** State of the live link and of media, as `connected` and the like. */
export function linkOf(page: Page): Promise<{ link: string; media: string }> {
  return page.evaluate(() => ({
    link: globalThis.__atrium?.link() ?? "none",
    media: globalThis.__atrium?.media() ?? "none",
  }));
}
