import type { Page } from "@playwright/test";
import { countLiveSockets, liveSocketsOf } from "../harness/liveSockets.ts";
import { unique } from "../harness/person.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

async function createTeam(page: Page, name: string): Promise<void> {
  await page.getByLabel("Team name").fill(name);
  await page.getByRole("button", { name: "Create team" }).click();
  await expect(page.getByText(`${name} has no spaces yet.`)).toBeVisible();
}

test.describe("going from page to page", () => {
  test("a page whose data is kept opens at once, with a server that does not answer and without one", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await page.clock.install();
    await signIn(mira, program);
    const name = unique("Kite");
    await createTeam(page, name);
    await page.getByRole("link", { name: "Team settings" }).click();
    await expect(page.getByRole("heading", { name: "Team settings" })).toBeVisible();
    // All cached answers are stale by now, and would be fetched again.
    await page.clock.fastForward(60_000);
    await page.route("**/api/**", () => {});
    await page.getByRole("link", { name: /^Spaces/ }).click();
    await expect(page.getByText(`${name} has no spaces yet.`)).toBeVisible();
    await page.unroute("**/api/**");
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Team settings" }).click();
    await expect(page.getByRole("heading", { name: "Team settings" })).toBeVisible();
  });

  test("a team that is not there and one of somebody else are the same page, and the frame stays", async ({
    person,
    program,
  }) => {
    const [mira, boris] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
    await signIn(boris, program);
    await createTeam(boris.page, unique("Kestrel"));
    const foreign = new URL(boris.page.url()).pathname;
    await signIn(mira, program);
    await createTeam(mira.page, unique("Kite"));
    for (const path of [foreign, `${foreign}/settings`, "/dashboard/team/1"]) {
      await mira.page.goto(path);
      await expect(
        mira.page.getByRole("heading", { name: "This page does not exist, or you do not have access to it" }),
      ).toBeVisible();
      await expect(mira.page.getByRole("link", { name: "Demo space" })).toBeVisible();
    }
  });

  test("from the dashboard into a space, back and there again, a tab has one live socket at a time", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await countLiveSockets(page);
    await signIn(mira, program);
    const sockets = () => liveSocketsOf(page);
    await expect.poll(sockets).toMatchObject({ now: 1, opened: 1 });
    await createTeam(page, unique("Kite"));
    await page.getByRole("link", { name: "Create a space" }).click();
    await page.getByLabel("Space name").fill(unique("Attic"));
    await page.getByRole("button", { name: "Create a space" }).click();
    await expect(page).toHaveURL(/\/s\//);
    await page.getByLabel("Your name").fill(unique("Mira"));
    for (const visit of [1, 2]) {
      await mira.button("enter").click();
      await expect(mira.button("leave")).toBeVisible();
      const { opened, ...inside } = await sockets();
      expect(inside, `visit ${String(visit)}`).toEqual({ now: 1, most: 1 });
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard\//);
      // The visit's link is closed with its page, and the account's own link is opened.
      await expect.poll(sockets).toEqual({ now: 1, most: 1, opened: opened + 1 });
      await page.goForward();
    }
    await expect(mira.button("enter")).toBeVisible();
  });

  test("what an address asks for in a wrong way is passed over", async ({ person }) => {
    const { page } = await person();
    await page.goto("/s/try-me?room=1");
    await expect(page.getByRole("button", { name: "Enter and listen" })).toBeVisible();
    await page.goto("/login?to=1");
    await expect(page.getByLabel("Work email")).toBeVisible();
  });
});
