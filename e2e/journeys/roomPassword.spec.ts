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
  await lockRoom(page, { room: "Idea board", password: "rosebud", mayAnswer });
  await mira.enter(slug, unique("Mira"));
  await page.getByRole("button", { name: "Enter Idea board, Needs a password" }).click();
  const dialog = page.getByRole("dialog", { name: "Password of Idea board" });
  const field = dialog.getByLabel("Password of Idea board");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("The password is needed");

  await page.keyboard.type("sled");
  await dialog.getByRole("button", { name: "Enter" }).click();
  await expect(dialog.getByRole("button", { name: "Coming in" })).toBeVisible();
  answer();
  await expect(dialog.getByRole("alert")).toHaveText("Wrong password");
  await expect(field).toBeFocused();
  await expectAccessible(page, "wrong room password");

  await page.keyboard.type("rosebud");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Idea board/, exact: true })).toBeVisible();
});
