import type { Page } from "@playwright/test";
import { waitForMail } from "@atrium/testkit/mailbox";
import { must } from "@atrium/contract";
import { askForCode, newAddress, sendAddress, signIn, siteOf, typeCode } from "../harness/signIn.ts";
import { expect, test } from "../harness/test.ts";

/** Six digits that are not the code. */
const wrongCode = (code: string | null): string => (code === "111111" ? "222222" : "111111");

const sessionIn = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name.endsWith("atrium_session"))?.value;

/** A single-use link that hands this page's session over to another host or device. */
const handOverLink = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { "content-type": "application/json", "x-request-id": crypto.randomUUID() };
    const reply = await fetch("/api/createTemporaryAuthLink", { method: "PUT", headers, body: "{}" });
    const { success } = (await reply.json()) as { success: { url: string } };
    return success.url;
  });

test.describe("signing in by e-mail", () => {
  test("an address that is none is refused with a sentence", async ({ person }) => {
    const mira = await person();
    await mira.page.goto("/login");
    await mira.page.getByLabel("Work email").fill("mira@nowhere");
    await mira.page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(mira.page.getByText("This does not look like an email address")).toBeVisible();
  });

  test("the code of the mail opens the dashboard", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const address = newAddress("mira");
    const mail = await askForCode(mira, program, address);
    expect(mail.subject.replace(" ", "")).toContain(mail.code);
    await expect(mira.page.getByText(address)).toBeVisible();
    await typeCode(mira.page, mail.code);
    await expect(mira.page).toHaveURL(/\/dashboard$/);
    await expect(mira.page.getByRole("heading", { name: "Start with a team" })).toBeVisible();
    await mira.page.reload();
    await expect(mira.page.getByRole("heading", { name: "Start with a team" })).toBeVisible();
  });

  test("a page that needs a session leads to sign-in and back to itself", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const address = newAddress("mira");
    await mira.page.goto("/dashboard?from=mail");
    await expect(mira.page).toHaveURL(/\/login\?to=/);
    await sendAddress(mira, address);
    await typeCode(mira.page, (await waitForMail(program.outbox, address)).code);
    await expect(mira.page).toHaveURL(`${siteOf(program)}/dashboard?from=mail`);
  });

  test("the magic link signs in at once where it was asked for", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    const mail = await askForCode(mira, program, newAddress("mira"));
    const tab = await mira.page.context().newPage();
    await tab.goto(must(mail.link, "the mail holds a link"));
    await expect(tab).toHaveURL(/\/dashboard$/);
    await expect(tab.getByRole("heading", { name: "Start with a team" })).toBeVisible();
    // The page that waits for the code continues as well.
    await expect(mira.page).toHaveURL(/\/dashboard$/);
  });

  test("in another browser the magic link waits for a button, and opening it uses nothing up", async ({
    person,
    program,
  }) => {
    const [mira, elsewhere] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
    const mail = await askForCode(mira, program, newAddress("mira"));
    const link = must(mail.link, "the mail holds a link");
    await elsewhere.page.goto(link);
    await expect(elsewhere.page.getByRole("heading", { name: "Sign in to Atrium?" })).toBeVisible();
    await expect(elsewhere.page).toHaveURL(`${siteOf(program)}/magiclink`);
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole("button", { name: "Sign in" }).click();
    await expect(elsewhere.page).toHaveURL(/\/dashboard$/);

    await typeCode(mira.page, mail.code);
    await expect(mira.page.getByRole("alert")).toHaveText("This code no longer works. Request a new one");
  });

  test("a wrong code says how many tries are left, and the fifth burns it", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    // Stops the countdown, since typing all this may take longer.
    await mira.page.clock.setFixedTime(new Date());
    const address = newAddress("mira");
    const mail = await askForCode(mira, program, address);
    const problem = mira.page.getByRole("alert");
    for (const left of [4, 3, 2, 1]) {
      await typeCode(mira.page, wrongCode(mail.code));
      await expect(problem).toContainText(
        `That is not the code we sent. ${left} ${left === 1 ? "try" : "tries"} left.`,
      );
    }
    await typeCode(mira.page, wrongCode(mail.code));
    await expect(problem).toHaveText("No tries left. Ask for a new code.");
    await typeCode(mira.page, mail.code);
    await expect(problem).toHaveText("No tries left. Ask for a new code.");
    await expect(mira.page.getByText(/New code in/)).toBeVisible();
  });

  test("a link that hands over a session asks first, and only the button replaces the session that is there", async ({
    person,
    program,
  }) => {
    const [mira, kim] = [await person({ siteUrl: siteOf(program) }), await person({ siteUrl: siteOf(program) })];
    await signIn(mira, program);
    await signIn(kim, program);
    const profile = kim.page.getByRole("button", { name: /Profile, language, look/ });
    const before = await kim.page.context().cookies();

    await kim.page.goto(await handOverLink(mira.page));
    await expect(kim.page.getByRole("heading", { name: /^Continue as/ })).toBeVisible();
    expect(kim.page.url()).not.toContain("tempAuthToken");
    await kim.page.getByRole("button", { name: /^Stay as/ }).click();
    await expect(profile).toBeVisible();
    expect(sessionIn(await kim.page.context().cookies())).toBe(sessionIn(before));

    await kim.page.goto(await handOverLink(mira.page));
    await kim.page.getByRole("button", { name: /^Continue as/ }).click();
    await expect(profile).toBeVisible();
    expect(sessionIn(await kim.page.context().cookies())).not.toBe(sessionIn(before));
  });

  test("signing out in one tab ends the session in the other", async ({ person, program }) => {
    const mira = await person({ siteUrl: siteOf(program) });
    await signIn(mira, program);
    const other = await mira.page.context().newPage();
    await other.goto("/dashboard");
    await expect(other.getByRole("heading", { name: "Start with a team" })).toBeVisible();

    await mira.page.getByRole("button", { name: /Profile, language, look/ }).click();
    await mira.page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(mira.page.getByRole("heading", { name: "You are signed out" })).toBeVisible();

    await expect(other).toHaveURL(/\/login/);
    await mira.page.goto("/dashboard");
    await expect(mira.page).toHaveURL(/\/login/);
  });
});
