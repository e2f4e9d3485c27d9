import { must, newId } from "@atrium/contract";
import type { SurveyAnswers } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeHubspot } from "@atrium/testkit/fakeHubspot";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { afterAll, expect, test } from "vitest";
import { recordVisits } from "../../space/index.ts";

const database = await createTestDatabase();
const hubspot = await startFakeHubspot();
const atrium = await startTestAtrium({ databaseUrl: database.url, settings: hubspot.settings });
afterAll(async () => {
  await atrium.stop();
  await hubspot.stop();
  await database.close();
});

const answers: SurveyAnswers = { name: "Mira", useCase: "teaching", companySize: "11-50" };

/** Somebody who has signed up and is asked. */
async function somebodyAsked() {
  const browser = createTestBrowser({ port: atrium.port });
  const email = `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
  const { authKey } = must((await browser.call("registerAccount2", { email, survey: true })).value, "asked");
  const shown = atrium.codes.findLast((each) => each.email === email);
  await browser.call("authAccountByMagicLink2", { authKey, code: must(shown, "the code").code });
  const made = must((await browser.call("tryForFree", { teamName: "Crew", spaceName: "Hall" })).value, "made");
  const visits = [{ accountId: made.account.accountId, browserHash: null }];
  await recordVisits(database.db, { spaceId: made.spaceId, visits }, Date.now());
  const sentOf = () => hubspot.submissions.filter((each) => each["email"] === email);
  return { browser, email, sentOf };
}

test("whoever is asked is told that answers go to HubSpot; they go with name and address, and what was left out does not", async () => {
  const { browser, email, sentOf } = await somebodyAsked();
  const { survey } = must((await browser.call("getActiveAccessibilitySurvey", {})).value, "asked");
  expect(survey).toEqual({ name: null, goesToHubspot: true });
  await browser.call("answerSurvey", answers);
  expect(sentOf()).toEqual([]);
  expect((await browser.call("sendHubspotSurvey", {})).value).toEqual({ isSent: true });
  expect(sentOf()).toEqual([{ email, firstname: "Mira", atrium_use_case: "teaching", atrium_company_size: "11-50" }]);
});

test("nothing goes out of who has not answered yet, or has skipped the survey, or is a guest", async () => {
  const { browser, sentOf } = await somebodyAsked();
  const send = async () => (await browser.call("sendHubspotSurvey", {})).value;
  expect(await send()).toEqual({ isSent: false });
  await browser.call("answerSurvey", {});
  expect(await send()).toEqual({ isSent: false });
  expect(sentOf()).toEqual([]);
  const guest = createTestBrowser({ port: atrium.port });
  await guest.call("registerUnverifiedAccount", { name: "Guest" });
  expect((await guest.call("sendHubspotSurvey", {})).value).toEqual({ isSent: false });
});

test("while HubSpot does not answer, the same may succeed later; what it refuses is a fault of ours", async () => {
  const { browser, sentOf } = await somebodyAsked();
  await browser.call("answerSurvey", answers);
  for (const how of ["reset", "error"] as const) {
    hubspot.failNext(how);
    expect((await browser.call("sendHubspotSurvey", {})).code).toBe("unknownError");
  }
  hubspot.failNext("refused");
  expect((await browser.call("sendHubspotSurvey", {})).code).toBe("unknownError");
  expect(sentOf()).toEqual([]);
  expect((await browser.call("sendHubspotSurvey", {})).value).toEqual({ isSent: true });
  expect(sentOf()).toHaveLength(1);
});
