import { chromium } from "@playwright/test";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("the browser that BROWSER_PATH names is the one that starts", async () => {
  expect(await pathWhere("/opt/browser")).toBe("/opt/browser");
});

test("an empty BROWSER_PATH is none: the machine's own browser starts", async () => {
  expect(await pathWhere("")).toBe(await pathWhere(undefined));
});

/** What Playwright would launch with this BROWSER_PATH, which is read when the module loads. */
async function pathWhere(browserPath: string | undefined): Promise<string | undefined> {
  vi.stubEnv("BROWSER_PATH", browserPath);
  vi.resetModules();
  const { browserLaunch } = await import("./browserLaunch.ts");
  return browserLaunch.executablePath;
}

test("whatever Playwright switches off in Chromium stays off", async () => {
  const { browserLaunch } = await import("./browserLaunch.ts");
  // Nothing to launch: the error tells the command.
  const told = await chromium.launch({ ...browserLaunch, executablePath: process.execPath }).then(String, String);
  const lists = [...told.matchAll(/--disable-features=(\S+)/g)].map(([, names = ""]) => names.split(","));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists[0] ?? []));
});
