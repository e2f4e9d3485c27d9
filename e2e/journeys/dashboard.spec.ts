import { constants } from "@atrium/contract";
import type { Page } from "@playwright/test";
import { done } from "../harness/done.ts";
import { newSpace } from "../harness/newSpace.ts";
import { unique, type Person } from "../harness/person.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Creates somebody's first team; ends on its empty home page. */
async function createTeam(page: Page, name: string): Promise<void> {
  await page.getByLabel("Team name").fill(name);
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(page).toHaveURL(/\/dashboard\/team\//);
}

/** Creates a space on the dashboard; ends at its entrance, with its link copied. */
async function createSpace(page: Page, template: string, name: string): Promise<void> {
  await page
    .getByRole("link", { name: /^(Create a space|New space)/ })
    .first()
    .click();
  await page.getByText(template, { exact: true }).first().click();
  await page.getByLabel("Space name").fill(name);
  await page.getByText("Anyone with the link").click();
  await expect(page.getByText("Available")).toBeVisible();
  await page.getByRole("button", { name: "Create a space" }).click();
  await expect(page).toHaveURL(/\/s\//);
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** All enter one room, and the first and the last of them talk; returns their names. */
async function threeOf(people: { mira: Person; boris: Person; carla: Person }, slug: string) {
  const { mira, boris, carla } = people;
  const [miraName, borisName, carlaName] = [unique("Mira"), unique("Boris"), unique("Carla")] as const;
  await mira.enter(slug, miraName);
  await boris.enter(slug, borisName);
  await carla.enter(slug, carlaName);
  for (const each of [mira, carla]) await each.turnOn("mic");
  for (const name of [miraName, carlaName]) await boris.hears(name);
  return [miraName, borisName, carlaName] as const;
}

test.describe("the dashboard", () => {
  test("from a template to three people who talk in two rooms, by the link that was copied", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    const teamName = unique("Kite");
    await createTeam(mira.page, teamName);
    await expect(mira.page.getByText(`${teamName} has no spaces yet.`)).toBeVisible();
    const spaceName = unique("Attic");
    await createSpace(mira.page, "Workshop", spaceName);
    const link = await mira.page.evaluate(() => navigator.clipboard.readText());
    await expect(mira.page).toHaveURL(link);
    await mira.page.goto("/dashboard");
    await mira.page.getByRole("link", { name: `Enter ${spaceName}` }).click();
    await expect(mira.page).toHaveURL(link);
    await expect(mira.page.getByRole("heading", { name: spaceName })).toBeVisible();

    const slug = new URL(link).pathname.replace("/s/", "");
    const [boris, carla] = [await person(), await person()];
    const [miraName, , carlaName] = await threeOf({ mira, boris, carla }, slug);
    await carla.page.getByRole("button", { name: "Enter Showroom" }).click();
    await expect.poll(async () => await boris.receives(carlaName)).toBeNull();
    await boris.hears(miraName);
    await boris.page.getByRole("button", { name: "Enter Showroom" }).click();
    await boris.hears(carlaName);
    await expect.poll(async () => await boris.receives(miraName)).toBeNull();
  });

  test("a taken address is said so before the button", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    await createTeam(mira.page, unique("Kite"));
    await mira.page.getByRole("link", { name: "Create a space" }).click();
    await mira.page.getByLabel("Space name").fill("Anything");
    await mira.page.getByLabel("Address").fill(await newSpace(program));
    await expect(mira.page.getByText("Taken")).toBeVisible();
    await expect(mira.page.getByRole("button", { name: "Create a space" })).toBeDisabled();
    await mira.page.getByLabel("Address").fill("try-me");
    await expect(mira.page.getByText("This address is reserved. Choose another one")).toBeVisible();
    await expect(mira.page.getByRole("button", { name: "Create a space" })).toBeDisabled();
  });

  test("a space and a team are renamed, and the toast takes it back", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    const [teamName, spaceName] = [unique("Kite"), unique("Attic")];
    const { page } = mira;
    await createTeam(page, teamName);
    await createSpace(page, "Office", spaceName);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: `Menu of ${spaceName}` }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog").getByLabel("Space name").fill(`${spaceName} two`);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: `${spaceName} two` })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: spaceName, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
    await page.getByRole("button", { name: `Menu of ${spaceName}` }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { name: "Space settings" })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(spaceName);

    await page.getByRole("link", { name: "Team settings" }).click();
    await page.getByLabel("Team name").fill(`${teamName} two`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${teamName} two`) })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${teamName} 1 member`) })).toBeVisible();
    await expect(page.getByLabel("Team name")).toHaveValue(teamName);
  });

  test("people inside are shown while somebody is there, and gone after", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    const spaceName = unique("Attic");
    await createTeam(mira.page, unique("Kite"));
    await createSpace(mira.page, "Lounge", spaceName);
    await mira.page.goto("/dashboard");
    await expect(mira.page.getByText("Nobody is inside right now. Be the first.")).toBeVisible();
    const slug = new URL(await mira.page.evaluate(() => navigator.clipboard.readText())).pathname.split("/").at(-1);

    const boris = await person();
    const borisName = unique("Boris");
    await boris.enter(slug ?? "", borisName);
    await expect(mira.page.getByText(`${borisName} is inside`)).toBeVisible();
    await expect(mira.page.getByText("1 person is inside right now.")).toBeVisible();
    await expect(mira.page.getByRole("region", { name: "Live now" }).getByText(spaceName)).toBeVisible();

    await boris.button("leave").click();
    await expect(mira.page.getByText("Nobody is inside right now. Be the first.")).toBeVisible();
  });

  test("what one browser changes shows in the other", async ({ person, program }) => {
    const laptop = await person({ siteUrl: siteOf(program) });
    await signIn(laptop, program);
    const teamName = unique("Kite");
    await createTeam(laptop.page, teamName);
    const phone = await person({ siteUrl: siteOf(program) });
    await phone.page.context().addCookies(await laptop.page.context().cookies());
    await phone.page.goto("/dashboard");
    await expect(phone.page.getByText(`${teamName} has no spaces yet.`)).toBeVisible();

    const spaceName = unique("Attic");
    await createSpace(laptop.page, "Office", spaceName);
    await laptop.page.goto("/dashboard");
    await expect(phone.page.getByRole("heading", { name: spaceName, exact: true })).toBeVisible();
    await phone.page.getByRole("button", { name: `Menu of ${spaceName}` }).click();
    await phone.page.getByRole("menuitem", { name: "Rename" }).click();
    await phone.page.getByRole("dialog").getByLabel("Space name").fill(`${spaceName} two`);
    await phone.page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(laptop.page.getByRole("heading", { name: `${spaceName} two`, exact: true })).toBeVisible();
  });

  test("a server that cannot be asked again takes nothing away from the page", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await signIn(mira, program);
    const spaceName = unique("Attic");
    await createTeam(page, unique("Kite"));
    await createSpace(page, "Office", spaceName);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: spaceName, exact: true })).toBeVisible();
    let asked = 0;
    await page.route("**/api/listTeamSpaces", (route) => {
      asked += 1;
      return route.abort();
    });
    // The page is told of the change, and fetches what it touches.
    await done(mira, "updateTeam", { teamId: new URL(page.url()).pathname.split("/").at(-1), name: unique("Kestrel") });
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(constants.call.attempts);
    await expect(page.getByRole("heading", { name: spaceName, exact: true })).toBeVisible();
  });

  test("the profile changes how the account is shown", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    await mira.page.getByRole("button", { name: /Profile, language, look/ }).click();
    await mira.page.getByRole("menuitem", { name: "My profile" }).click();
    const dialog = mira.page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Mira Kovač");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(mira.page.getByText("Profile saved")).toBeVisible();
    await mira.page.reload();
    await expect(mira.page.getByRole("button", { name: /^Mira Kovač/ })).toBeVisible();
  });
});
