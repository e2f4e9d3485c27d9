import { must } from "@atrium/contract";
import { chromium } from "@playwright/test";
import { browserLaunch } from "@atrium/testkit/browserLaunch";
import { serveGallery } from "../../../tools/gallerySite.ts";
import type { BenchResult } from "../result.ts";
import { installCounter, type Renders } from "./countRenders.ts";

const PATCHES = 30;

/** The room screen in the largest space: what one patch about somebody in another room renders again. */
export async function rendersBench(): Promise<BenchResult> {
  const site = await serveGallery("bench-renders");
  const browser = await chromium.launch(browserLaunch);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await page.addInitScript(installCounter);
  await page.goto(`${site.url}?state=room/big-space&locale=en`);
  await page.locator("[data-person]").nth(49).waitFor({ state: "attached" });
  await page.locator("[data-room]").nth(1).waitFor();
  const rows = await page.locator("[data-room]").count();
  const seen: Renders[] = [];
  for (let patch = 0; patch < PATCHES; patch++) {
    const renders = await page.evaluate(() => globalThis.countRenders?.("patch-elsewhere"));
    seen.push(must(renders, "the counter is installed"));
  }
  await browser.close();
  await site.close();
  const worst = (of: keyof Renders): number => Math.max(...seen.map((renders) => renders[of]));
  const middleMs = seen.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(PATCHES / 2)] ?? Number.NaN;
  const drawn = [worst("bubbles"), worst("roomRows"), worst("personRows"), worst("faces"), worst("components")];
  return {
    title: "Renders: one patch about somebody elsewhere, 1,000 people in 200 rooms",
    says: `The room screen with 50 people at 1440 x 900; somebody in the room after mine is renamed, ${PATCHES} times. Counted are the components that React has run, as its developer tools tell them; the most of any patch. ${rows} of the 200 rooms stand in the list at a time. *ms*: from the patch to the end of React's work, the middle one.`,
    columns: ["bubbles", "rooms' rows", "people's rows", "faces", "components", "ms"],
    rows: [[...drawn.map(String), middleMs.toFixed(1)]],
    verdicts: [
      { says: `no bubble is drawn anew (${worst("bubbles")})`, holds: worst("bubbles") === 0 },
      { says: `one row at most, the one it is about (${worst("roomRows")})`, holds: worst("roomRows") <= 1 },
      { says: `something is drawn (${worst("components")})`, holds: worst("components") > 0 },
    ],
  };
}
