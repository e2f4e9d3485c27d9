import { signIn, siteOf } from "../harness/signIn.ts";
import { unique } from "../harness/person.ts";
import { expect, test } from "../harness/test.ts";

test.describe("trying for free", () => {
  test("three clicks make a team, three rooms and a link in the clipboard that others can use", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const spaceName = unique("Our garden");
    await mira.page.goto("/try");
    await mira.page.getByLabel("Space name").fill(spaceName);
    await mira.page.getByLabel("Team name").fill("Kite Studio");
    await mira.page.getByText("Garden", { exact: true }).click();
    await mira.page.getByRole("button", { name: "Create my space" }).click();
    await expect(mira.page.getByRole("heading", { name: `${spaceName} is ready` })).toBeVisible();
    await expect(mira.page.getByText("Link copied")).toBeVisible();
    const link = await mira.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${siteOf(program)}/s/[a-z0-9-]+$`));
    await mira.page.reload();
    await expect(mira.page.getByRole("heading", { name: `${spaceName} is ready` })).toBeVisible();

    await mira.page.getByRole("link", { name: "Enter the space" }).click();
    await mira.page.getByLabel("Your name").fill("Mira");
    await mira.button("enter").click();
    await expect(mira.button("leave")).toBeVisible();
    const rooms = mira.page.getByRole("navigation", { name: "Rooms" });
    await expect(rooms.locator("button[aria-label^='Enter '], button[aria-current]")).toHaveCount(3);
    for (const name of ["Garden", "Garden house", "Terrace"])
      await expect(rooms.getByText(name, { exact: true })).toBeVisible();

    const boris = await person();
    const borisName = unique("Boris");
    await boris.page.goto(link);
    await expect(boris.page.getByText("1 person inside.")).toBeVisible();
    await boris.page.getByLabel("Your name").fill(borisName);
    await boris.button("enter").click();
    await expect(mira.page.getByRole("button", { name: new RegExp(`^${borisName}`) }).first()).toBeVisible();
  });

  test("signing in afterwards keeps the team under the account", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const [spaceName, teamName] = [unique("Our space"), unique("Kite")];
    await mira.page.goto("/try");
    await mira.page.getByLabel("Space name").fill(spaceName);
    await mira.page.getByLabel("Team name").fill(teamName);
    await mira.page.getByRole("button", { name: "Create my space" }).click();
    await mira.page.getByRole("link", { name: "Go to my spaces" }).click();
    await expect(mira.page.getByText("This team is only kept in this browser.")).toBeVisible();

    const address = await signIn(mira, program);
    await expect(mira.page.getByText(address).first()).toBeVisible();
    await expect(mira.page.getByRole("heading", { name: spaceName })).toBeVisible();
    await expect(mira.page.getByText("This team is only kept in this browser.")).toBeHidden();
    await expect(mira.page.getByRole("button", { name: new RegExp(`^${teamName}`) })).toBeVisible();
  });
});
