import { constants, must, newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const settings = { TRUSTED_PROXIES: "127.0.0.1" };
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const { login } = constants;
let addresses = 0;
/** Each browser has its own network address. */
function newBrowser(): TestBrowser {
  addresses += 1;
  return createTestBrowser({ port: atrium.port, address: `198.51.100.${addresses}` });
}
const newEmail = () =>
  `person-${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;

/** Requests a code and returns what was sent. */
async function askForCode(browser: TestBrowser, email: string) {
  const asked = await browser.call("registerAccount", { email, locale: "en" });
  const { authKey } = must(asked.value, `a code for ${email}`);
  const sent = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code that was sent",
  );
  return { authKey, code: sent.code, link: must(sent.link.split("/").at(-1), "the link's code") };
}
async function signIn(browser: TestBrowser, email: string) {
  const { authKey, code } = await askForCode(browser, email);
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
}
const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;
const wrong = (code: string) => String((Number(code) + 1) % 10 ** login.codeDigits).padStart(login.codeDigits, "0");

test("the code signs in the browser that asked for it, and makes the account the first time", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const first = await signIn(browser, email);
  expect(first).toMatchObject({ isNew: true, redirect: null, account: { email, locale: "en" } });
  expect(await whoAmI(browser)).toEqual(first.account);
  clock.move(login.newCodeAfterMs);
  const again = await signIn(browser, email.replace("person", "PERSON"));
  expect(again).toMatchObject({ isNew: false, account: { accountId: first.account.accountId, email } });
});

test("the answer is the same for known and unknown addresses", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  await signIn(browser, email);
  clock.move(login.newCodeAfterMs);
  const known = await newBrowser().call("registerAccount", { email });
  const unknown = await newBrowser().call("registerAccount", { email: newEmail() });
  const { newCodeAfterMs, codeForMs: expiresInMs } = login;
  // This program has no mail server and cannot be reached from elsewhere.
  const shape = { newCodeAfterMs, expiresInMs, delivery: "terminal" };
  expect(known.value).toEqual({ ...shape, authKey: expect.stringMatching(/^[\w-]{22}$/) });
  expect(unknown.value).toEqual({ ...shape, authKey: expect.stringMatching(/^[\w-]{22}$/) });
});

test.each([
  "",
  "plain",
  "a@b",
  "two@@example.org",
  '"q"@example.org',
  "ü@example.org",
  "a@1.2.3.4",
  "a..b@example.org",
  "a@example.org\n",
])("%j is no address", async (email) => {
  const answer = await newBrowser().call("registerAccount", { email });
  expect(answer.code).toBe(email.endsWith("\n") ? "success" : "invalidEmail");
});

test("a sign-up remembers where to go, if that is a place of this site", async () => {
  for (const [redirect, kept] of [
    ["/s/try-me?x=1", "/s/try-me?x=1"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["https://evil.example", null],
  ] as const) {
    const [browser, email] = [newBrowser(), newEmail()];
    const asked = await browser.call("registerAccount2", { email, redirect, survey: true, invitationId: "i" });
    const { code } = must(
      atrium.codes.findLast((shown) => shown.email === email),
      "the code",
    );
    const { authKey } = must(asked.value, "asked");
    const done = await browser.call("authAccountByMagicLink2", { authKey, code });
    expect(done.value?.redirect).toBe(kept);
  }
  expect((await newBrowser().call("registerAccount2", { email: "nobody" })).code).toBe("invalidEmail");
});

test("a new code comes after 30 seconds, replaces the old one, and the sixth within 15 minutes must wait", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const first = await askForCode(browser, email);
  const tooSoon = await browser.call("registerAccount", { email });
  expect(tooSoon).toMatchObject({ code: "tooOftenAttempts", detail: { retryAfterMs: login.newCodeAfterMs } });
  for (let asked = 2; asked <= login.codesPerEmail.count; asked += 1) {
    clock.move(login.newCodeAfterMs);
    await askForCode(browser, email);
  }
  const { authKey, code } = first;
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("codeNotFound");
  clock.move(login.newCodeAfterMs);
  expect((await browser.call("registerAccount2", { email })).code).toBe("tooOftenAttempts");
  clock.move(login.codesPerEmail.withinMs);
  expect((await browser.call("registerAccount", { email })).code).toBe("success");
});

test("strangers who ask for an address neither lock its owner out nor void the owner's code", async () => {
  const [owner, email] = [newBrowser(), newEmail()];
  const { authKey, code } = await askForCode(owner, email);
  for (let asked = 0; asked < login.codesPerEmail.count; asked += 1) await askForCode(newBrowser(), email);
  expect((await owner.call("authAccountByMagicLink2", { authKey, code })).code).toBe("success");
  clock.move(login.newCodeAfterMs);
  expect((await owner.call("registerAccount", { email })).code).toBe("success");
});

test("a code is worth nothing after ten minutes", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  clock.move(login.codeForMs);
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("codeExpired");
  expect(await whoAmI(browser)).toBeNull();
});

test("five wrong tries burn the code, and the right one does not help any more", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  for (let triesLeft = login.wrongTries - 1; triesLeft > 0; triesLeft -= 1) {
    const answer = await browser.call("authAccountByMagicLink2", { authKey, code: wrong(code) });
    expect(answer).toMatchObject({ code: "invalidCode", detail: { triesLeft } });
  }
  expect((await browser.call("authAccountByMagicLink2", { authKey, code: wrong(code) })).code).toBe("tooOftenAttempts");
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("tooOftenAttempts");
});

test("a wrong try whose answer was lost counts once, however often it is sent again", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  const [input, requestId] = [{ authKey, code: wrong(code) }, newId<RequestId>()];
  for (let sent = 0; sent <= login.wrongTries; sent += 1) {
    const answer = await browser.copy().call("authAccountByMagicLink2", input, requestId);
    expect(answer).toMatchObject({ code: "invalidCode", detail: { triesLeft: login.wrongTries - 1 } });
  }
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("success");
});

test("many wrong tries at the same time count one by one", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  const tries = Array.from({ length: 20 }, () =>
    browser.copy().call("authAccountByMagicLink2", { authKey, code: wrong(code) }),
  );
  const codes = (await Promise.all(tries)).map((answer) => answer.code);
  expect(codes.filter((answer) => answer === "invalidCode")).toHaveLength(login.wrongTries - 1);
});

test("digits count only in the browser that asked; the link's code counts anywhere", async () => {
  const [asking, other] = [newBrowser(), newBrowser()];
  const { authKey, code, link } = await askForCode(asking, newEmail());
  expect((await other.call("authAccountByMagicLink2", { authKey, code })).code).toBe("magicLinkNotFound");
  expect((await other.call("authAccountByMagicLink2", { authKey, code: link })).code).toBe("success");
  expect((await asking.call("authAccountByMagicLink2", { authKey, code })).code).toBe("codeNotFound");
  expect(await whoAmI(asking)).toBeNull();
});

test("an unknown request is not found", async () => {
  const answer = await newBrowser().call("authAccountByMagicLink2", { authKey: "A".repeat(22), code: "000000" });
  expect(answer.code).toBe("magicLinkNotFound");
});

test("of 50 who redeem one link at the same moment one gets a session", async () => {
  const { authKey, link } = await askForCode(newBrowser(), newEmail());
  const many = Array.from({ length: 50 }, () => newBrowser());
  const answers = await Promise.all(
    many.map((browser) => browser.call("authAccountByMagicLink2", { authKey, code: link })),
  );
  expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "codeNotFound")).toHaveLength(49);
});

test("a sign-in whose answer was lost gives the same session again for a minute, to that browser only", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  const [lost, input, requestId] = [browser.copy(), { authKey, code }, newId<RequestId>()];
  const first = await lost.call("authAccountByMagicLink2", input, requestId);
  const again = await browser.call("authAccountByMagicLink2", input, requestId);
  expect(again.value).toEqual(first.value);
  expect(browser.cookies.get("atrium_session")).toBe(lost.cookies.get("atrium_session"));
  expect((await newBrowser().call("authAccountByMagicLink2", input, requestId)).code).toBe("magicLinkNotFound");
  const late = createTestBrowser({
    port: atrium.port,
    cookies: new Map([["atrium_browser", must(browser.cookies.get("atrium_browser"), "its id")]]),
  });
  clock.move(login.replaySessionForMs);
  expect((await late.call("authAccountByMagicLink2", input, requestId)).code).toBe("success");
  expect(await whoAmI(late)).toBeNull();
});

test("five attempts at the same time sign in once, with one session", async () => {
  const browser = newBrowser();
  const { authKey, code } = await askForCode(browser, newEmail());
  const requestId = newId<RequestId>();
  const attempts = Array.from({ length: 5 }, () => browser.copy());
  const answers = await Promise.all(
    attempts.map((attempt) => attempt.call("authAccountByMagicLink2", { authKey, code }, requestId)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1);
  expect(new Set(attempts.map((attempt) => attempt.cookies.get("atrium_session"))).size).toBe(1);
  const { accountId } = must(answers[0]?.value, "signed in").account;
  const open = await database.db.execute<{ id: string }>(sql`select id from sessions where account_id = ${accountId}`);
  expect(open.rows).toHaveLength(1);
});

test("what a guest made follows the account the guest turns out to be", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const made = must((await browser.call("tryForFree", { teamName: "Kite", spaceName: "Studio" })).value, "a team");
  const copied = browser.copy();
  const signedIn = await signIn(browser, email);
  expect(signedIn).toMatchObject({ isNew: true, account: { accountId: made.account.accountId, email } });
  const teams = must((await browser.call("listAccountTeams", {})).value, "teams").teams;
  expect(teams).toMatchObject([{ id: made.teamId, role: "ADMIN" }]);
  expect(await whoAmI(copied)).toBeNull();
});

test("a guest who signs in to an account that exists brings the team along", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const account = (await signIn(browser, email)).account;
  const elsewhere = newBrowser();
  const made = must((await elsewhere.call("tryForFree", { teamName: "Kite", spaceName: "Studio" })).value, "a team");
  clock.move(login.newCodeAfterMs);
  const signedIn = await signIn(elsewhere, email);
  expect(signedIn).toMatchObject({ isNew: false, account: { accountId: account.accountId } });
  const teams = must((await browser.call("listAccountTeams", {})).value, "teams").teams;
  expect(teams).toMatchObject([{ id: made.teamId, role: "ADMIN" }]);
});

test("roles a guest brings along are there at once in a visit that is open", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const { accountId } = (await signIn(browser, email)).account;
  await browser.call("updateAccount", { name: "Mira" });
  const elsewhere = newBrowser();
  const made = must((await elsewhere.call("tryForFree", { teamName: "Kite", spaceName: "Studio" })).value, "a team");
  const door = must((await browser.call("canJoinSpace", { spaceId: made.spaceId })).value, "an answer");
  const visit = await connectLive({
    url: atrium.url,
    ticket: must("ticket" in door ? door.ticket : null, "it is open"),
  });
  expect(visit.space.records.participant[accountId]?.role).toBe("PUBLIC_GUEST");
  clock.move(login.newCodeAfterMs);
  await signIn(elsewhere, email);
  await visit.until(({ space }) => space.records.participant[accountId]?.role === "TEAM_ADMIN", "the role has arrived");
  visit.close();
});

test("neither codes, links, tickets nor session cookies can be read from the database", async () => {
  const browser = newBrowser();
  const { authKey, code, link } = await askForCode(browser, newEmail());
  await browser.call("authAccountByMagicLink2", { authKey, code });
  const token = must(browser.cookies.get("atrium_session"), "a session");
  const handOver = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  const { spaceId } = must((await browser.call("getSpaceId", { slug: "try-me" })).value, "the demo space");
  await browser.call("updateAccount", { name: "Mira" });
  const door = must((await browser.call("canJoinSpace", { spaceId })).value, "an answer");
  const ticket = must("ticket" in door ? door.ticket.split(".")[1] : null, "an open door");
  const browserId = must(browser.cookies.get("atrium_browser"), "an id");
  const tables = ["sign_in_requests", "sessions", "stored_replies", "temporary_auth_links", "live_tickets"];
  for (const table of tables) {
    const dump = await database.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`);
    const text = dump.rows.map(({ row }) => row).join("\n");
    for (const secret of [link, token, handOver.token, ticket]) expect(text, table).not.toContain(secret);
    // For its 30 seconds a ticket stores which browser it was given to.
    if (table !== "live_tickets") expect(text, table).not.toContain(browserId);
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  }
});
