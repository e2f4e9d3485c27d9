import { must, newId } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeHubspot } from "@atrium/testkit/fakeHubspot";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { letters } from "./letterStore.ts";

const database = await createTestDatabase();
const hubspot = await startFakeHubspot();
const folder = mkdtempSync(join(tmpdir(), "atrium-sales-"));
const atrium = await startTestAtrium({
  databaseUrl: database.url,
  settings: { ...hubspot.settings, SUPPORT_EMAIL: "help@example.org", DATA_FOLDER: folder, DEFAULT_LOCALE: "en" },
});
afterAll(async () => {
  await atrium.stop();
  await hubspot.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const newBrowser = () => createTestBrowser({ port: atrium.port });
const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@kite.studio`;
const letterOf = (email: string) => ({
  firstName: "Mira",
  lastName: "Halvorsen",
  email,
  phone: "+47 22 12 34 56",
  company: "Kite Studio",
  companySize: "500+" as const,
  country: "NO",
  message: "We are 1,500 people.\nWhat does a contract cost?",
  openedFrom: "plans" as const,
});
const keptOf = (email: string) => database.db.select().from(letters).where(eq(letters.email, email));
const submittedOf = (email: string) => hubspot.salesSubmissions.filter((each) => each["email"] === email);

/** The mail to the operators whose answer goes to this address. */
async function mailOf(email: string) {
  const outbox = join(folder, "outbox");
  const read = async () => {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
    const mails = await Promise.all(files.map((file) => simpleParser(readFileSync(join(outbox, file)))));
    return mails.find((mail) => mail.replyTo?.text === email);
  };
  await expect.poll(read, { timeout: 20_000 }).toBeDefined();
  return must(await read(), "it is there");
}

test("a letter to sales is kept, mailed to support with an answer to its writer, and submitted to the form", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const { account } = must((await browser.call("registerUnverifiedAccount", { name: "Mira" })).value, "a guest");
  const teamId = newId<TeamId>();
  const hidden = { teamId, referrer: "/pricing", campaign: { source: "newsletter", medium: "mail" } };
  expect((await browser.call("sendSalesLetter", { ...letterOf(email), ...hidden })).value).toEqual({});
  const { message, email: _email, ...about } = letterOf(email);
  expect(await keptOf(email)).toMatchObject([
    { kind: "sales", accountId: account.accountId, said: message, about: { ...about, ...hidden } },
  ]);
  const mail = await mailOf(email);
  expect(mail.to).toMatchObject({ text: "help@example.org" });
  for (const said of [message, "Mira Halvorsen", "+47 22 12 34 56", "Norway", teamId, "newsletter, mail"])
    expect(mail.text).toContain(said);
  await expect.poll(() => submittedOf(email), { timeout: 20_000 }).toHaveLength(1);
  expect(submittedOf(email)).toEqual([
    {
      email,
      firstname: "Mira",
      lastname: "Halvorsen",
      phone: "+47 22 12 34 56",
      company: "Kite Studio",
      country: "NO",
      message,
      atrium_company_size: "500+",
      atrium_team_id: teamId,
      atrium_account_id: account.accountId,
      atrium_opened_from: "plans",
      atrium_referrer: "/pricing",
      utm_source: "newsletter",
      utm_medium: "mail",
    },
  ]);
});

test("somebody without a session may write too, and what is unknown of them is left out of the form", async () => {
  const email = newEmail();
  expect((await newBrowser().call("sendSalesLetter", letterOf(email))).value).toEqual({});
  expect(await keptOf(email)).toMatchObject([{ kind: "sales", accountId: null }]);
  await expect.poll(() => submittedOf(email), { timeout: 20_000 }).toHaveLength(1);
  const [submitted = {}] = submittedOf(email);
  expect(Object.keys(submitted).filter((field) => /team|account|referrer|utm/.test(field))).toEqual([]);
});

test("while HubSpot does not answer, the letter is kept and submitted later", async () => {
  const email = newEmail();
  hubspot.failNext("error");
  expect((await newBrowser().call("sendSalesLetter", letterOf(email))).value).toEqual({});
  expect(await keptOf(email)).toHaveLength(1);
  await expect.poll(() => submittedOf(email), { timeout: 20_000 }).toHaveLength(1);
});

test.each([
  ["mira@gmail.com", "businessEmailNeeded"],
  ["Mira@Yandex.RU", "businessEmailNeeded"],
  ["mira@localhost", "invalidEmail"],
])("an answer to %s is refused as %s, and nothing is kept", async (email, code) => {
  expect((await newBrowser().call("sendSalesLetter", letterOf(email))).code).toBe(code);
  expect(await keptOf(email)).toEqual([]);
});

test("every field but the hidden ones is needed, and of a page that led here only the first part of its path", async () => {
  const letter = letterOf(newEmail());
  const codeOf = async (change: object) => (await newBrowser().call("sendSalesLetter", { ...letter, ...change })).code;
  for (const field of ["firstName", "lastName", "phone", "company", "message"])
    expect(await codeOf({ [field]: " " }), field).toBe("invalidRequest");
  const wrong = [{ phone: "12" }, { companySize: "7" }, { country: "Norway" }, { message: "x".repeat(2001) }];
  for (const change of [...wrong, { referrer: "/magiclink/key/code" }, { referrer: "https://x.example/" }])
    expect(await codeOf(change), Object.keys(change)[0]).toBe("invalidRequest");
});

test("very many from one browser are refused", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  await browser.call("getAccountProfile", {});
  const codes: unknown[] = [];
  for (let times = 0; times < 7; times += 1) codes.push((await browser.call("sendSalesLetter", letterOf(email))).code);
  expect(codes).toContain("tooOftenAttempts");
});
