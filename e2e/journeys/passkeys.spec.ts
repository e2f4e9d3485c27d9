import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible } from "../harness/accessible.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { giveOwnLock } from "../harness/ownLock.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

test("a passkey is made, named, used to sign in without a code, and removed", async ({ person, program }) => {
  const mira = await person({ siteUrl: siteOf(program) });
  const { page } = mira;
  await giveOwnLock(page);
  const address = await signIn(mira, program);

  await page.goto("/dashboard/account?view=security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  expect((await waitForMail(program.outbox, address, 1)).subject).toBe("A passkey was added");
  await expectAccessible(page, "account with a passkey");
  await page.getByRole("button", { name: /^Actions for Chrome/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Blue laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Blue laptop")).toBeVisible();

  await page.goto("/logout");
  // Navigating before the server has answered would leave the session open.
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await page.goto("/login?to=/dashboard/account%3Fview=security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard\/account\?view=security$/);
  await expect(page.getByText(/^Added .*, used now/)).toBeVisible();

  await page.getByRole("button", { name: "Actions for Blue laptop" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
  await page.goto("/logout");
  // Navigating before the server has answered would leave the session open.
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "no longer works here" })).toBeVisible();
});

test("who typed a code and has been in a space is offered a passkey, once, over the questions that wait", async ({
  person,
  program,
}) => {
  const mira = await person({ siteUrl: siteOf(program) });
  const { page } = mira;
  await giveOwnLock(page);
  await signIn(mira, program);
  await mira.enter(await newSpaceOf(mira), "Mira");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Skip the code next time?" })).toBeVisible();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("link", { name: "Answer" }).click();
  await page.getByText("Teaching", { exact: true }).click();
  await page.getByLabel("Your role").selectOption({ label: "Teacher" });
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Thank you. Answers saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Enter / }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Answer" })).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
});
