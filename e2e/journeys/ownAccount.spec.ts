import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible } from "../harness/accessible.ts";
import { done } from "../harness/done.ts";
import { unique } from "../harness/person.ts";
import { newAddress, sendAddress, signIn, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

test("an address is changed by the code that is sent to it, which signs every other browser out; notifications are chosen beside it", async ({
  person,
  program,
}) => {
  const [here, there] = [await person(), await person()];
  const before = await signIn(here, program);
  await there.page.goto("/login");
  await sendAddress(there, before);
  await typeCode(there.page, (await waitForMail(program.outbox, before, 1)).code);
  await expect(there.page).toHaveURL(/\/dashboard/);
  expect((await waitForMail(program.outbox, before, 2)).subject).toBe("You signed in on a new device");

  await here.page.goto("/dashboard/account");
  await expect(here.page.getByRole("main").getByText(before)).toBeVisible();
  await expectAccessible(here.page, "own account");
  await here.page.getByRole("button", { name: "Change address" }).click();
  const after = newAddress("nova");
  await here.page.getByLabel("New address").fill(after);
  await here.page.getByRole("button", { name: "Send code" }).click();
  await expect(here.page.getByLabel("Digit 1 of 6")).toBeVisible();
  await typeCode(here.page, (await waitForMail(program.outbox, after)).code);
  await expect(here.page.getByText(`Your address is now ${after}`)).toBeVisible();
  expect((await waitForMail(program.outbox, before, 3)).subject).toBe("Your address was changed");

  // The new address is confirmed, and the account's other sessions have ended.
  await there.page.reload();
  await expect(there.page).toHaveURL(/\/login/);
  await here.page.getByRole("link", { name: "Sign-in and data" }).click();
  await expect(here.page.getByText("This browser", { exact: true }).first()).toBeVisible();
  await expect(here.page.getByRole("button", { name: /^End session: / })).toBeHidden();

  await here.page.getByRole("link", { name: "Notifications" }).click();
  const byMail = here.page.getByRole("switch", { name: "A new role, By email" });
  await expect(byMail).toBeChecked();
  await byMail.uncheck({ force: true });
  await expectAccessible(here.page, "notifications");
  await here.page.reload();
  await expect(byMail).not.toBeChecked();
});

test("who leads a team alone hands it over, deletes the account, and the other leads it", async ({
  person,
  program,
}) => {
  const [mira, olena] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
  const address = await signIn(mira, program);
  await signIn(olena, program);
  const name = unique("Olena");
  await done(olena, "updateAccount", { name });
  const { id: teamId } = await done<{ id: string }>(mira, "createTeam", { name: "Kite" });
  const terms = { teamId, spaceIds: [], expiresInDays: 7, uses: 1 };
  const { invitation } = await done<{ invitation: { url: string } }>(mira, "createTeamMemberInvitationLink", terms);
  await olena.page.goto(invitation.url);
  await olena.page.getByRole("button", { name: "Accept and enter" }).click();
  await expect(olena.page).toHaveURL(/\/dashboard\/team\//);
  await expect(olena.page.getByRole("link", { name: "Users" })).toBeHidden();

  const { page } = mira;
  await page.goto("/dashboard/account?view=security");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("combobox", { name: "New admin of Kite" }).click();
  await page.getByRole("option", { name }).click();
  await page.getByLabel(`To confirm, type ${address}`).fill(address);
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Account deleted\. Sign in before/)).toBeVisible();
  await expect(olena.page.getByRole("link", { name: "Users" }).first()).toBeVisible();
  expect((await waitForMail(program.outbox, address, 1)).subject).toBe("Your account was deleted");
});
