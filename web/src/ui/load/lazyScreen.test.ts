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

test("what a screen shows inside itself is loaded beside it", async () => {
  const loads: string[] = [];
  const loaded = (name: string) => async () => {
    loads.push(name);
    return { Clock: () => null };
  };
  const Inner = lazyScreen(loaded("inner"), "Clock");
  const Screen = lazyScreen(loaded("screen"), "Clock", [Inner]);
  expect(loads).toEqual([]);
  await Screen.preload?.();
  expect(loads.toSorted()).toEqual(["inner", "screen"]);
  expect(() => Inner({})).not.toThrow();
});
