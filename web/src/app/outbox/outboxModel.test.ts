import { expect, test } from "vitest";
import { codeOfMail, findMails, kindOfMail } from "./outboxModel.ts";

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

test("mails are called by what they are for", () => {
  expect(kindOfMail({ kind: "signIn" })).toBe("code");
  expect(kindOfMail({ kind: "teamInvitation" })).toBe("invitation");
  expect(kindOfMail({ kind: "else" })).toBeNull();
});

test("a search looks through address, subject and text, whatever the case", () => {
  const mails = [mail("signIn", "one"), { ...mail("signIn", "two"), to: "timur@kite.studio" }];
  expect(findMails(mails, " TIMUR ").map(({ id }) => id)).toEqual(["two"]);
  expect(findMails(mails, "one").map(({ id }) => id)).toEqual(["one"]);
  expect(findMails(mails, "409 217")).toHaveLength(2);
});
