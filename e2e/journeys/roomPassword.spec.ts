import { expectAccessible } from "../harness/accessible.ts";
import { lockRoom } from "../harness/lockRoom.ts";
import { changeSpace, newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a wrong room password is said beside its field until the right one opens the door", async ({ person }) => {
  const host = await person();
  const slug = await newSpaceOf(host);
  await host.enter(slug, unique("Hana"));
  const mira = await person();
  await mira.enter(slug, unique("Mira"));
  await lockRoom(host, { room: "Garden", password: "rosebud" });

  const { page } = mira;
  await page.getByRole("button", { name: "Enter Garden, Needs a password" }).click();
  const dialog = page.getByRole("dialog", { name: "Garden has a password" });
  const field = dialog.getByLabel("Password", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Enter the password");

  await page.keyboard.type("sled");
  await dialog.getByRole("button", { name: "Enter Garden" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid password");
  await expect(field).toBeFocused();
  await expectAccessible(page, "wrong room password");

  await page.keyboard.type("rosebud");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-room][aria-current=page]")).toHaveAccessibleName(/^Garden/);
});

test("the password that a link brings along opens the door without being typed", async ({ person }) => {
  const host = await person();
  const slug = await newSpaceOf(host);
  await changeSpace(host, { slug, changes: { password: "rosebud" } });
  const mira = await person();
  const { page } = mira;
  const knock = page.waitForRequest("**/api/canJoinSpace");
  await page.goto(`/s/${slug}?pass=rosebud`);
  await expect(page.getByLabel("Password")).toHaveValue("rosebud");
  expect(page.url()).not.toContain("rosebud");
  await page.getByLabel("Your name").fill("Mira");
  await mira.button("enter").click();
  expect((await knock).postDataJSON()).toMatchObject({ password: "rosebud" });
  await expect(mira.button("leave")).toBeVisible();
});
