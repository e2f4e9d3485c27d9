import { expectAccessible } from "../harness/accessible.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("somebody writes to everyone and to one person, who reads it in the room and later on the dashboard", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  const [hana, gil] = [unique("Hana"), unique("Gil")];
  await host.enter(slug, hana);
  await guest.enter(slug, gil);
  const [mine, theirs] = [host.page, guest.page];

  await theirs.getByRole("button", { name: "Chat" }).click();
  await theirs.getByRole("button", { name: "Everyone", exact: true }).click();
  await theirs.getByRole("textbox", { name: "Message everyone" }).fill("Good morning all");
  await theirs.keyboard.press("Enter");
  await theirs.getByRole("button", { name: "Direct" }).click();
  await theirs.getByRole("button", { name: hana }).click();
  await theirs.getByRole("textbox", { name: `Message ${hana}` }).fill("Only for you");
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByRole("article").filter({ hasText: "Only for you" })).toBeVisible();

  // Unread wherever it is counted: one message to everyone and one to me.
  await expect(mine).toHaveTitle(/^\(2\) /u);
  await mine.getByRole("button", { name: "Chat, 2 unread" }).click();
  await mine.getByRole("button", { name: "Everyone, 1 unread" }).click();
  await expect(mine.getByRole("article").filter({ hasText: "Good morning all" })).toBeVisible();
  await mine.getByRole("button", { name: "Direct, 1 unread" }).click();
  await expectAccessible(mine, "the list of direct chats");
  await mine.getByRole("button", { name: gil }).click();
  await expect(mine.getByRole("article").filter({ hasText: "Only for you" })).toBeVisible();
  await expect(mine).toHaveTitle(/^[^(]/u);
  await mine.getByRole("button", { name: "Back to the list" }).click();
  await expect(mine.getByRole("button", { name: "Direct", exact: true })).toBeVisible();

  await mine.goto("/dashboard/messages");
  await mine.getByRole("button", { name: gil }).click();
  await expect(mine.getByRole("article").filter({ hasText: "Only for you" })).toBeVisible();
  await expectAccessible(mine, "the messages on the dashboard");
});
