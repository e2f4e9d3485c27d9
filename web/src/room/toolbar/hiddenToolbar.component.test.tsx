import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

const bar = page.getByRole("toolbar", { name: "Controls" });
const isSeen = () => getComputedStyle(bar.element()).opacity === "1";

async function room(hidesToolbar: boolean) {
  await page.viewport(1280, 800);
  const port = fixtureRoom({ hidesToolbar });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(bar).toBeInTheDocument();
  await userEvent.hover(page.getByRole("button", { name: "Rooms", exact: true }));
}

test("where a space hides its controls they come with the pointer and with the focus, and go again", async () => {
  await room(true);
  await expect.poll(isSeen).toBe(false);
  await userEvent.hover(bar);
  await expect.poll(isSeen).toBe(true);
  await userEvent.unhover(bar);
  await expect.poll(isSeen).toBe(false);
  bar.getByRole("button", { name: "Leave" }).element().focus();
  await expect.poll(isSeen).toBe(true);
});

test("elsewhere they stand there", async () => {
  await room(false);
  await expect.poll(isSeen).toBe(true);
});
