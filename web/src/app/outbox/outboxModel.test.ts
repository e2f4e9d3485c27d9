import { expect, test } from "vitest";
import { codeOfMail, findMails, kindOfMail, minutesLeft } from "./outboxModel.ts";

const mail = (kind: string, text: string) => ({
  id: text,
  atMs: 0,
  kind,
  to: "mira@kite.studio",
  subject: "409 217 is your code",
  text,
  html: "",
});

test("a sign-in mail has a code and a link, any other has none", () => {
  const text = "Your code: 409217\nOr: http://localhost:3000/magiclink/key/token\n";
  const link = "http://localhost:3000/magiclink/key/token";
  expect(codeOfMail(mail("signIn", text))).toEqual({ code: "409217", link });
  expect(codeOfMail(mail("signIn", "409217"))).toEqual({ code: "409217", link: null });
  expect(codeOfMail(mail("teamInvitation", text))).toBeNull();
});

test("a code says for how many minutes it is good, and when it is no more", () => {
  const code = mail("signIn", "409217");
  expect([1, 59_000, 61_000, 599_000, 600_000, 900_000].map((nowMs) => minutesLeft(code, nowMs))).toEqual([
    10, 10, 9, 1, 0, 0,
  ]);
  expect(minutesLeft(mail("teamInvitation", "409217"), 1)).toBeNull();
});

test("mails are called by what they are for", () => {
  expect(kindOfMail({ kind: "signIn" })).toBe("code");
  expect(kindOfMail({ kind: "teamInvitation" })).toBe("invitation");
  expect(kindOfMail({ kind: "roleChange" })).toBe("role");
  expect(kindOfMail({ kind: "else" })).toBeNull();
});

test("a search looks through address, subject and text, whatever the case", () => {
  const mails = [mail("signIn", "one"), { ...mail("signIn", "two"), to: "timur@kite.studio" }];
  expect(findMails(mails, " TIMUR ").map(({ id }) => id)).toEqual(["two"]);
  expect(findMails(mails, "one").map(({ id }) => id)).toEqual(["one"]);
  expect(findMails(mails, "409 217")).toHaveLength(2);
});
