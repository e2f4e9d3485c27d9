import { bounds, constants, must, newId } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { BrowserAnswer, TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// The limits of inviting and signing in, as seen from outside: on this computer, and behind a proxy shared by
// everybody.
const { invitation, login } = constants;
const SITE = "https://meet.example.test";
const PRODUCTION = {
  PUBLIC_URL: SITE,
  TRUSTED_PROXIES: "127.0.0.1",
  SERVER_SECRET: "nR4wq8Zr3vN1xKw0pYt7uLs5dHj2fGb9",
  MEDIA_ADDRESSES: "127.0.0.1",
};
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;
const emails = (count: number) => Array.from({ length: count }, newEmail);

/** Refused for now: until when is in the body and, for programs that only read headers, in a header. */
function expectLater(answer: BrowserAnswer<never>, mostMs: number): void {
  expect(answer.code).toBe("tooOftenAttempts");
  const { retryAfterMs } = answer.detail as { retryAfterMs: number };
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(mostMs);
  expect(answer.retryAfterS).toBe(Math.ceil(retryAfterMs / 1000));
}

describe.each([
  { mode: "on this computer", settings: {}, origin: undefined },
  { mode: "in production", settings: PRODUCTION, origin: SITE },
])("$mode", ({ settings, origin }) => {
  const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
  const started: { database?: Awaited<ReturnType<typeof createTestDatabase>>; atrium?: TestAtrium } = {};
  beforeAll(async () => {
    started.database = await createTestDatabase();
    started.atrium = await startTestAtrium({ databaseUrl: started.database.url, clock, settings });
  });
  afterAll(async () => {
    await started.atrium?.stop();
    await started.database?.close();
  });
  const atrium = () => must(started.atrium, "it runs");
  let addresses = 0;
  function newBrowser(): TestBrowser {
    addresses += 1;
    const own = origin === undefined ? {} : { origin, address: `198.51.100.${addresses}` };
    return createTestBrowser({ port: atrium().port, ...own });
  }

  /** The admin of a team with a free plan. */
  async function admin() {
    const [browser, email] = [newBrowser(), newEmail()];
    const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
    const { code } = must(
      atrium().codes.findLast((shown) => shown.email === email),
      "the code",
    );
    await browser.call("authAccountByMagicLink2", { authKey, code });
    const { id: teamId } = must((await browser.call("createTeam", { name: "Kite" })).value, "a team");
    const { spaceId } = must((await browser.call("createSpace", { teamId, name: "Hall" })).value, "a space");
    await createArrange(must(started.database, "it is open").db).team(teamId, { plan: "free" });
    return { browser, email, teamId, spaceId };
  }
  const invite = (browser: TestBrowser, teamId: TeamId, to: string[]) =>
    browser.call("inviteTeamMembers", { teamId, emails: to, role: "MEMBER", spaceIds: [] });

  test("a call takes fifty addresses and not one more, whatever it invites to", async () => {
    const { browser, teamId, spaceId } = await admin();
    const most = bounds.emailsPerInvite.max;
    expect(most).toBe(50);
    const tooMany = emails(most + 1);
    const refused = [
      await invite(browser, teamId, tooMany),
      await browser.call("inviteTeamGuests", { teamId, emails: tooMany, spaceIds: [] }),
      await browser.call("inviteSpaceGuests", { spaceId, emails: tooMany }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(["invalidRequest", "invalidRequest", "invalidRequest"]);
    expect((await invite(browser, teamId, emails(most))).value?.invitedEmails).toHaveLength(most);
  });

  test("a team's day of invitations is shared by all ways to invite, and the answer says when the next begins", async () => {
    const { browser, teamId, spaceId } = await admin();
    const other = await admin();
    for (let sent = 0; sent < invitation.mailsADay.free; sent += 50)
      expect((await invite(browser, teamId, emails(50))).value?.invitedEmails).toHaveLength(50);
    expectLater(await invite(browser, teamId, emails(1)), DAY_MS);
    expectLater(await browser.call("inviteTeamGuests", { teamId, emails: emails(1), spaceIds: [] }), DAY_MS);
    expectLater(await browser.call("inviteSpaceGuests", { spaceId, emails: emails(1) }), DAY_MS);
    expect((await invite(other.browser, other.teamId, emails(1))).code).toBe("success");
    const { detail } = await invite(browser, teamId, emails(1));
    clock.move((detail as { retryAfterMs: number }).retryAfterMs);
    expect((await invite(browser, teamId, emails(1))).code).toBe("success");
  });

  test("ten that ask for the last places of a day at once get no more than there are", async () => {
    const { browser, teamId } = await admin();
    const calls = Array.from({ length: 10 }, () => invite(browser, teamId, emails(30)));
    const answers = await Promise.all(calls);
    const invited = answers.flatMap(({ value }) => value?.invitedEmails ?? []);
    expect(invited).toHaveLength(90);
    for (const answer of answers) if (answer.value === null) expectLater(answer, DAY_MS);
  });

  test("one who asks for codes too often, or guesses too often, is told when to come again", async () => {
    const [browser, email] = [newBrowser(), newEmail()];
    const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
    expectLater(await browser.call("registerAccount", { email }), login.newCodeAfterMs);
    const { code } = must(atrium().codes.at(-1), "the code");
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tried = 1; tried < login.wrongTries; tried += 1)
      expect((await browser.call("authAccountByMagicLink2", { authKey, code: wrong })).code).toBe("invalidCode");
    // Another code may be asked for then.
    expectLater(await browser.call("authAccountByMagicLink2", { authKey, code: wrong }), login.newCodeAfterMs);
    expectLater(await browser.call("authAccountByMagicLink2", { authKey, code }), login.newCodeAfterMs);
  });

  test("calls that come faster than anybody clicks are told so, with a status that programs understand", async () => {
    const { browser } = await admin();
    clock.holdSteady(true);
    const { usual } = constants.callRates;
    const answers = [];
    for (let asked = 0; asked <= usual.burst; asked += 1) answers.push(await browser.call("listAccountTeams", {}));
    clock.holdSteady(false);
    const late = must(answers.at(-1), "the last");
    expect(late.status).toBe(429);
    expectLater(late, 1000);
  });
});
