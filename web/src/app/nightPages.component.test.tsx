import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { states as invitationStates } from "../invitation/gallery.tsx";
import { states as spaceStates } from "../space/gallery.tsx";
import { drawnWithLinks } from "../testing/drawn.tsx";
import { fakeServer } from "../testing/fakeServer.ts";
import { states as appStates } from "./gallery.tsx";

/** Beside every closed door: no such page, no right to it, a crash, a page older than the server, no invitation. */
const PAGES = [
  "app/not-found",
  "app/not-here",
  "app/unavailable",
  "app/loading-failed",
  "app/read-failed",
  "invitation/decline-gone",
  "invitation/declined",
  "invitation/ended",
  "invitation/gone",
  "invitation/not-asked",
];
const problems = [...appStates, ...spaceStates, ...invitationStates].filter(
  ({ name }) => name.startsWith("space/door-") || PAGES.includes(name),
);

beforeEach(() => void fakeServer());
afterEach(() => vi.unstubAllGlobals());

test("the gallery has them all", () => {
  expect(problems.map(({ name }) => name)).toEqual(expect.arrayContaining([...PAGES, "space/door-private"]));
});

test.each(problems)("$name stands on the court at night in the dark scheme", async ({ draw }) => {
  const { container } = await drawnWithLinks(draw(), undefined, "dark");
  const courts = () => [...container.querySelectorAll<HTMLImageElement>("img[src*='/court/']")];
  await expect.poll(() => courts().map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true]);
  expect(courts()[0]?.src).toMatch(/-dusk\.svg/);
});

test("in the light scheme it is sunlit", async () => {
  const { container } = await drawnWithLinks(problems[0]?.draw());
  await expect
    .poll(() => container.querySelector("img[src*='/court/']")?.getAttribute("src"))
    .toMatch(/court-\w+\.svg/);
});
