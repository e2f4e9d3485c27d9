import type { Page } from "@playwright/test";
import { bounds, LOCALES } from "@atrium/contract";
import { invitationMail } from "../../server/src/invitation/invitationMail.ts";
import { roleMail } from "../../server/src/team/members/roleMail.ts";
import { exampleMails, MAIL_LINK as link } from "../../tools/exampleMails.ts";
import { withPictures } from "../../tools/mailPictures.ts";
import { expect, test } from "../harness/test.ts";

/** The narrowest phones, most phones, and the pane of a mail program. */
const WIDTHS = [320, 390, 720];
/** In narrower text of 16 pixels, lines are single words. */
const WORDS_PX = 238;
const CARD_PX = 600;

/** The parts of a mail that overflow the window, and the widths of its card and its text. */
async function measured(page: Page, html: string) {
  await page.setContent(withPictures(html));
  return page.evaluate(() => {
    const beyond = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    const scrolls = document.documentElement.scrollWidth - innerWidth;
    return {
      scrolls,
      beyond: beyond.map(({ tagName }) => tagName),
      card: widthOf(".card"),
      words: widthOf(".inside h1"),
    };
  });
}

async function expectToFit(page: Page, html: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  const { scrolls, beyond, card, words } = await measured(page, html);
  expect({ scrolls, beyond }).toEqual({ scrolls: 0, beyond: [] });
  expect(card).toBeLessThanOrEqual(CARD_PX);
  expect(words).toBeGreaterThanOrEqual(WORDS_PX);
}

test.describe("mails", () => {
  for (const [name, { make }] of Object.entries(exampleMails)) {
    test(`${name} is as narrow as its window and no wider than 600 pixels, its words not a narrow column`, async ({
      page,
    }) => {
      for (const locale of LOCALES) for (const width of WIDTHS) await expectToFit(page, make(locale).html, width);
    });
  }

  test("the longest names there may be, in one word, and a long address stay inside", async ({ page }) => {
    const word = "Щ".repeat(bounds.teamName.max);
    const to = `${"m".repeat(64)}@${"nordlys".repeat(8)}.no`;
    for (const locale of LOCALES) {
      const invitation = invitationMail({
        to,
        link,
        declineLink: link,
        inviter: { name: "Ж".repeat(bounds.personName.max), email: to },
        teamName: word,
        role: "GUEST",
        spaceNames: [word],
        message: "Ы".repeat(bounds.invitationMessage.max),
        expiresAt: new Date(0),
        locale,
        nowMs: 0,
      });
      const role = roleMail({ to, teamName: word, move: "promoted", role: "ADMIN", actor: word, link, locale });
      for (const { html } of [invitation, role]) for (const width of WIDTHS) await expectToFit(page, html, width);
    }
  });
});
