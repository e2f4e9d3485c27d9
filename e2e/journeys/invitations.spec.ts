import { waitForMail } from "@atrium/testkit/mailbox";
import { expectAccessible } from "../harness/accessible.ts";
import { done } from "../harness/done.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { newAddress, signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** The path of a guest link to a space, created by its admin. */
async function guestLink(admin: Person, slug: string): Promise<string> {
  const { spaceId } = await done<{ spaceId: string }>(admin, "getSpaceId", { slug });
  const terms = { spaceId, expiresInDays: 7, uses: 1 };
  const made = await done<{ invitation: { url: string } }>(admin, "createSpaceGuestInvitationLink", terms);
  return new URL(made.invitation.url).pathname;
}

test("a guest opens a link and hears who is there with one click, and the link is used up", async ({ person }) => {
  const [anna, boris, late] = [await person(), await person(), await person()];
  const slug = await newSpaceOf(anna);
  const link = await guestLink(anna, slug);
  const annaName = unique("Anna");
  await anna.enter(slug, annaName);
  await anna.turnOn("mic");
  await boris.page.goto(`${boris.siteUrl}${link}`);
  await expect(boris.page.getByRole("heading", { name: /Come in as a guest of/ })).toBeVisible();
  // The link's secret has left the URL, and the page still knows it after a reload.
  await expect(boris.page).toHaveURL(/\/invite\/g$/);
  await boris.page.reload();
  await expectAccessible(boris.page, "a guest's invitation");
  await boris.page.getByLabel("Your name").fill(unique("Boris"));
  await boris.button("enter").click();
  await boris.hears(annaName);
  await late.page.goto(`${late.siteUrl}${link}`);
  await expect(late.page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
});

test("ten people are invited by a file with three faulty rows, and one of them comes in by the mail", async ({
  person,
  program,
}) => {
  const [mira, olena] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
  const own = await signIn(mira, program);
  const teamName = unique("Kite");
  const { page } = mira;
  await page.getByLabel("Team name").fill(teamName);
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(page).toHaveURL(/\/dashboard\/team\//);
  await page.getByRole("link", { name: "Users" }).first().click();
  await page.getByRole("button", { name: "Invite people" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("From CSV").click();
  const [first, ...others] = Array.from({ length: 7 }, (_, at) => newAddress(`person${at}`));
  const rows = ["Email;Name;Role", `${first};Olena;Member`, ...others.map((email) => `${email};=1+1;Guest`)];
  const faulty = ["marta@fjord;Marta;Member", `${newAddress("dmitry")};Dmitry;Speaker`, `${own};Mira;Admin`];
  const buffer = Buffer.from(`\uFEFF${[...rows, ...faulty].join("\r\n")}`);
  await dialog.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await expect(dialog.getByText("7 ready")).toBeVisible();
  await expect(dialog.getByText("3 need a look")).toBeVisible();
  await expectAccessible(page, "inviting by a file");
  await dialog.getByRole("switch", { name: "Only rows with errors" }).check();
  await dialog.getByRole("button", { name: "Correct row 9" }).click();
  await dialog.getByLabel("Role, row 9").fill("guest");
  await dialog.getByLabel("Role, row 9").press("Enter");
  await dialog.getByRole("button", { name: "Skip row 8" }).click();
  await dialog.getByRole("button", { name: "Skip row 10" }).click();
  await dialog.getByRole("button", { name: "Invite 8 people" }).click();
  await expect(page.getByText("8 invitations sent")).toBeVisible();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole("button", { name: `Resend to ${first}` });
  await expect(waiting).toBeVisible();
  const mail = await waitForMail(program.outbox, String(first));
  const [link] = /https?:\/\/\S+invite\S+/.exec(mail.text) ?? [];
  await olena.page.goto(String(link));
  await olena.page.getByRole("button", { name: "Accept and enter" }).click();
  await expect(olena.page).toHaveURL(/\/dashboard/);
  await expect(olena.page.getByText(teamName).first()).toBeVisible();
  // An accepted invitation disappears from the pending ones without a reload.
  await expect(waiting).toBeHidden();
});

test("a member who stands in a room hears there that an admin elsewhere made them a guest, and stays", async ({
  person,
  program,
}) => {
  const [mira, olena] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
  await signIn(mira, program);
  await signIn(olena, program);
  const name = unique("Olena");
  await done(olena, "updateAccount", { name });
  const team = await done<{ id: string }>(mira, "createTeam", { name: unique("Kite") });
  const teamId = team.id;
  const { spaceId } = await done<{ spaceId: string }>(mira, "createSpace", { teamId, name: "Attic" });
  const terms = { teamId, spaceIds: [spaceId], expiresInDays: 7, uses: 1 };
  const { invitation } = await done<{ invitation: { url: string } }>(mira, "createTeamMemberInvitationLink", terms);
  // The link leads straight into the space.
  await olena.page.goto(invitation.url);
  await olena.page.getByRole("button", { name: "Accept and enter" }).click();
  await expect(olena.page).toHaveURL(/\/s\//);
  await expect(olena.button("leave")).toBeVisible();

  await mira.page.goto(`/dashboard/team/${teamId}/users`);
  await mira.page.getByRole("button", { name: `${name}, role: Member` }).click();
  await mira.page.getByRole("menuitem", { name: /^Guest/ }).click();
  await mira.page.getByRole("button", { name: "Make guest" }).click();
  await expect(olena.page.getByText("You were demoted to Guest", { exact: true })).toBeVisible();
  await expect(olena.button("leave")).toBeVisible();
});
