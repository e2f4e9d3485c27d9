import { waitForMail } from "@atrium/testkit/mailbox";
import { newSpace } from "../harness/newSpace.ts";
import { newAddress, sendAddress, signIn, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

test.describe("addresses", () => {
  test("the site itself and its old addresses lead to the dashboard", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    for (const path of ["/", "/app", "/app/last-visited"]) {
      await mira.page.goto(path);
      await expect(mira.page).toHaveURL(`${siteOf(program)}/dashboard`);
    }
    await mira.page.getByLabel("Team name").fill("Kite");
    await mira.page.getByRole("button", { name: "Create team" }).click();
    await expect(mira.page).toHaveURL(/\/dashboard\/team\//);
    const teamPath = new URL(mira.page.url()).pathname;
    await mira.page.goto(teamPath.replace("/dashboard", "/app"));
    await expect(mira.page).toHaveURL(siteOf(program) + teamPath);
    await mira.page.goto(`${teamPath.replace("/dashboard", "/app")}/settings`);
    await expect(mira.page).toHaveURL(`${siteOf(program)}${teamPath}/settings`);
    await expect(mira.page.getByRole("heading", { name: "Team settings" })).toBeVisible();
  });

  test("an unknown address says so and leads on", async ({ person }) => {
    const { page } = await person();
    await page.goto("/there/is/nothing");
    await expect(page.getByRole("heading", { name: "There is no room here" })).toBeVisible();
    await expect(page.getByText(/You asked for .*\/there\/is\/nothing/)).toBeVisible();
    await page.getByRole("link", { name: "Go to my spaces" }).click();
    await expect(page).toHaveURL(/\/login\?to=/);
  });

  test("an unknown space and an unknown team say so", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await mira.page.goto("/s/no-such-space-at-all");
    await expect(mira.page.getByRole("heading", { name: "There is no such space" })).toBeVisible();
    await signIn(mira, program);
    await mira.page.goto("/dashboard/team/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(mira.page.getByRole("heading", { name: /This page does not exist/ })).toBeVisible();
  });

  test("pages have titles of their own", async ({ person, program }) => {
    const { page } = await person();
    const slug = await newSpace(program);
    await page.goto("/login");
    await expect(page).toHaveTitle("Sign in · Atrium");
    await page.goto("/try");
    await expect(page).toHaveTitle("Your own space in a minute · Atrium");
    await page.goto("/nothing");
    await expect(page).toHaveTitle("There is no room here · Atrium");
    await page.goto(`/s/${slug}`);
    await expect(page).toHaveTitle(/^Journey [0-9a-f]+ · Atrium$/);
  });

  test("secrets leave the address at once and reach no history", async ({ person, program }) => {
    const { page } = await person();
    const slug = await newSpace(program);
    const seen: string[] = [];
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) seen.push(request.url(), request.headers()["referer"] ?? "");
    });
    await page.goto(`/s/${slug}?password=hunter2&linkCode=s3cret&room=`);
    await expect(page.getByRole("button", { name: "Enter and listen" })).toBeVisible();
    expect(page.url()).not.toMatch(/hunter2|s3cret/);
    await page.goto("/magiclink/some-key/some-code");
    await expect(page.getByRole("heading", { name: "Sign in to Atrium?" })).toBeVisible();
    await expect(page).toHaveURL(/\/magiclink$/);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText(/This sign-in link no longer works/)).toBeVisible();
    await page.goto("/login");
    await page.goBack();
    await expect(page).toHaveURL(/\/magiclink$/);
    expect(seen.filter((url) => /hunter2|s3cret|some-code/.test(url))).toEqual([]);
  });

  test("whoever waits for the program sees whose page it is", async ({ person, program }) => {
    const { page } = await person();
    const slug = await newSpace(program);
    let letGo = () => {};
    const waited = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/*.js", async (route) => {
      await waited;
      await route.continue();
    });
    await page.goto(`/s/${slug}`, { waitUntil: "commit" });
    const mark = page.locator("#root img[src='/favicon.svg']");
    await expect(mark).toBeVisible();
    letGo();
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expect(mark).toBeHidden();
  });

  test("a link with an address to go to leads only to pages of this site", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const address = newAddress("mira");
    await mira.page.goto("/login?to=https://example.com/");
    await sendAddress(mira, address);
    const { code } = await waitForMail(program.outbox, address);
    await typeCode(mira.page, code);
    await expect(mira.page).toHaveURL(`${siteOf(program)}/dashboard`);
    await expect(mira.page.getByLabel("Team name")).toBeVisible();
  });
});
