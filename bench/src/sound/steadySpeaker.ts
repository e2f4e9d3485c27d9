import type { Browser } from "@playwright/test";
import { newPerson, type Person } from "../../../e2e/harness/person.ts";
import { steadyVoice } from "../../../e2e/harness/steadyVoice.ts";

/** Somebody in the room who never stops talking. */
export async function newSteadySpeaker(browser: Browser, siteUrl: string, slug: string): Promise<Person> {
  const speaker = await newPerson(browser, { siteUrl });
  await speaker.page.addInitScript(steadyVoice);
  await speaker.enter(slug, "Speaker");
  await speaker.turnOn("mic");
  return speaker;
}
