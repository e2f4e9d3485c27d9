import { badFiles } from "@atrium/testkit/badFiles";
import { goodFiles } from "@atrium/testkit/goodFiles";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test("in a browser every kind of file that is allowed is taken, and every bad one is refused with a reason, whatever it calls itself", async ({
  person,
}) => {
  const guest = await person();
  const { page } = guest;
  await guest.enter(await newSpaceOf(guest), unique("Gil"));
  await page.getByRole("button", { name: "Chat" }).click();
  const attach = page.getByLabel("Attach an image or a PDF").and(page.locator("input"));
  const files = page.getByRole("list", { name: "Attached files" });
  const send = page.getByRole("button", { name: "Send" });
  const pick = async (name: string, mimeType: string, buffer: Buffer) =>
    attach.setInputFiles({ name, mimeType, buffer });
  const takeAway = async () => {
    await files.getByRole("button", { name: /^Remove / }).click();
    await expect(files).toBeHidden();
  };

  for (const [kind, content] of Object.entries(await goodFiles())) {
    await test.step(kind, async () => {
      const name = `tea.${kind.toLowerCase()}`;
      await pick(name, kind === "PDF" ? "application/pdf" : `image/${kind.toLowerCase()}`, content);
      await expect(files).toContainText(name);
      await expect(send).toHaveAttribute("aria-disabled", "false");
      await expect(files.getByRole("alert")).toHaveCount(0);
      await takeAway();
    });
  }
  for (const [what, { content }] of Object.entries(await badFiles())) {
    await test.step(what, async () => {
      await pick("photo.png", "image/png", content);
      await expect(files.getByRole("alert")).toHaveText(/\w/);
      await expect(send).toHaveAttribute("aria-disabled", "true");
      await takeAway();
    });
  }
});
