import type { Page } from "@playwright/test";

/** What the page's probe says about somebody; see `web/src/space/visit/testProbe.ts`. */
export interface PersonSeen {
  name: string;
  gain: number;
  isHeard: boolean;
  isSeen: boolean;
  level: number;
  audioEnergy: number;
  audioPackets: number;
  framesDecoded: number;
  screenFramesDecoded: number;
}

interface Probe {
  link(): string;
  media(): string;
  selfId(): string | null;
  mixLevel(): number;
  people(): Promise<Record<string, PersonSeen>>;
}
declare global {
  var __atrium: Probe | undefined;
}

/** Everybody the page's media connection knows, by name. */
export async function probeOf(page: Page): Promise<Map<string, PersonSeen>> {
  const people = await page.evaluate(async () => (await globalThis.__atrium?.people()) ?? {});
  return new Map(Object.values(people).map((person) => [person.name, person]));
}

/** State of the live link and of media, as `connected` and the like. */
export function linkOf(page: Page): Promise<{ link: string; media: string }> {
  return page.evaluate(() => ({
    link: globalThis.__atrium?.link() ?? "none",
    media: globalThis.__atrium?.media() ?? "none",
  }));
}
