import { siteOf, signIn } from "../harness/signIn.ts";
import { startProgram, type Program } from "../harness/program.ts";
import { expect, test as plain } from "../harness/test.ts";

const test = plain.extend<{ program: Program }>({
  program: async ({ browserName: _ }, use) => {
    const program = await startProgram({ TAG_MANAGER_ID: "GTM-JOURNEY" });
    await use(program);
    await program.stop();
  },
});

const COUNTERS = /googletagmanager\.com|google-analytics\.com/;

test("nothing is asked of a counter before one agrees; what they answered holds on every page", async ({
  person,
  program,
}) => {
  const reader = await person({ siteUrl: siteOf(program) });
  const { page } = reader;
  const asked: string[] = [];
  await page.route(COUNTERS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto("/login");
  const bar = page.getByRole("region", { name: "Cookies" });
  await expect(bar).toBeVisible();
  await page.goto("/s/try-me");
  await expect(page.getByLabel("Your name")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto("/legal-documents");
  await bar.getByRole("button", { name: "Only those two" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Legal documents" })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked).toEqual([]);

  await signIn(reader, program);
  await page.goto("/dashboard/account?view=security");
  await expect(page.getByText("Visits are not counted")).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Allow counting" }).click();
  await expect(page.getByText("Visits are counted")).toBeVisible();
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-JOURNEY"]);
});
