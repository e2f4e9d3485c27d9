import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NEWS, sawNews, unseenNews } from "./news.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test("whoever is new here has missed nothing, and is told of what comes after", () => {
  const [, ...older] = NEWS;
  expect(unseenNews(older)).toEqual([]);
  expect(unseenNews(NEWS)).toEqual(NEWS.slice(0, 1));
});

test("what was shown is not new any more", () => {
  sawNews(NEWS.slice(2));
  expect(unseenNews()).toEqual(NEWS.slice(0, 2));
  sawNews();
  expect(unseenNews()).toEqual([]);
});

test("news say what the changelog says, newest first", () => {
  const changelog = readFileSync(new URL("../../../../CHANGELOG.md", import.meta.url), "utf8");
  for (const { inChangelog } of NEWS) expect(changelog).toContain(inChangelog);
  const days = NEWS.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
});
