import type { Page } from "@playwright/test";
import { lockRoom } from "../harness/lockRoom.ts";
import { changeSpace, newRoom, newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** The guest's clock is behind, so that the countdown at the door lasts as long as the journey needs. */
const BEHIND_MS = 3_600_000;

test("a room is locked and unlocked, and deleted under the people in it, who stand in another one and are told", async ({
  person,
}) => {
  const admin = await person();
  const slug = await newSpaceOf(admin);
  await newRoom(admin, { slug, name: "Den", type: "spatial" });
  await admin.enter(slug, unique("Anna"));
  const guest = await person();
  await guest.enter(slug, unique("Boris"));
  const menu = admin.page.getByRole("button", { name: "Actions for Den" });
  const settings = admin.page.getByRole("dialog", { name: /Den/ });

  await test.step("locked: whoever does not know the password stays outside", async () => {
    await lockRoom(admin, { room: "Den", password: "rosebud" });
    await guest.page.getByRole("button", { name: "Enter Den, Needs a password" }).click();
    const asked = guest.page.getByRole("dialog", { name: "Den has a password" });
    await expect(asked.getByLabel("Password", { exact: true })).toBeFocused();
    await guest.page.keyboard.type("sled");
    await guest.page.keyboard.press("Enter");
    await expect(asked.getByRole("alert")).toHaveText("Invalid password");
    await guest.page.keyboard.press("Escape");
    await expect(asked).toBeHidden();
  });

  await test.step("unlocked: anybody walks in", async () => {
    await settings.getByRole("button", { name: "Remove password" }).click();
    await expect(settings.getByRole("button", { name: "Remove password" })).toBeHidden();
    await admin.page.keyboard.press("Escape");
    await guest.page.getByRole("button", { name: "Enter Den", exact: true }).click();
    await expect(current(guest.page)).toHaveAccessibleName(/^Den/);
  });

  await test.step("deleted: whoever is inside goes elsewhere and reads why", async () => {
    await menu.click();
    await admin.page.getByRole("menuitem", { name: "Delete" }).click();
    await admin.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(guest.page.getByText("That room was closed. You are in another one now.")).toBeVisible();
    await expect(current(guest.page)).toBeVisible();
    await expect(guest.page.getByRole("button", { name: /Den/ })).toBeHidden();
    await expect(guest.button("leave")).toBeVisible();
  });
});

test("a space that has not begun counts down to its start and then opens by itself", async ({ person }) => {
  const admin = await person();
  const slug = await newSpaceOf(admin);
  const startsAt = new Date(Date.now()).toISOString();
  await changeSpace(admin, { slug, changes: { startsAt } });
  const guest = await person();
  const { page } = guest;
  await page.clock.install({ time: Date.now() - BEHIND_MS });
  await page.goto(`/s/${slug}`);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(guest.button("enter")).toBeHidden();
  await page.clock.fastForward(BEHIND_MS);
  await page.getByLabel("Your name").fill(unique("Boris"));
  await guest.button("enter").click();
  await expect(guest.button("leave")).toBeVisible();
});

/** The current room's entry in the list. */
const current = (page: Page) => page.locator("[data-room][aria-current=page]");
