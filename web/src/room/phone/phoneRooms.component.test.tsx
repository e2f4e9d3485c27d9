import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { OverlayHosts } from "../../ui/OverlayHosts.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { cast } from "../fixtures/people.ts";
import { RoomScreen } from "../RoomScreen.tsx";

let before = { width: 0, height: 0 };
beforeEach(async () => {
  before = { width: innerWidth, height: innerHeight };
  await page.viewport(390, 844);
});
afterEach(() => page.viewport(before.width, before.height));

async function openedSheet(options: Parameters<typeof fixtureRoom>[0] = {}) {
  const port = fixtureRoom({ people: cast, ...options });
  await drawn(
    <>
      <RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
      <OverlayHosts />
    </>,
  );
  await page.getByRole("button", { name: /^Lounge/ }).click();
  return page.getByRole("dialog", { name: "Rooms" });
}

test("on a phone the rooms are a sheet from below: its rows are for a thumb, the controls stay, and nothing behind it is reached", async () => {
  const sheet = await openedSheet();
  const edges = () => {
    const { left, right, top, bottom } = sheet.element().getBoundingClientRect();
    return { left, right, top, bottom };
  };
  await expect.poll(edges).toEqual({ left: 0, right: 390, top: 72, bottom: 844 });
  await expect.element(page.getByRole("button", { name: "Turn the microphone off" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Leave" })).toBeVisible();
  expect(page.getByRole("heading", { name: "Near you" }).element().closest("[inert]")).not.toBeNull();
  const rooms = sheet.getByRole("navigation", { name: "Rooms" }).getByRole("button", { name: /^Enter / });
  await expect.poll(() => rooms.elements().length).toBeGreaterThan(2);
  for (const name of ["Close the list of rooms", "Room or person", /^People in the room/, /^Kestrel/])
    expect(sheet.getByRole("button", { name }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (const each of rooms.elements()) expect(each.getBoundingClientRect().height).toBe(56);
});

test("the people of my room are one line there, which a tap unfolds", async () => {
  const sheet = await openedSheet();
  const pile = sheet.getByRole("button", { name: /^People in the room: Jonas/ });
  await expect.element(pile).toHaveAccessibleName(/and \d+ more with you$/);
  const people = sheet.getByRole("list", { name: "People in the room" });
  await expect.element(people).not.toBeInTheDocument();
  await pile.click();
  await expect.element(people).toBeVisible();
  await people.getByRole("button", { name: /^Marina/ }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: /^Marina/ })).toBeVisible();
});

test("it closes by its cross, by Escape and by a tap beside it, and gives the focus back", async () => {
  const sheet = await openedSheet();
  const opener = page.getByRole("button", { name: /^Lounge/ });
  await sheet.getByRole("button", { name: "Close the list of rooms" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(sheet.getByRole("button", { name: "Close the list of rooms" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await opener.click();
  await expect.element(sheet).toBeVisible();
  document.elementFromPoint(195, 30)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test("its field leads to the search over rooms and people", async () => {
  const sheet = await openedSheet();
  await sheet.getByRole("button", { name: "Room or person" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox")).toHaveFocus();
});

const ADMINS = {
  people: cast.map((each, nth) => (nth === 0 ? { ...each, role: "SPACE_ADMIN" as const } : each)),
  folder: { name: "Upstairs", rooms: ["sprint"] },
};

/** Whether all of it can be seen: within the window, and with nothing over its middle. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && element.contains(above);
}

test.each([
  ["a room's", "Actions for Town hall"],
  ["a folder's", "Actions for folder Upstairs"],
  ["the one for another room", "Add a room"],
])("%s menu lies whole in a phone's window", async (_which, button) => {
  const sheet = await openedSheet(ADMINS);
  await sheet.getByRole("button", { name: button, exact: true }).click();
  const items = page.getByRole("menu").getByRole("menuitem");
  await expect.poll(() => items.elements().length).toBeGreaterThan(1);
  await expect.poll(() => items.elements().filter((item) => !isInSight(item))).toEqual([]);
});

test("the folders for a room open within its menu, over none of its rows", async () => {
  const sheet = await openedSheet(ADMINS);
  await sheet.getByRole("button", { name: "Actions for Town hall" }).click();
  const opener = page.getByRole("menuitem", { name: "Move to folder" });
  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  for (const name of ["Upstairs", "New folder", "Delete"])
    await expect.poll(() => isInSight(page.getByRole("menuitem", { name }).element())).toBe(true);
  opener.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Upstairs" })).toHaveFocus();
  await opener.click();
  await expect.element(page.getByRole("menuitem", { name: "New folder" })).not.toBeInTheDocument();
});
