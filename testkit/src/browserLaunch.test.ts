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
