import { must, newId } from "@atrium/contract";
import type { SurveyAnswers } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { recordVisits } from "../../space/index.ts";
import { surveys } from "../tables.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const USER_AGENT =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const newBrowser = () => createTestBrowser({ port: atrium.port, userAgent: USER_AGENT });
const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
async function signUp(browser: TestBrowser, survey: boolean) {
  const email = newEmail();
  const { authKey } = must((await browser.call("registerAccount2", { email, survey })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in").account;
}
async function visit(browser: TestBrowser) {
  const made = must((await browser.call("tryForFree", { teamName: "Crew", spaceName: "Hall" })).value, "made");
  const { accountId } = made.account;
  const visits = [{ accountId, browserHash: null }];
  await recordVisits(database.db, { spaceId: made.spaceId, visits }, Date.now());
}
const waiting = async (browser: TestBrowser) =>
  must((await browser.call("getActiveAccessibilitySurvey", {})).value, "answered").survey;
const answers: SurveyAnswers = {
  name: "Mira",
  useCase: "teaching",
  role: "teacher",
  companySize: "11-50",
};

test("who signed up is asked once they have been in a space, and not again after they answered", async () => {
  const browser = newBrowser();
  const { accountId } = await signUp(browser, true);
  expect(await waiting(browser)).toBeNull();
  await visit(browser);
  expect(await waiting(browser)).toEqual({ name: null, goesToHubspot: false });

  expect((await browser.call("answerSurvey", answers)).value).toEqual({});
  expect(await waiting(browser)).toBeNull();
  expect((await browser.call("getAccountProfile", {})).value?.account?.name).toBe("Mira");
  const [kept] = await database.db.select().from(surveys).where(eq(surveys.accountId, accountId));
  const { name: _name, ...chosen } = answers;
  expect(kept).toMatchObject({ ...chosen, platform: "Chrome, Windows" });
});

test("who skipped is not asked again, and nothing is kept of them", async () => {
  const browser = newBrowser();
  const { accountId } = await signUp(browser, true);
  await visit(browser);
  expect((await browser.call("answerSurvey", {})).value).toEqual({});
  expect(await waiting(browser)).toBeNull();
  expect((await browser.call("answerSurvey", answers)).value).toEqual({});
  const [kept] = await database.db.select().from(surveys).where(eq(surveys.accountId, accountId));
  expect(kept).toMatchObject({ useCase: null, role: null, companySize: null, source: null, platform: null });
  expect((await browser.call("getAccountProfile", {})).value?.account?.name).toBe("");
});

test("a guest who made a space is asked after they have signed up, and nobody is whose sign-up was for something else", async () => {
  const founder = newBrowser();
  await visit(founder);
  expect(await waiting(founder)).toBeNull();
  await signUp(founder, true);
  expect(await waiting(founder)).toEqual({ name: null, goesToHubspot: false });

  const invited = newBrowser();
  await signUp(invited, false);
  await visit(invited);
  expect(await waiting(invited)).toBeNull();
});
