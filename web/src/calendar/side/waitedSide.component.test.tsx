import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { waitedSide } from "./waitedSide.tsx";

function setUp({ failures }: { failures: number }) {
  let [tries, closed] = [0, 0];
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Side = waitedSide<{ close?: ReactNode }>(async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
    await arrived;
    return () => <p>My day</p>;
  });
  const close = (
    <button type="button" onClick={() => (closed += 1)}>
      Close calendar
    </button>
  );
  return { side: <Side close={close} />, tries: () => tries, closed: () => closed, arrive: () => arrive() };
}

test("while the calendar loads its head stands with the way out, and then the calendar", async () => {
  const { side, closed, arrive, tries } = setUp({ failures: 0 });
  await drawn(side);
  await expect.element(page.getByRole("heading", { name: "Calendar" })).toBeVisible();
  await page.getByRole("button", { name: "Close calendar" }).click();
  expect(closed()).toBe(1);
  expect(page.getByRole("alert").elements()).toHaveLength(0);
  arrive();
  await expect.element(page.getByText("My day")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Calendar" })).not.toBeInTheDocument();
  expect(tries()).toBe(1);
});

test("a calendar that cannot be loaded is said, can be closed, and is tried again", async () => {
  const { side, closed, arrive, tries } = setUp({ failures: 2 });
  await drawn(side);
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("The calendar could not be loaded")).toBeVisible();
  await page.getByRole("button", { name: "Close calendar" }).click();
  expect(closed()).toBe(1);
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect.poll(tries).toBe(2);
  await expect.element(again).toHaveAttribute("aria-busy", "false");
  await again.click();
  await expect.poll(tries).toBe(3);
  arrive();
  await expect.element(page.getByText("My day")).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
