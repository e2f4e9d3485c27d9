import { LOCALES } from "@atrium/contract";
import type { Locale } from "@atrium/contract";
import { describe, expect, test } from "vitest";
import { deletionMail } from "../account/deletion/deletionMail.ts";
import { newSignInMail } from "../account/devices/newSignInMail.ts";
import { passkeyAddedMail } from "../account/devices/passkeyAddedMail.ts";
import { emailChangedMail } from "../account/email/emailChangedMail.ts";
import { codeMail } from "../account/signIn/codeMail.ts";
import { invitationMail } from "../invitation/invitationMail.ts";
import type { Mail } from "../platform/mail/mailer.ts";
import { roleMail } from "../team/members/roleMail.ts";

const to = "mira@kite.studio";
const link = "https://meet.example.org/way/in";
const siteUrl = "https://meet.example.org";
const nowMs = Date.UTC(2026, 10, 21, 12);

/** Every mail, and what its reader needs from it. */
const MAILS: Record<string, { make: (locale: Locale) => Mail; needed: readonly string[] }> = {
  signIn: {
    make: (locale) => codeMail({ purpose: "signIn", to, code: "409217", link, locale, siteUrl }),
    needed: ["409217", link],
  },
  changeEmail: {
    make: (locale) => codeMail({ purpose: "changeEmail", to, code: "409217", link, locale, siteUrl }),
    needed: ["409217", link],
  },
  emailChanged: {
    make: (locale) => emailChangedMail({ to, address: "m…@nordlys.no", locale }),
    needed: ["nordlys.no"],
  },
  newSignIn: {
    make: (locale) => newSignInMail({ to, device: "Chrome, Windows", atMs: nowMs, link, locale }),
    needed: ["Chrome, Windows", link],
  },
  passkeyAdded: {
    make: (locale) => passkeyAddedMail({ to, device: "Chrome, Windows", atMs: nowMs, link, locale }),
    needed: ["Chrome, Windows", link],
  },
  accountDeleted: {
    make: (locale) => deletionMail({ to, deletesAt: new Date(nowMs), link, locale }),
    needed: [link, "2026"],
  },
  roleChange: {
    make: (locale) => roleMail({ to, teamName: "Kite", move: "demoted", role: "GUEST", actor: "Priya", link, locale }),
    needed: ["Kite", "Priya", link],
  },
  invitation: {
    make: (locale) =>
      invitationMail({
        to,
        link,
        inviter: { name: "Priya", email: "priya@kite.studio" },
        teamName: "Kite",
        role: "MEMBER",
        spaceNames: ["Kite HQ"],
        message: "",
        expiresAt: new Date(nowMs + 86_400_000),
        locale,
        nowMs,
      }),
    needed: ["Kite", "Priya", link],
  },
};

const cases = Object.entries(MAILS).flatMap(([name, mail]) => LOCALES.map((locale) => ({ name, locale, ...mail })));

/** What a reader sees whose mail program shows no pictures. */
const readable = (html: string): string =>
  html
    .replace(/<(title|style)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<img[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, "");

describe.each(cases)("the mail $name ($locale)", ({ make, locale, needed }) => {
  const { html, text, subject } = make(locale);

  test("says all that is needed as text, and without pictures", () => {
    for (const word of needed) expect(text).toContain(word);
    for (const word of needed) expect(word === link ? html : readable(html)).toContain(word);
    expect(readable(html)).toContain("Atrium");
    // The only picture is the embedded logo with its alternative text: nothing tells the sender that the mail was read.
    expect([...html.matchAll(/<img [^>]*>/g)].map(([image]) => image)).toEqual([
      expect.stringMatching(/src="cid:[^"]+".* alt=""/),
    ]);
    expect(html).not.toMatch(/url\(|<link|@import|<script/);
  });

  test("stays readable where a mail program is dark: every text has its own color, every ground its own", () => {
    expect(html).toContain('<meta name="color-scheme" content="light">');
    expect(html).toMatch(/<body style="[^"]*background:#/);
    const withText = [...html.matchAll(/<(h1|p|td|a)\b([^>]*)>([^<]*[^<\s][^<]*)</g)];
    expect(withText.length).toBeGreaterThan(2);
    for (const [tag, , attributes] of withText) expect(attributes, tag).toMatch(/[;"]color:#/);
  });

  test("is in its language throughout", () => {
    expect(html).toContain(`<html lang="${locale}">`);
    const isRussian = (said: string) => /[а-яё]{3}/i.test(said);
    const said = [subject, ...text.split("\n\n")].filter((part) =>
      /\p{L}{4}/u.test(part.replaceAll(/\S*[.@/]\S*/g, "")),
    );
    expect(said.filter((part) => isRussian(part) !== (locale === "ru"))).toEqual([]);
  });
});
