import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { cast, idOf, roomIdOf } from "../../fixtures/people.ts";
import { PanelSearch } from "./PanelSearch.tsx";

afterEach(() => page.viewport(1024, 768));

const field = page.getByRole("combobox", { name: "Room or person" });
const chosen = page.getByRole("option", { selected: true });

async function search() {
  const hands = { enter: vi.fn(), join: vi.fn(), searchAll: vi.fn(), close: vi.fn() };
  const looker = { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" } as const;
  await drawn(<PanelSearch port={fixtureRoom({ people: cast })} looker={looker} {...hands} />);
  return hands;
}

test("what was typed is marked in rooms and people, and Enter enters the first room", async () => {
  const { enter, close } = await search();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "spri");
  await expect.element(chosen).toMatchTextContent(/^Sprint board/);
  expect(document.querySelector("mark")?.textContent).toBe("Spri");
  await userEvent.keyboard("{Enter}");
  expect(enter).toHaveBeenCalledWith(roomIdOf("sprint"));
  expect(close).toHaveBeenCalledOnce();
});

test("arrows go on from the rooms to the people, and Enter goes up to one of them", async () => {
  const { join, enter } = await search();
  await userEvent.fill(field, "viktor");
  const viktor = page.getByRole("option", { name: /Viktor.*Sprint board.*Walk over/, selected: true });
  await expect.element(viktor).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(join).toHaveBeenCalledWith(idOf("viktor"), roomIdOf("sprint"));
  expect(enter).not.toHaveBeenCalled();
});

test("the room I am in is found, and Enter only gives the list back", async () => {
  const { enter, close } = await search();
  await userEvent.fill(field, "lounge");
  await expect.element(chosen).toMatchTextContent(/^Lounge/);
  await userEvent.keyboard("{Enter}");
  expect(enter).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

test("Escape closes it and nothing above it; what is not found is said", async () => {
  const { close } = await search();
  const above = vi.fn();
  document.addEventListener("keydown", above);
  await userEvent.fill(field, "nowhere at all");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  document.removeEventListener("keydown", above);
  expect(close).toHaveBeenCalledOnce();
  expect(above).not.toHaveBeenCalled();
});
