import { CLOSE_CODES } from "@atrium/contract";
import type { Page, Route } from "@playwright/test";
import { newSpace } from "../harness/newSpace.ts";
import { unique } from "../harness/person.ts";
import { signIn, siteOf } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

const OVERLAYS = "**/assets/OverlayHosts-*";
const PROFILE = "**/assets/ProfileDialog-*";
const lost = (route: Route) => route.abort("connectionrefused");
const CONNECTION = "The connection failed, please try again later";

/** Counts the page's reloads from now on; navigation within the app does not count. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

async function openProfile(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Profile, language, look$/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "My profile" }).click();
}

test.describe("parts that do not load", () => {
  test("a toast that has no place leaves the page as it is, and the next one is shown", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await page.route(OVERLAYS, lost);
    await signIn(mira, program);
    await page.getByLabel("Team name").fill(unique("Kite"));
    await page.getByRole("button", { name: "Create team" }).click();
    const settings = page.getByRole("link", { name: "Team settings" }).first();
    await expect(settings).toBeVisible();
    const loads = loadsOf(page);
    await expect(page.getByText("Profile saved")).toHaveCount(0);
    await openProfile(page);
    const dialog = page.getByRole("dialog", { name: "My profile" });
    await dialog.getByLabel("Name", { exact: true }).fill("Mira");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(settings).toBeVisible();
    await page.unroute(OVERLAYS);
    await openProfile(page);
    await dialog.getByLabel("About").fill("Kites and boats");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Profile saved")).toBeVisible();
    expect(loads()).toBe(0);
  });

  test("a profile that does not load says so, and opens once it can be loaded", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await signIn(mira, program);
    await expect(page.getByLabel("Team name")).toBeVisible();
    await page.route(PROFILE, lost);
    const loads = loadsOf(page);
    await openProfile(page);
    await expect(page.getByRole("alert").filter({ hasText: CONNECTION })).toBeVisible();
    await expect(page.getByLabel("Team name")).toBeVisible();
    await page.unroute(PROFILE);
    await openProfile(page);
    await expect(page.getByRole("dialog", { name: "My profile" })).toBeVisible();
    const looks = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ""));
    expect(looks.filter((href) => href.includes("ProfileForm"))).toHaveLength(1);
    expect(loads()).toBe(0);
  });

  test("a screen that does not load while the server is away shows the error page, and no page of the browser's", async ({
    person,
    program,
  }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await page.goto("/login");
    await expect(page.getByLabel("Work email")).toBeVisible();
    await page.route("**", lost);
    await page.getByRole("link", { name: "Try without an email" }).click();
    await expect(page.getByRole("heading", { name: "Page loading error" })).toBeVisible();
  });

  test("a part that cannot be drawn leads to the error page, not to an empty one", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    const body = "export function OverlayHosts() { throw new Error('odd') }";
    await page.route("**/assets/OverlayHosts-*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await signIn(mira, program);
    await expect(page.getByRole("heading", { name: "Page not available" })).toBeVisible();
  });

  test("a sign-out that failed is said on the closed door, though no more code can be loaded", async ({
    person,
    program,
  }) => {
    const slug = await newSpace(program);
    const mira = await person({ siteUrl: siteOf(program) });
    const { page } = mira;
    await signIn(mira, program);
    const answer = { json: { success: { state: "closed", closeCode: CLOSE_CODES.private, startsAt: null } } };
    await page.route("**/api/canJoinSpace", (route) => route.fulfill(answer));
    await page.goto(`/s/${slug}`);
    await page.getByLabel("Your name").fill("Mira");
    await mira.button("enter").click();
    await expect(page.getByRole("heading", { name: "This space is private" })).toBeVisible();
    await page.route("**/api/logoutAccount", lost);
    await page.route("**/assets/**", lost);
    await page.getByRole("button", { name: "Use another address" }).click();
    await expect(page.getByRole("alert").filter({ hasText: CONNECTION })).toBeVisible();
  });
});
