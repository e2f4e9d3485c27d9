import { constants } from "@atrium/contract";
import { waitForMail } from "@atrium/testkit/mailbox";
import type { Page } from "@playwright/test";
import { askForCode, newAddress, siteOf, typeCode } from "../harness/signIn.ts";
import type { Program } from "../harness/program.ts";
import { expect } from "../harness/test.ts";
import { testApart as test } from "../harness/testApart.ts";

const { login } = constants;

/** Advances the clocks of the browser and of the program. */
async function passTime(page: Page, program: Program, ms: number): Promise<void> {
  await program.passTime(ms);
  await page.clock.fastForward(ms);
}

test.describe("codes and time", () => {
  test("a new code can be asked for after the countdown, and replaces the old one", async ({ person, ownProgram }) => {
    const mira = await person({ siteUrl: siteOf(ownProgram) });
    await mira.page.clock.install();
    const address = newAddress("mira");
    const first = await askForCode(mira, ownProgram, address);
    await expect(mira.page.getByText(/New code in 0:\d\d/)).toBeVisible();
    await passTime(mira.page, ownProgram, login.newCodeAfterMs);
    await mira.page.getByRole("button", { name: "Send a new code" }).click();
    const second = await waitForMail(ownProgram.outbox, address, 1);
    await expect(mira.page.getByText(/New code in 0:\d\d/)).toBeVisible();
    await mira.page.getByLabel("Digit 1 of 6").click();
    await typeCode(mira.page, first.code);
    await expect(mira.page.getByRole("main").getByRole("alert")).toContainText(
      "That is not the code we sent. 4 tries left.",
    );
    await typeCode(mira.page, second.code);
    await expect(mira.page).toHaveURL(/\/dashboard$/);
  });

  test("a code that was not used for ten minutes has expired, its link too", async ({ person, ownProgram }) => {
    const [mira, elsewhere] = [
      await person({ siteUrl: siteOf(ownProgram) }),
      await person({ siteUrl: siteOf(ownProgram) }),
    ];
    await mira.page.clock.install();
    const mail = await askForCode(mira, ownProgram, newAddress("mira"));
    await passTime(mira.page, ownProgram, login.codeForMs);
    await typeCode(mira.page, mail.code);
    await expect(mira.page.getByRole("main").getByRole("alert")).toHaveText("This code has expired. Request a new one");
    await elsewhere.page.goto(mail.link ?? "");
    await elsewhere.page.getByRole("button", { name: "Sign in" }).click();
    await expect(elsewhere.page.getByRole("heading")).toHaveText("This link did not sign you in");
    await expect(elsewhere.page.getByText("This sign-in link no longer works. Request a new one")).toBeVisible();
    await elsewhere.page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(elsewhere.page).toHaveURL(/\/login$/);
  });

  test("five codes in a quarter of an hour are enough, then one waits", async ({ person, ownProgram }) => {
    const mira = await person({ siteUrl: siteOf(ownProgram) });
    await mira.page.clock.install();
    const address = newAddress("mira");
    const newCode = mira.page.getByRole("button", { name: "Send a new code" });
    await askForCode(mira, ownProgram, address);
    for (let sent = 1; sent < login.codesPerEmail.count; sent++) {
      await passTime(mira.page, ownProgram, login.newCodeAfterMs);
      await newCode.click();
      await waitForMail(ownProgram.outbox, address, sent);
      await expect(newCode).toBeHidden();
    }
    await passTime(mira.page, ownProgram, login.newCodeAfterMs);
    await newCode.click();
    await expect(mira.page.getByRole("main").getByRole("alert")).toHaveText("Too often attempts try again later");
    await passTime(mira.page, ownProgram, login.codesPerEmail.withinMs);
    await newCode.click();
    const mail = await waitForMail(ownProgram.outbox, address, login.codesPerEmail.count);
    // The mail may arrive before the server's answer, and until then nothing can be typed.
    await expect(newCode).toBeHidden();
    await mira.page.getByLabel("Digit 1 of 6").click();
    await typeCode(mira.page, mail.code);
    await expect(mira.page).toHaveURL(/\/dashboard$/);
  });
});
