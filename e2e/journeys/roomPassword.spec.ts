import { expectAccessible } from "../harness/accessible.ts";
import { lockRoom } from "../harness/lockRoom.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("a wrong room password is said beside its field until the right one opens the door", async ({
  person,
  program,
}) => {
  const slug = await newSpace(program);
  const mira = await person();
  const { page } = mira;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await lockRoom(page, { room: "Garden", password: "rosebud", mayAnswer });
  await mira.enter(slug, unique("Mira"));
  await page.getByRole("button", { name: "Enter Garden, Needs a password" }).click();
  const dialog = page.getByRole("dialog", { name: "Garden has a password" });
  const field = dialog.getByLabel("Password", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Enter the password");

  await page.keyboard.type("sled");
  await dialog.getByRole("button", { name: "Enter Garden" }).click();
  await expect(dialog.getByRole("button", { name: "Joining…" })).toBeVisible();
  answer();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid password");
  await expect(field).toBeFocused();
  await expectAccessible(page, "wrong room password");

  await page.keyboard.type("rosebud");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Garden/, exact: true })).toBeVisible();
});

test("the password that a link brings along opens the door without being typed", async ({ person, program }) => {
  const slug = await newSpace(program);
  const mira = await person();
  const { page } = mira;
  // No operation gives a space a password yet: the card is told that it has one.
  await page.route("**/api/getSpaceEntrance", async (route) => {
    const answer = (await (await route.fetch()).json()) as { success: { entrance: { hasPassword: boolean } } };
    answer.success.entrance.hasPassword = true;
    await route.fulfill({ json: answer });
  });
  const knock = page.waitForRequest("**/api/canJoinSpace");
  await page.goto(`/s/${slug}?pass=rosebud`);
  await expect(page.getByLabel("Password")).toHaveValue("rosebud");
  expect(page.url()).not.toContain("rosebud");
  await page.getByLabel("Your name").fill("Mira");
  await mira.button("enter").click();
  expect((await knock).postDataJSON()).toMatchObject({ password: "rosebud" });
  await expect(mira.button("leave")).toBeVisible();
});
