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

/** Waits until the page has measured everybody's sound `count` more times. */
export async function looksPass(page: Page, count: number): Promise<void> {
  const looks = () => page.evaluate(() => globalThis.__atrium?.looks() ?? 0);
  const enough = (await looks()) + count;
  await page.waitForFunction((wanted) => (globalThis.__atrium?.looks() ?? 0) >= wanted, enough);
}

/** The page's own account in the space. */
export const accountOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => globalThis.__atrium?.selfId() ?? null);

/** States of the live link and of the media connection, such as `connected`. */
export function linkOf(page: Page): Promise<{ link: string; media: string }> {
  return page.evaluate(() => ({
    link: globalThis.__atrium?.link() ?? "none",
    media: globalThis.__atrium?.media() ?? "none",
  }));
}
