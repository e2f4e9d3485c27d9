import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { forgetLetters, letters } from "./letterStore.ts";

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "atrium-letters-"));
const settings = { SUPPORT_EMAIL: "help@example.org", DATA_FOLDER: folder, DEFAULT_LOCALE: "en" };
const atrium = await startTestAtrium({ databaseUrl: database.url, settings });
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
const newBrowser = () => createTestBrowser({ port: atrium.port, userAgent: "Firefox/140.0" });

async function signUp(browser: TestBrowser) {
  const email = newEmail();
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  const { account } = must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
  return { email, accountId: account.accountId };
}

/** The mail to the operators that contains this text. */
async function mailWith(text: string) {
  const outbox = join(folder, "outbox");
  const read = async () => {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
    const mails = await Promise.all(files.map((file) => simpleParser(readFileSync(join(outbox, file)))));
    return mails.find((mail) => mail.text?.includes(text) === true);
  };
  await expect.poll(read, { timeout: 20_000 }).toBeDefined();
  return must(await read(), "it is there");
}
const keptOf = (said: string) => database.db.select().from(letters).where(eq(letters.said, said));

test("what somebody reports is kept and mailed to support, an answer goes to them, and no secret goes along", async () => {
  const browser = newBrowser();
  const { email, accountId } = await signUp(browser);
  const issue = `No sound ${newId()}`;
  const sent = await browser.call("sendBugReport", {
    issue,
    needFeedback: true,
    email: "somebody.else@example.org",
    page: "space",
    spaceLink: "/s/kite",
    version: "b1",
    noticed: ["TypeError at https://meet.example.org/magiclink/k3y/c0de"],
  });
  expect(sent.value).toEqual({});
  expect(await keptOf(issue)).toMatchObject([
    { kind: "problem", accountId, email, about: { spaceLink: "/s/kite", noticed: ["TypeError at (address)"] } },
  ]);
  const mail = await mailWith(issue);
  expect(mail.to).toMatchObject({ text: "help@example.org" });
  expect(mail.replyTo?.text).toBe(email);
  expect(mail.text).toContain("/s/kite");
  expect(mail.text).not.toContain("c0de");
});

test("a guest is answered where they say, and nobody who does not want to be", async () => {
  const [issue, quiet] = [`Guest ${newId()}`, `Quiet ${newId()}`];
  const guest = newBrowser();
  await guest.call("registerUnverifiedAccount", { name: "Ada" });
  const said = { issue, needFeedback: true, page: "space", email: "ada@example.org" };
  expect((await guest.call("sendBugReport", said)).value).toEqual({});
  expect((await mailWith(issue)).replyTo?.text).toBe("ada@example.org");
  await guest.call("sendBugReport", { ...said, issue: quiet, needFeedback: false });
  const mail = await mailWith(quiet);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).not.toContain("ada@example.org");
  expect(await keptOf(quiet)).toMatchObject([{ email: null }]);
});

test("a link with more than a space's path is refused, and so is an answer to nowhere", async () => {
  const browser = newBrowser();
  const report = { issue: "x", needFeedback: false, page: "space" };
  for (const spaceLink of ["/s/kite?pass=s3cret", "/magiclink/a/b", "https://x.example/s/kite"])
    expect((await browser.call("sendBugReport", { ...report, spaceLink })).code).toBe("invalidRequest");
  expect((await browser.call("sendBugReport", { ...report, needFeedback: true })).code).toBe("invalidEmail");
});

test("very many from one browser are refused", async () => {
  const browser = newBrowser();
  await browser.call("getAccountProfile", {});
  const codes: unknown[] = [];
  for (let times = 0; times < 7; times += 1)
    codes.push((await browser.call("sendBugReport", { issue: "x", needFeedback: false, page: "a" })).code);
  expect(codes).toContain("tooOftenAttempts");
});

test("one gets one's own letters with one's data, and after a year nobody has them", async () => {
  const browser = newBrowser();
  await signUp(browser);
  const issue = `Own ${newId()}`;
  await browser.call("sendBugReport", { issue, needFeedback: false, page: "space" });
  const { items } = must((await browser.call("getOwnDataPage", { part: "letters" })).value, "a page");
  expect(items).toMatchObject([{ said: issue, kind: "problem" }]);
  await forgetLetters(database.db, Date.now() + 366 * 24 * 3_600_000);
  expect(await keptOf(issue)).toEqual([]);
});
