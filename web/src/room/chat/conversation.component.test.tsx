import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { directStates } from "../fixtures/directStates.tsx";
import { fixtureRoom, noAddress } from "../fixtures/fixtureRoom.ts";
import { RoomScreen } from "../RoomScreen.tsx";

afterEach(() => page.viewport(1024, 768));

const [list] = directStates((options) => (
  <RoomScreen port={fixtureRoom(options)} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />
));
const tabs = page.getByRole("group", { name: "Chats" });

test.for([1440, 390])("a conversation has its head in place of the tabs, in a window of %i", async (width) => {
  await page.viewport(width, 844);
  await drawn(list?.draw());
  await page.getByRole("button", { name: /^Priya Raman.*Then I/ }).click();
  await expect.element(page.getByText("Did the guest link open on your phone?")).toBeVisible();
  expect(tabs.elements()).toEqual([]);
  // On a phone, too, there is only one back button.
  expect(page.getByRole("button", { name: "Close chat" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect.element(tabs).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Kofi Mensah.*Сможете/ })).toBeVisible();
});
