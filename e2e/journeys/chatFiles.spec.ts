import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

/** A green picture of 4 x 3 pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWPQqk+CIwacHADxlQyFvGJHfQAAAABJRU5ErkJggg==",
  "base64",
);

test("a picture is attached to a message and seen by who reads it; the host saves the chat as a file", async ({
  person,
}) => {
  const [host, guest] = [await person(), await person()];
  const slug = await newSpaceOf(host);
  await host.enter(slug, unique("Hana"));
  await guest.enter(slug, unique("Gil"));
  const [mine, theirs] = [host.page, guest.page];

  await theirs.getByRole("button", { name: "Chat" }).click();
  const files = { name: "tea.png", mimeType: "image/png", buffer: PICTURE };
  await theirs.getByLabel("Attach an image or a PDF").and(theirs.locator("input")).setInputFiles(files);
  await expect(theirs.getByRole("list", { name: "Attached files" })).toContainText("tea.png");
  await expect(theirs.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "false");
  await theirs.getByRole("textbox", { name: /^Message/ }).fill("=tea");
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByRole("list", { name: "Attached files" })).toHaveCount(0);

  await mine.getByRole("button", { name: "Chat, 1 unread" }).click();
  const picture = mine.getByRole("link", { name: "Open the image tea.png" }).locator("img");
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4);

  await mine.getByRole("button", { name: "More", exact: true }).first().click();
  const saved = mine.waitForEvent("download");
  await mine.getByRole("menuitem", { name: "Save chat to a file" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Chat of .+\.csv$/);
});
