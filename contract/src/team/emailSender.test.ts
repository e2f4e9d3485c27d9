import { expect, test } from "vitest";
import { EmailPrefix, EmailSenderName } from "./records.ts";

test.each([
  "kite",
  "kite.studio",
  "Team_2",
  " hello-kite ",
  "7",
  "kite-support",
  "information",
  "helper",
  "team",
  "k1te2020",
])("a prefix of an address: %j", (typed) => {
  expect(EmailPrefix.parse(typed)).toBe(typed.trim().toLowerCase());
});

test.each(["", ".kite", "kite.", "a..b", "a b", "a@b", "kite\r\nx", '"kite"', "<kite>", "змей", "a".repeat(65)])(
  "no prefix: %j",
  (typed) => {
    expect(EmailPrefix.safeParse(typed).success).toBe(false);
  },
);

const OTHERS = ["postmaster", "Abuse", "security", "info", "accounts"];
const MACHINES = ["no-reply", "no.reply", "no_reply", "noreply", "mailer-daemon", "mailer_daemon", "MailerDaemon"];
const BESIDE = [
  "support-team",
  "noreply1",
  "do-not-reply",
  "donotreply",
  "verify",
  "admin_2",
  "the.help.desk",
  "security2026",
];
const WITH_DIGITS = [
  "supp0rt",
  "supp0rt2020",
  "1nfo",
  "inf0",
  "bi11ing",
  "b1lling",
  "adm1n2026",
  "n0-reply",
  "he1p_desk",
];
test.each([...OTHERS, ...MACHINES, ...BESIDE, ...WITH_DIGITS])("a prefix that is not a team's to take: %s", (typed) => {
  expect(EmailPrefix.safeParse(typed).success).toBe(false);
});

test("a sender's name is one line without quotes, brackets and marks that turn the line around", () => {
  expect(EmailSenderName.parse("Студия «Змей», ООО (Рига)")).toBe("Студия «Змей», ООО (Рига)");
  expect(EmailSenderName.parse("Kite\u202Egro.knab\u202C")).toBe("Kitegro.knab");
  const bad = ["", " ", "a\nb", "a\r\nBcc: x", "a\u2028b", 'a"b', "a <b>", "ceo@bank.org", "a\\b", "x".repeat(61)];
  for (const typed of bad) expect(EmailSenderName.safeParse(typed).success, JSON.stringify(typed)).toBe(false);
  const hidden = ["ceo\uFF20bank.org", "ceo\uFE6Bbank.org", "a \uFF1Cb\uFF1E", "=?utf-8?q?ceo=40bank.org?="];
  for (const typed of hidden) expect(EmailSenderName.safeParse(typed).success, JSON.stringify(typed)).toBe(false);
  for (const typed of ["Kite = fun?", "Kite\u2122"]) expect(EmailSenderName.parse(typed)).toBe(typed);
  expect(EmailSenderName.safeParse("a\\b").error?.issues[0]?.message).toContain("backslashes");
});
