import { expect, test, vi } from "vitest";
import { refusalNow, retryRefused } from "./retryRefused.ts";

test("a device that is refused is tried once more", () => {
  const toggle = vi.fn();
  retryRefused("blocked", { state: "refused", toggle });
  expect(toggle).toHaveBeenCalledOnce();
});

test("trying again neither mutes a microphone that is on by now nor opens one that is off", () => {
  const toggle = vi.fn();
  for (const state of ["on", "off", "starting", "notAllowed"] as const) retryRefused("blocked", { state, toggle });
  expect(toggle).not.toHaveBeenCalled();
});

test("a missing device that has been plugged in is found, and its click turns it on", () => {
  const toggle = vi.fn();
  expect(refusalNow("missing", "refused")).toBe("missing");
  expect(refusalNow("missing", "off")).toBe("found");
  expect(refusalNow("blocked", "off")).toBe("blocked");
  retryRefused("missing", { state: "off", toggle });
  expect(toggle).toHaveBeenCalledOnce();
  retryRefused("missing", { state: "on", toggle });
  expect(toggle).toHaveBeenCalledOnce();
});
