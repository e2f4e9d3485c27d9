import type { Browser } from "@playwright/test";
import { newPerson } from "../../../e2e/harness/person.ts";
import { watchEntry, type EntryMarks } from "./entryMarks.ts";

export interface Newcomer {
  siteUrl: string;
  slug: string;
  /** How long they stay at the card. */
  readsForMs: number;
}

export interface Entry {
  marks: EntryMarks;
  /** From following the link to hearing. */
  fromLinkMs: number;
}

const HEARD_WITHIN_MS = 20_000;

/** Somebody with an empty browser follows the link, types a name, waits a while, enters and listens. */
export async function enterOnce(browser: Browser, who: Newcomer): Promise<Entry> {
  const { page, button } = await newPerson(browser, { siteUrl: who.siteUrl });
  await page.addInitScript(watchEntry);
  await page.goto(`${who.siteUrl}/s/${who.slug}`);
  await page.getByLabel("Your name").fill("Listener");
  await page.waitForTimeout(who.readsForMs);
  await button("enter").click();
  await page.waitForFunction(() => globalThis.__entry?.marks.audible !== undefined, null, { timeout: HEARD_WITHIN_MS });
  const { clickedAtMs, marks } = await page.evaluate(() => globalThis.__entry ?? { clickedAtMs: 0, marks: {} });
  await button("leave").click();
  await page.context().close();
  // Each mark is taken once; a listener who hears has passed them all.
  return { marks: marks as EntryMarks, fromLinkMs: clickedAtMs + (marks.audible ?? Number.NaN) };
}
