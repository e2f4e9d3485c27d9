import { join } from "node:path";
import { expectAccessible } from "../harness/accessible.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

const PICTURE = join(import.meta.dirname, "../../web/assets/floors/garden-card.webp");

test("a picture becomes the floor that everybody in the room stands on, and what a room forbids is gone for guests", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await host.enter(slug, unique("Hana"));
  await guest.enter(slug, unique("Gil"));
  const { page } = host;
  await expect(guest.page.getByRole("button", { name: "Reactions" })).toBeVisible();
  await expect(guest.page.getByRole("button", { name: "Actions for Lounge" })).toHaveCount(0);

  await page.getByRole("button", { name: "Actions for Lounge" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Room settings" }).click();
  const dialog = page.getByRole("dialog", { name: /Room settings: Lounge/ });
  await dialog.getByRole("button", { name: "Background" }).click();
  const upload = dialog.locator("input[type=file]");
  await upload.setInputFiles({ name: "floor.png", mimeType: "image/png", buffer: Buffer.from("<script>1</script>") });
  await expect(dialog.getByRole("alert")).toContainText("This file cannot be opened");
  await upload.setInputFiles({ name: "floor.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(dialog.getByRole("alert")).toHaveText("This type of file is not supported");
  await expectAccessible(page, "a bad file");

  await upload.setInputFiles(PICTURE);
  await dialog.getByLabel("Visible part").focus();
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(guest.page.locator('main img[src^="/files/"][data-ready="true"]').first()).toBeVisible();

  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Background restored" })).toBeVisible();
  await expect(guest.page.locator('main img[src^="/files/"]')).toHaveCount(0);

  await dialog.getByRole("button", { name: "Permissions" }).click();
  await dialog.getByRole("switch", { name: "Reactions" }).uncheck();
  await expect(guest.page.getByRole("button", { name: "Reactions" })).toHaveCount(0);
  await expectAccessible(page, "room permissions");
});
