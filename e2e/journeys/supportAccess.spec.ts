import { done } from "../harness/done.ts";
import { newSpaceOf } from "../harness/newSpace.ts";
import { giveOwnLock } from "../harness/ownLock.ts";
import type { Person } from "../harness/person.ts";
import { startProgram, type Program } from "../harness/program.ts";
import { askForCode, siteOf, typeCode } from "../harness/signIn.ts";
import { test as base, expect } from "../harness/test.ts";

const STAFF = "kim@staff.example";
const DAY_MS = 24 * 3_600_000;

const test = base.extend<{ staffed: Program }>({
  /** A program with support staff. */
  staffed: async ({ browserName: _ }, use) => {
    const program = await startProgram({ SUPPORT_STAFF: STAFF });
    await use(program);
    await program.stop();
  },
});

/** Signs in, and makes the passkey that has to be a day old before it opens anything. */
async function becomeStaff(kim: Person, program: Program): Promise<void> {
  await giveOwnLock(kim.page);
  const mail = await askForCode(kim, program, STAFF);
  await typeCode(kim.page, mail.code);
  await expect(kim.page).toHaveURL(/\/dashboard/);
  await kim.page.goto("/dashboard/account?view=security");
  await kim.page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(kim.page.getByText("Passkey added")).toBeVisible();
  await program.passTime(DAY_MS);
}

test("support opens a space by a passkey and a reason; the team's admin reads it at once, and ends it", async ({
  person,
  staffed,
}) => {
  const siteUrl = siteOf(staffed);
  const [kim, mira] = [await person({ siteUrl }), await person({ siteUrl })];
  await becomeStaff(kim, staffed);
  const slug = await newSpaceOf(mira);
  const { teams } = await done<{ teams: { id: string }[] }>(mira, "listAccountTeams", {});
  await mira.page.goto(`/dashboard/team/${teams[0]?.id ?? ""}`);

  await kim.page.goto("/dashboard/support");
  await kim.page.getByLabel("Space", { exact: true }).fill(`${siteUrl}/s/${slug}`);
  await kim.page.getByLabel("Reason").fill("They cannot hear one another");
  await kim.page.getByRole("button", { name: "Open with a passkey" }).click();
  await expect(kim.page.getByRole("link", { name: "Go in" })).toBeVisible();

  const note = mira.page.getByTestId("support-access");
  await expect(note).toContainText("Reason: They cannot hear one another");
  await note.getByRole("button", { name: /^End all access/ }).click();
  await expect(note).toBeHidden();
  await expect(kim.page.getByText("No space is open to you now.")).toBeVisible();
});
