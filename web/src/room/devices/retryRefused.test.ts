import { expect, test, vi } from "vitest";
import { retryRefused } from "./retryRefused.ts";

test("a device that is refused is tried once more", () => {
  const toggle = vi.fn();
  retryRefused({ state: "refused", toggle });
  expect(toggle).toHaveBeenCalledOnce();
});

test("trying again neither mutes a microphone that is on by now nor opens one that is off", () => {
  const toggle = vi.fn();
  for (const state of ["on", "off", "starting", "notAllowed"] as const) retryRefused({ state, toggle });
  expect(toggle).not.toHaveBeenCalled();
});
