import { must } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { roomIdOf } from "../fixtures/people.ts";
import { allRows } from "../panel/roomsPanelModel.ts";
import { peopleOfRoom } from "../people/personModel.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import type { PaletteInput } from "./paletteModel.ts";

afterEach(() => page.viewport(1024, 768));

async function opened() {
  const port = fixtureRoom();
  const live = port.live.getState();
  const space = must(live.space, "the fixture is in a space");
  const input: PaletteInput = {
    people: peopleOfRoom(live, port.media.getState()),
    rooms: allRows(space, { currentRoomId: roomIdOf("lounge"), myRole: "SPACE_ADMIN" }),
    actions: [],
    elsewhere: [],
    goTo: vi.fn(),
    show: vi.fn(),
    enter: vi.fn(),
    write: vi.fn(),
  };
  const setOpened = vi.fn();
  await drawn(<CommandPalette input={input} opened setOpened={setOpened} />);
  return { input, setOpened };
}
const chosen = page.getByRole("option", { selected: true });

test("what was typed is marked in what it finds, and the chosen line says its act", async () => {
  await opened();
  await userEvent.fill(page.getByRole("combobox"), "kof");
  const line = page.getByRole("option", { name: /Kofi Mensah.*Walk over/, selected: true });
  await expect.element(line).toBeVisible();
  expect(document.querySelector("mark")?.textContent).toBe("Kof");
});

test("Enter goes to whom one found, and with Ctrl it writes to them and closes the search", async () => {
  const { input, setOpened } = await opened();
  await userEvent.fill(page.getByRole("combobox"), "kofi");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(input.write).toHaveBeenCalledOnce();
  expect(input.goTo).not.toHaveBeenCalled();
  expect(setOpened).toHaveBeenCalledWith(false);
});

test("on a phone a long line is cut before its act, which stays in the window", async () => {
  await page.viewport(390, 844);
  await opened();
  await expect.element(chosen).toBeVisible();
  for (const line of page.getByRole("option").elements())
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test("Tab stays in the search, and Escape closes it from wherever Tab led", async () => {
  const { setOpened } = await opened();
  const dialog = page.getByRole("dialog");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  for (let times = 0; times < 5; times++) {
    await userEvent.keyboard("{Tab}");
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  expect(setOpened).toHaveBeenCalledWith(false);
});
