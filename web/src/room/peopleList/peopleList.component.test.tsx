import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress, type FixtureOptions } from "../fixtures/fixtureRoom.ts";
import { cast, idOf } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

/** A room, and where I was moved to in it. */
async function inRoom(options: FixtureOptions = {}) {
  const fixture = fixtureRoom({ people: cast, ...options });
  const moves: { x: number; y: number }[] = [];
  const port = {
    ...fixture,
    moveTo: (x: number, y: number) => {
      moves.push({ x, y });
      fixture.moveTo(x, y);
    },
  };
  const shown = await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  return { port, moves, shown };
}

const list = page.getByRole("region", { name: "The room as a list" });
/** A heading says what its people have in common, and why. */
const group = (name: string) => page.getByRole("list", { name: new RegExp(`^${name}`) });
const textOf = (name: string) => group(name).element().textContent;
const focused = () => document.activeElement?.getAttribute("aria-label")?.replaceAll(/\p{Cf}/gu, "");

test("a key shows the room as a list by how people are heard, and the map again; the choice is kept", async () => {
  const { shown } = await inRoom();
  await userEvent.keyboard("l");
  await expect.poll(() => textOf("Next to you")).toContain("Олег Дружинин5 steps away");
  await expect.poll(() => textOf("Within earshot")).toContain("Kofi MensahHost");
  await expect.poll(() => textOf("Within earshot")).toContain("heard everywhere");
  await expect.poll(() => textOf("Out of earshot")).toContain("Айгерим Сапарова");
  await expect.element(list.getByText("Marina Sokolova is talking, 7 steps to your right")).toBeInTheDocument();
  await shown.unmount();
  const again = await inRoom();
  await expect.element(list).toBeVisible();
  await userEvent.click(list.getByRole("button", { name: "Map" }));
  await expect.element(list).not.toBeInTheDocument();
  await again.shown.unmount();
});

test("arrows choose a line and walk nowhere, Enter walks to whom it shows", async () => {
  const { moves } = await inRoom();
  await userEvent.keyboard("l");
  await expect.element(list).toBeVisible();
  document.querySelector<HTMLElement>("[data-line] [data-go]")?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Go to Jonas Lindqvist");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(focused()).toBe("Go to Олег Дружинин");
  expect(moves).toEqual([]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => moves.length).toBeGreaterThan(0);
  await expect.poll(() => textOf("Next to you")).toContain("Jonas Lindqvist");
  // Their line has gone over to another group, and I have gone with it.
  await expect.poll(focused).toBe("Go to Jonas Lindqvist");
});

test("a volume is set in its line, and the rest is in the card", async () => {
  const { port } = await inRoom();
  await userEvent.keyboard("l");
  const volume = group("Within earshot").getByRole("slider", { name: /^Volume .*Priya Raman/ });
  await volume.fill("40");
  expect(port.media.getState().volumes[idOf("priya")]).toBe(0.4);
  await userEvent.click(list.getByRole("button", { name: "More about Priya Raman" }));
  const card = page.getByTestId("person-card");
  await expect.element(card.getByText("Priya Raman")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
});

test("a name is found, a screen is watched, and where all hear all there is one group", async () => {
  await inRoom({ room: { type: "stage" } });
  await userEvent.keyboard("l");
  await expect.poll(() => textOf("Everyone")).toContain("Лена Бойко");
  await userEvent.fill(list.getByRole("searchbox", { name: "Find a person" }), "ye");
  await expect.element(list.getByText("Nobody here matches “ye”")).toBeVisible();
  await userEvent.fill(list.getByRole("searchbox", { name: "Find a person" }), "yuk");
  await expect.poll(() => textOf("Everyone")).not.toContain("Лена Бойко");
  await userEvent.click(list.getByRole("button", { name: "Watch" }));
  await expect.element(page.getByRole("button", { name: "Back to the room" })).toBeVisible();
});

test("tiles and list take each other's place", async () => {
  await inRoom();
  await userEvent.keyboard("l");
  await expect.element(list).toBeVisible();
  await userEvent.keyboard("g");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "People as tiles" })).toBeVisible();
  await userEvent.keyboard("l");
  await expect.element(page.getByRole("region", { name: "People as tiles" })).not.toBeInTheDocument();
  await expect.element(list).toBeVisible();
});

test("that nobody else is here is said once: in the panel, and in the list instead while that is shown", async () => {
  await inRoom({ people: cast.slice(0, 1) });
  const said = page.getByText("Nobody else is here yet");
  await expect.element(said).toBeVisible();
  await userEvent.keyboard("l");
  await expect.element(list).toBeVisible();
  await expect.poll(() => said.elements().length).toBe(1);
  await expect.element(list.getByText("Nobody else is here yet")).toBeVisible();
  await userEvent.keyboard("l");
  await expect.element(list).not.toBeInTheDocument();
});

test.each([390, 1024])("in a window %d wide a long state leaves the rest of its line alone", async (width) => {
  await page.viewport(width, 768);
  await inRoom();
  await userEvent.keyboard("l");
  await expect.element(list).toBeVisible();
  const line = (key: string) => document.querySelector(`[data-line="${idOf(key)}"]`);
  const box = (key: string, part: string) => line(key)?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  const [where, state] = [box("kofi", "[class*=where]"), box("kofi", "[class*=state]")];
  expect(state.width).toBeGreaterThan(0);
  expect(where.right <= state.left || where.bottom <= state.top).toBe(true);
  expect(box("kofi", "[data-go]").right).toBeCloseTo(box("jonas", "[data-go]").right, 0);
  await page.viewport(1024, 768);
});
