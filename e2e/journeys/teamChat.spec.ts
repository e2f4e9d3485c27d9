import { expectAccessible } from "../harness/accessible.ts";
import { done } from "../harness/done.ts";
import { unique, type Person } from "../harness/person.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Creates a team of the first person, which the second one joins; returns its name. */
async function teamOf(mira: Person, olena: Person): Promise<string> {
  const teamName = unique("Kite");
  const { id: teamId } = await done<{ id: string }>(mira, "createTeam", { name: teamName });
  const terms = { teamId, spaceIds: [], expiresInDays: 7, uses: 1 };
  const { invitation } = await done<{ invitation: { url: string } }>(mira, "createTeamMemberInvitationLink", terms);
  await olena.page.goto(invitation.url);
  await olena.page.getByRole("button", { name: "Accept and enter" }).click();
  await expect(olena.page.getByText(teamName).first()).toBeVisible();
  return teamName;
}

const writes = async ({ page }: Person, words: string): Promise<void> => {
  await page.getByRole("textbox", { name: /^Message/ }).fill(words);
  await page.keyboard.press("Enter");
};

test("a team writes to each other on the dashboard, outside any space: live where it is open, counted where it is not", async ({
  person,
  program,
}) => {
  const [mira, olena] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
  for (const each of [mira, olena]) await signIn(each, program);
  await done(mira, "updateAccount", { name: "Mira" });
  await done(olena, "updateAccount", { name: "Olena" });
  const teamName = await teamOf(mira, olena);
  const team = ({ page }: Person) => page.getByRole("list", { name: "Team" }).getByRole("button", { name: teamName });
  const messages = ({ page }: Pick<Person, "page">) => page.getByRole("link", { name: /^Messages/ });
  const said = ({ page }: Person, words: string) => page.getByRole("article").filter({ hasText: words });

  await mira.page.goto("/dashboard/messages");
  await team(mira).click();
  await writes(mira, "Lunch at one");
  await expect(said(mira, "Lunch at one")).toBeVisible();

  // Elsewhere on the dashboard it counts as unread until it is read, in the tab's title too.
  const otherTab = await olena.page.context().newPage();
  await otherTab.goto("/dashboard");
  for (const page of [olena.page, otherTab]) {
    await expect(messages({ page })).toHaveText(/1$/);
    await expect(page).toHaveTitle(/^\(1\) /u);
  }
  await messages(olena).click();
  await expect(team(olena)).toHaveText(/1$/);
  await team(olena).click();
  await expect(said(olena, "Lunch at one")).toContainText("Mira");
  for (const page of [olena.page, otherTab]) {
    await expect(messages({ page })).toHaveText("Messages");
    await expect(page).toHaveTitle(/^[^(]/u);
  }
  await otherTab.close();

  // With the chat open on both sides, a message arrives by itself and counts as read at once.
  await writes(olena, "I bring the bread");
  await expect(said(mira, "I bring the bread")).toContainText("Olena");
  await expectAccessible(mira.page, "the team's chat on the dashboard");
  await expect(messages(mira)).toHaveText("Messages");

  // Once Mira has left the chat's page, a message counts as unread for her, and never for its author.
  await mira.page.getByRole("link", { name: /^Users/ }).click();
  await expect(said(mira, "I bring the bread")).toBeHidden();
  await writes(olena, "And the salt");
  await expect(messages(mira)).toHaveText(/1$/);
  await expect(messages(olena)).toHaveText("Messages");
  await messages(mira).click();
  await expect(team(mira)).toHaveText(/1$/);
});
