import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf, type Cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const silent: readonly Cast[] = cast.slice(0, 8).map((person) => ({ ...person, level: 0, sharing: false }));
const many: readonly Cast[] = [
  ...silent,
  ...Array.from({ length: 12 }, (_, index) => ({ ...(silent[3] ?? silent[0]), key: `more${index}x` }) as Cast),
];

/** A room, and what the media were told of its tiles last. */
async function inRoom(options: FixtureOptions = {}) {
  const told: { tiles: ReadonlyMap<string, number> | null } = { tiles: null };
  const port = {
    ...fixtureRoom({ people: silent, ...options }),
    setTiles: (tiles: ReadonlyMap<string, number> | null) => {
      told.tiles = tiles;
    },
  };
  const shown = await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { port, told, shown };
}

const tiles = page.getByRole("region", { name: "People as tiles" });
const tileNames = () => [...document.querySelectorAll("[data-tile]")].map((tile) => tile.textContent);

test("a key shows everybody as tiles and the map again, and the choice is kept", async () => {
  const { told, shown } = await inRoom();
  await expect.element(tiles).not.toBeInTheDocument();
  await userEvent.keyboard("g");
  await expect.element(tiles).toBeVisible();
  expect(tileNames()).toHaveLength(8);
  await expect.poll(() => told.tiles?.size).toBe(8);
  await shown.unmount();
  const again = await inRoom();
  await expect.element(tiles).toBeVisible();
  await userEvent.keyboard("g");
  await expect.element(tiles).not.toBeInTheDocument();
  expect(again.told.tiles).toBeNull();
});

test("a room may begin with tiles, where the grid is allowed", async () => {
  await inRoom({ room: { gridViewByDefault: true } });
  await expect.element(tiles).toBeVisible();
});

test("a chosen person stands first and large until chosen again", async () => {
  await inRoom({ room: { gridViewByDefault: true } });
  await userEvent.click(page.getByRole("button", { name: "Enlarge Олег Дружинин" }));
  await expect.poll(() => tileNames()[0]).toBe("Олег Дружинин");
  await userEvent.click(page.getByRole("button", { name: "Shrink Олег Дружинин" }));
  await expect.poll(() => tileNames()[0]).not.toBe("Олег Дружинин");
});

test("pages hold twelve, and only those on the page are received", async () => {
  const { told } = await inRoom({ people: many, room: { gridViewByDefault: true } });
  await expect.poll(() => told.tiles?.size).toBe(12);
  await userEvent.click(page.getByRole("button", { name: "Next page" }));
  await expect.element(page.getByText("2 of 2")).toBeVisible();
  await expect.poll(() => told.tiles?.size).toBe(8);
  expect(told.tiles?.has(idOf("arina"))).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "25", exact: true }));
  await expect.poll(() => told.tiles?.size).toBe(20);
});

test("arrows go from tile to tile, Page Down to the next page", async () => {
  await inRoom({ people: many, room: { gridViewByDefault: true } });
  await expect.element(tiles).toBeVisible();
  const [first, second] = document.querySelectorAll<HTMLElement>("[data-tile]");
  first?.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard("{PageDown}");
  await expect.element(page.getByText("2 of 2")).toBeVisible();
});

test("the other mouse button on a tile opens the card of whom it shows, Escape closes it", async () => {
  await inRoom();
  await userEvent.keyboard("g");
  await expect.element(tiles).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Enlarge Priya Raman" }), { button: "right" });
  const card = page.getByTestId("person-card");
  await expect.element(card.getByText("Priya Raman")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Enlarge Priya Raman" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
});

test("beside the tiles the list of people opens cards too", async () => {
  await inRoom();
  await userEvent.keyboard("g");
  await userEvent.click(page.getByRole("list", { name: "People in the room" }).getByRole("button", { name: /^Kofi/ }));
  await expect.element(page.getByTestId("person-card").getByText("Kofi Mensah")).toBeVisible();
});

test("what marks a tile is said to those who do not see it", async () => {
  await inRoom({ room: { gridViewByDefault: true } });
  const tile = (name: string) => page.getByRole("button", { name: `Enlarge ${name}` });
  await expect.element(tile("Priya Raman")).toHaveAttribute("aria-description", "muted");
  await expect.element(tile("Jonas Lindqvist")).toHaveAttribute("aria-description", "do not disturb");
});

test("in a low tile the face stands above the name", async () => {
  await page.viewport(800, 700);
  await inRoom({ people: many, room: { gridViewByDefault: true } });
  await expect.element(page.getByRole("button", { name: "Enlarge Jonas Lindqvist" })).toBeVisible();
  const box = (part: string) => document.querySelector(`[data-tile^="jonas"] ${part}`)?.getBoundingClientRect();
  expect(box("[data-face]")?.height).toBeGreaterThan(24);
  expect(box("[data-face]")?.bottom).toBeLessThanOrEqual(box("[class*=name]")?.top ?? 0);
  await page.viewport(1024, 768);
});
