import { expect, test } from "vitest";
import { lazyScreen } from "./lazyScreen.ts";

test("a screen that was not loaded fails in words that the router does not reload the page for", async () => {
  const missing = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  const Screen = lazyScreen<{ Clock: () => null }, "Clock">(() => Promise.reject(missing), "Clock");
  await Screen.preload?.();
  expect(() => Screen({})).toThrow(/^Screen not loaded: TypeError: Failed to fetch/);
});

test("a screen is drawn once it is loaded, also where it was not at first", async () => {
  let isGone = true;
  const Screen = lazyScreen(async () => {
    if (isGone) throw new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
    return { Clock: () => null };
  }, "Clock");
  await Screen.preload?.();
  isGone = false;
  await Screen.preload?.();
  expect(() => Screen({})).not.toThrow();
});
