import type { RunsOut } from "@atrium/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawnWithLinks } from "../../testing/drawn.tsx";
import { exampleTeam } from "../../testing/examples.ts";
import { RunsOutBanner } from "./RunsOutBanner.tsx";

const banner = page.getByTestId("runs-out");
const shown = (runsOut: RunsOut | null) => drawnWithLinks(<RunsOutBanner team={exampleTeam({ runsOut })} />);
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test("an admin reads on the dashboard that hours run out, finds the plans, and may put it away", async () => {
  await shown({ hours: { leftMs: 1_800_000, limitMs: 18_000_000, restoredAt: ahead(600) }, passEndsAt: null });
  await expect.element(banner.getByText("30 minutes of free hours are left today.")).toBeVisible();
  await expect.element(banner.getByRole("link", { name: "See plans" })).toBeVisible();
  await userEvent.click(banner.getByRole("button", { name: "Hide" }));
  await expect.element(banner).not.toBeInTheDocument();
});

test("the end of a day pass is said with the way to another one", async () => {
  await shown({ hours: null, passEndsAt: ahead(25) });
  await expect.element(banner.getByText(/The day pass ends at/)).toBeVisible();
  await expect.element(banner.getByRole("link", { name: "Another day pass" })).toBeVisible();
});

test("nothing is said while nothing runs out", async () => {
  await shown(null);
  expect(banner.elements()).toEqual([]);
});
