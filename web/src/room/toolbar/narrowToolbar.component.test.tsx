import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const bar = page.getByRole("toolbar", { name: "Controls" });
const boxOf = (element: Element) => element.getBoundingClientRect();

/** A room in an upright window. */
async function room(width: number) {
  await page.viewport(width, 1180);
  await drawn(<RoomScreen port={fixtureRoom()} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(bar).toBeVisible();
}

const more = page.getByRole("button", { name: "More", exact: true });
const tiles = page.getByRole("button", { name: /^(Show everyone as tiles|Back to the map)$/ });

for (const [tab, width] of [
  ["Rooms", 820],
  ["Chat", 820],
  ["Chat", 768],
] as const) {
  test(`in a window of ${width} the panel of ${tab} goes down to its edge, with the controls beside it`, async () => {
    await room(width);
    const shown = page.getByRole("group").getByRole("button", { name: tab, exact: true });
    await userEvent.click(shown);
    const panel = shown.element().closest("[data-tab]:not(main)");
    if (panel === null) throw new Error("The panel is drawn");
    await expect.poll(() => boxOf(panel).bottom).toBe(1180 - 12);
    await expect.poll(() => boxOf(bar.element()).left).toBeGreaterThan(boxOf(panel).right);
    expect(boxOf(bar.element()).right).toBeLessThan(width);
  });
}

test("what has no place beside the panel stands behind the dots and does there what it does in the row", async () => {
  await room(820);
  await expect.element(more).toBeVisible();
  expect(tiles.elements()).toEqual([]);
  await userEvent.click(more);
  await expect.element(tiles).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(tiles);
  await expect.element(tiles).not.toBeInTheDocument();
  await userEvent.click(more);
  await expect.element(tiles).toHaveAttribute("aria-pressed", "true");
});

test("without the panel everything stands in the row", async () => {
  await room(820);
  await userEvent.click(page.getByRole("button", { name: "Hide rooms" }));
  await expect.element(tiles).toBeVisible();
  expect(more.elements()).toEqual([]);
});
