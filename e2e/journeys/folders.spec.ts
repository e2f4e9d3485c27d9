import type { Locator, Page } from "@playwright/test";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { restingBox } from "../harness/restingBox.ts";
import { expect, test } from "../harness/test.ts";

const roomRow = (page: Page, name: string): Locator => page.getByRole("button", { name: new RegExp(`^Enter ${name}`) });
const folderRow = (page: Page, rooms: string): Locator =>
  page.getByRole("button", { name: `Folder Upstairs, ${rooms}` });

/** The middle of a row that has come to rest: rows move while others come and go. */
async function middleOf(row: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await restingBox(row);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Adds a board, and types its name in place. */
async function addRoom(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: /^Board/ }).click();
  await page.getByLabel("New name").fill(name);
  await page.keyboard.press("Enter");
  await expect(roomRow(page, name)).toBeVisible();
}

test("rooms are added, and brought into a folder by keys, by mouse and by finger, live for everybody", async ({
  person,
}) => {
  const admin = await person({ hasTouch: true });
  const slug = await newSpaceOf(admin);
  await admin.enter(slug, unique("Anna"));
  const guest = await person();
  await guest.enter(slug, unique("Boris"));
  const { page } = admin;

  await test.step("rooms of one's own", async () => {
    for (const name of ["Attic", "Balcony", "Cellar"]) await addRoom(page, "Add a room", name);
    await expect(roomRow(guest.page, "Cellar")).toBeVisible();
  });

  await test.step("by keys, a room goes into a new folder", async () => {
    await page.getByRole("button", { name: "Actions for Attic" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Move to folder" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("menuitem", { name: "New folder" }).focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("dialog", { name: "New folder" });
    await expect(card.getByLabel("Attic")).toBeChecked();
    await expect(card.getByLabel("Folder name")).toBeFocused();
    await page.keyboard.type("Upstairs");
    await page.keyboard.press("Enter");
    await expect(folderRow(guest.page, "1 room")).toBeVisible();
  });

  await test.step("by mouse, another is carried into it; folded, it opens under what is held", async () => {
    await folderRow(page, "1 room").click();
    await expect(roomRow(page, "Attic")).toBeHidden();
    const [from, to] = [await middleOf(roomRow(page, "Balcony")), await middleOf(folderRow(page, "1 room"))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 12, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await expect(roomRow(page, "Attic")).toBeVisible();
    await page.mouse.up();
    await expect(folderRow(guest.page, "2 rooms")).toBeVisible();
  });

  await test.step("by finger, a third", async () => {
    const [from, to] = [await middleOf(roomRow(page, "Cellar")), await middleOf(folderRow(page, "2 rooms"))];
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    await expect(page.locator("[data-lifted]")).toHaveCount(1);
    await send("touchMove", [{ x: from.x, y: from.y - 12 }]);
    await expect(async () => {
      await send("touchMove", [to]);
      await expect(page.locator("[data-drop=inside]")).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await send("touchEnd", []);
    await expect(folderRow(guest.page, "3 rooms")).toBeVisible();
  });

  await test.step("the plus of the folder adds one in there", async () => {
    await addRoom(page, "Add a room to Upstairs", "Den");
    await expect(folderRow(guest.page, "4 rooms")).toBeVisible();
  });

  await test.step("dissolved by mistake, it is brought back", async () => {
    await page.getByRole("button", { name: "Actions for folder Upstairs" }).click();
    await page.getByRole("menuitem", { name: /^Dissolve folder/ }).click();
    const said = page.getByRole("alert").filter({ hasText: "Folder Upstairs dissolved" });
    // While hovered it stays longer than its five seconds.
    await said.hover();
    await expect(folderRow(guest.page, "4 rooms")).toBeHidden();
    await said.getByRole("button", { name: "Undo" }).click();
    await expect(folderRow(guest.page, "4 rooms")).toBeVisible();
  });
});
