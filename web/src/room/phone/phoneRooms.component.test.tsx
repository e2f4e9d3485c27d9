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

async function openedSheet() {
  const port = fixtureRoom({ people: cast });
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
