import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DeviceSettings } from "../media/index.ts";
import { drawn } from "../testing/drawn.tsx";
import { fixtureDevices } from "../testing/fixtureDevices.ts";
import { DeviceCheck } from "./DeviceCheck.tsx";

const link = page.getByRole("button", { name: "Check sound and camera" });

afterEach(() => vi.restoreAllMocks());

test("no device is asked for before the link is pressed, and all are let go when the check is closed", async () => {
  const { devices } = await onCard({ width: 1280, height: 800 });
  const check = page.getByRole("complementary", { name: "Sound and camera" });
  expect(devices.open).not.toHaveBeenCalled();
  await userEvent.click(link);
  await expect.element(check).toBeVisible();
  await expect.element(link).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByLabelText("Your name")).toBeVisible();
  expect(devices.open).toHaveBeenCalled();
  vi.mocked(devices.close).mockClear();
  await userEvent.click(check.getByRole("button", { name: "Close" }));
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  expect(devices.close).toHaveBeenCalled();
});

test("Escape closes the check, and so does going in", async () => {
  await onCard({ width: 1280, height: 800 });
  const check = page.getByRole("complementary", { name: "Sound and camera" });
  await userEvent.click(link);
  await expect.element(check).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(check).not.toBeInTheDocument();
  await userEvent.click(link);
  await expect.element(check).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Enter" }));
  await expect.element(check).not.toBeInTheDocument();
});

test("where there is no room beside the card the check is a dialog over it", async () => {
  await onCard({ width: 390, height: 780 });
  await userEvent.click(link);
  await expect.element(page.getByRole("dialog", { name: "Sound and camera" })).toBeVisible();
});

async function onCard({ width, height }: { width: number; height: number }) {
  await page.viewport(width, height);
  const devices = { ...fixtureDevices(), open: vi.fn(), close: vi.fn() };
  await drawn(<Card devices={devices} />);
  return { devices };
}

function Card({ devices }: { devices: DeviceSettings }) {
  const [isOver, setOver] = useState(false);
  return (
    <DeviceCheck devices={devices} isOver={isOver}>
      {(check) => (
        <div>
          <input aria-label="Your name" />
          <button type="button" onClick={() => setOver(true)}>
            Enter
          </button>
          {check}
        </div>
      )}
    </DeviceCheck>
  );
}
