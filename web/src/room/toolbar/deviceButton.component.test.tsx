import { IconMicrophone } from "@tabler/icons-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { DeviceButton } from "./DeviceButton.tsx";
import { STUCK_AFTER_MS } from "./useStuck.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const action = (state: "waiting" | "on"): ActionModel => ({
  id: "microphone",
  label: "Ready",
  Icon: IconMicrophone,
  count: 0,
  isOn: state === "on",
  run: () => undefined,
  whyNot: null,
  key: null,
  places: [],
  device: { state, refusal: null },
});
const menu = { devices: [], emptyBecause: "missing", refresh: () => undefined, openSettings: () => undefined } as const;
const mark = () => document.querySelector("[data-kind] i")?.textContent;

test("a microphone that nobody has after five seconds is marked, until it gets through", async () => {
  const view = await drawn(<DeviceButton kind="microphone" action={action("waiting")} menu={menu} />);
  await expect.element(page.getByRole("button", { name: "Ready" })).toBeVisible();
  expect(mark()).toBeUndefined();
  vi.advanceTimersByTime(STUCK_AFTER_MS);
  await expect.element(page.getByRole("button", { name: "Your voice does not get through" })).toBeVisible();
  expect(mark()).toBe("!");
  await view.unmount();
  await drawn(<DeviceButton kind="microphone" action={action("on")} menu={menu} />);
  vi.advanceTimersByTime(STUCK_AFTER_MS);
  await expect.element(page.getByRole("button", { name: "Ready" })).toBeVisible();
  expect(mark()).toBeUndefined();
});
