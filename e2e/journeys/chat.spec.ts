import { expectAccessible } from "../harness/accessible.ts";
import { glimpse } from "../harness/glimpse.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** The message that a link leads to; its highlight disappears after some seconds. */
const MARKED = '[data-target="true"]';

test("two people write to each other in a room: words, answers, reactions, changes and what is taken back", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await host.enter(slug, unique("Hana"));
  await guest.enter(slug, unique("Gil"));
  const [mine, theirs] = [host.page, guest.page];

  await mine.getByRole("button", { name: "Chat" }).click();
  await mine.getByRole("textbox", { name: /^Message/ }).fill("Hello **there**");
  await mine.keyboard.press("Enter");
  await expect(mine.getByRole("article").filter({ hasText: "Hello there" })).toBeVisible();

  // The closed chat shows its unread count.
  await theirs.getByRole("button", { name: "Chat, 1 unread" }).click();
  const heard = theirs.getByRole("article").filter({ hasText: "Hello there" });
  await expect(heard).toBeVisible();
  await expect(theirs.getByText("1 new")).toBeVisible();
  await heard.hover();
  await heard.getByRole("button", { name: "React with 👍" }).click();
  await heard.getByRole("button", { name: "Reply" }).click();
  await theirs.getByRole("textbox", { name: /^Message/ }).fill("Good morning");
  await theirs.keyboard.press("Enter");
  await expect(mine.getByRole("button", { name: /^👍, 1 in all: / })).toBeVisible();
  const answer = mine.getByRole("article").filter({ hasText: "Good morning" });
  await expect(answer).toContainText("Hello there");
  await expectAccessible(mine, "the chat");

  // The quote in the reply leads to the message; a copied link to it is opened further below.
  const list = mine.getByRole("list", { name: "Messages" });
  const firstMarked = glimpse(list, `${MARKED}:not(:last-child)`, "Hello there");
  await answer.getByRole("button", { name: "Hello there" }).click();
  await firstMarked;
  const first = mine.getByRole("article").filter({ hasText: "Hello there" }).first();
  await first.hover();
  await first.getByRole("button", { name: "More" }).click();
  await mine.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await mine.getByRole("menuitem", { name: "Copy link" }).click();
  await expect(mine.getByText("Link copied")).toBeVisible();
  const link = await mine.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("message")).toBe("1");

  // Search finds other forms of a word, and Enter jumps to the result.
  await mine.getByRole("button", { name: "Search messages" }).click();
  await mine.getByRole("combobox", { name: "Search messages" }).fill("mornings");
  await expect(mine.getByRole("option")).toContainText("Good morning");
  const foundMarked = glimpse(list, MARKED, "Good morning");
  await mine.keyboard.press("Enter");
  await foundMarked;

  await theirs.getByRole("textbox", { name: /^Message/ }).press("ArrowUp");
  await theirs.getByRole("textbox", { name: /^Message/ }).fill("Good evening");
  await theirs.keyboard.press("Enter");
  const changed = mine.getByRole("article").filter({ hasText: "Good evening" });
  await expect(changed).toContainText("edited");
  await changed.hover();
  await changed.getByRole("button", { name: "More" }).click();
  await mine.getByRole("menuitem", { name: "Delete for everyone" }).click();
  await expect(theirs.getByText(/^Message by .* removed by/)).toBeVisible();

  await guest.enter(`${new URL(link).pathname.replace("/s/", "")}${new URL(link).search}`, unique("Gil"));
  await expect(theirs.locator('[data-target="true"]')).toContainText("Hello there");
  await expect(theirs).not.toHaveURL(/message=/);

  // Pressing a mentioned room opens its chat.
  await theirs.getByRole("textbox", { name: /^Message/ }).pressSequentially("Come to #");
  const room = theirs.getByRole("option").last();
  const name = await room.innerText();
  await room.click();
  await theirs.keyboard.press("Enter");
  await theirs.getByRole("button", { name: `#${name}` }).click();
  await expect(theirs.getByRole("textbox", { name: `Message ${name}` })).toBeVisible();
});
