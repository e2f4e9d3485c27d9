import { constants, must, newId } from "@atrium/contract";
import type { RequestId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const { session, login } = constants;
const newBrowser = () => createTestBrowser({ port: atrium.port });
const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;

async function newGuest(name = "Mira") {
  const browser = newBrowser();
  const { account } = must((await browser.call("registerUnverifiedAccount", { name })).value, "a guest");
  return { browser, account };
}
async function newAccount() {
  const browser = newBrowser();
  return { browser, account: await signUp(browser) };
}
const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
async function signUp(browser: TestBrowser, email = newEmail()) {
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in").account;
}

test("a guest session needs only a name", async () => {
  const { browser, account } = await newGuest("Mira 👋");
  expect(account).toMatchObject({ name: "Mira 👋", email: null, avatarAppearance: "letter", locale: "ru" });
  expect(await whoAmI(browser)).toEqual(account);
});

test("a browser that has a session keeps it and takes the name", async () => {
  const { browser, account } = await newGuest("Mira");
  const renamed = await browser.call("registerUnverifiedAccount", { name: "Mira K", about: "Hi", locale: "en" });
  expect(renamed.value?.account).toEqual({ ...account, name: "Mira K", about: "Hi", locale: "en" });
});

test("a guest session ends after 24 hours, an account's after 30 days without use or 90 in all", async () => {
  const guest = await newGuest();
  const idle = await newAccount();
  const busy = await newAccount();
  const stepMs = 10 * session.guestMs;
  clock.move(session.guestMs);
  expect(await whoAmI(guest.browser)).toBeNull();
  for (let passed = session.guestMs; passed < session.accountIdleMs; passed += stepMs) {
    clock.move(stepMs);
    await whoAmI(busy.browser);
  }
  expect(await whoAmI(idle.browser)).toBeNull();
  expect(await whoAmI(busy.browser)).toEqual(busy.account);
  for (let passed = session.accountIdleMs; passed < session.accountMaxMs; passed += stepMs) {
    clock.move(stepMs);
    await whoAmI(busy.browser);
  }
  expect(await whoAmI(busy.browser)).toBeNull();
});

test("signing out ends this session only, and again is no mistake", async () => {
  const { browser } = await newAccount();
  const copy = browser.copy();
  const answer = await browser.call("logoutAccount", {});
  expect(answer.code).toBe("success");
  expect(browser.cookies.has("atrium_session")).toBe(false);
  expect(await whoAmI(copy)).toBeNull();
  expect((await browser.call("logoutAccount", {})).code).toBe("success");
});

test("a sign-out whose answer was lost removes the cookie at the next attempt", async () => {
  const { browser } = await newAccount();
  const requestId = newId<RequestId>();
  await browser.copy().call("logoutAccount", {}, requestId);
  const again = await browser.call("logoutAccount", {}, requestId);
  expect(again.code).toBe("success");
  expect(browser.cookies.has("atrium_session")).toBe(false);
});

test("a profile changes where it is told to and stays elsewhere", async () => {
  const { browser, account } = await newAccount();
  const changes = { name: "Илья", pronoun: "he", palette: "mainPalette7v2", avatarAppearance: "animal:owl" } as const;
  const changed = await browser.call("updateAccount", changes);
  expect(changed.value?.account).toEqual({ ...account, ...changes });
  const cleared = await browser.call("updateAccount", { pronoun: null });
  expect(cleared.value?.account).toEqual({ ...account, ...changes, pronoun: null });
  expect((await browser.call("updateAccount", {})).value?.account).toEqual({ ...account, ...changes, pronoun: null });
});

test("a profile takes nothing too long, empty or unknown", async () => {
  const { browser, account } = await newGuest();
  const wrong: unknown[] = [
    { name: "" },
    { name: "   " },
    { name: "x".repeat(51) },
    { about: "x".repeat(251) },
    { palette: "red" },
    { email: "a@b.co" },
    { name: null },
    [],
    "x",
    null,
  ];
  for (const input of wrong) expect((await browser.call("updateAccount", input as object)).code).toBe("invalidRequest");
  expect((await browser.call("updateAccount", { name: "a\u0000b" })).code).toBe("invalidRequest");
  expect((await browser.call("updateAccount", { name: "a\ud800b" })).code).toBe("invalidRequest");
  expect(await whoAmI(browser)).toEqual(account);
});

test("without a session one's own things are unauthorized, and the profile is null", async () => {
  const browser = newBrowser();
  expect((await browser.call("updateAccount", { name: "X" })).code).toBe("unauthorized");
  expect((await browser.call("listAccountTeams", {})).code).toBe("unauthorized");
  expect((await browser.call("createTemporaryAuthLink", {})).code).toBe("unauthorized");
  expect(await whoAmI(browser)).toBeNull();
});

test("teams are listed in the order they were joined", async () => {
  const { browser } = await newAccount();
  expect((await browser.call("listAccountTeams", {})).value).toEqual({ teams: [] });
  const names = ["Kite", "Anchor", "Zebra"];
  for (const name of names) {
    await browser.call("createTeam", { name });
    clock.move(1000);
  }
  expect((await browser.call("listAccountTeams", {})).value?.teams.map((team) => team.name)).toEqual(names);
});

const takeLink = (browser: TestBrowser, token: string) =>
  browser.call("authAccountByTemporaryAuthLink", { token, confirmed: true });

test("a temporary link says whose session it opens and, confirmed, opens it in another browser, once", async () => {
  const { browser, account } = await newAccount();
  const link = must((await browser.call("createTemporaryAuthLink", { to: "/s/try-me" })).value, "a link");
  expect(link.url).toBe(`${atrium.url}/login?tempAuthToken=${link.token}&to=%2Fs%2Ftry-me`);
  const other = newBrowser();
  const { avatarUrl, avatarAppearance, palette } = account;
  const name = must(account.email, "an address").split("@")[0];
  const asked = await other.call("authAccountByTemporaryAuthLink", { token: link.token });
  expect(asked).toMatchObject({ code: "confirmationNeeded", detail: { name, avatarUrl, avatarAppearance, palette } });
  expect(await whoAmI(other)).toBeNull();
  expect((await takeLink(other, link.token)).value).toEqual({ account, redirect: "/s/try-me" });
  expect(await whoAmI(other)).toEqual(account);
  expect((await takeLink(newBrowser(), link.token)).code).toBe("codeNotFound");
});

test("an address alone moves nobody to another account, and one's own link keeps the session as it is", async () => {
  const [mine, theirs] = [await newAccount(), await newAccount()];
  const link = must((await theirs.browser.call("createTemporaryAuthLink", {})).value, "a link");
  const asked = await mine.browser.call("authAccountByTemporaryAuthLink", { token: link.token });
  expect(asked.code).toBe("confirmationNeeded");
  expect(await whoAmI(mine.browser)).toEqual(mine.account);
  const own = must((await mine.browser.call("createTemporaryAuthLink", {})).value, "a link");
  const before = mine.browser.cookies.get("atrium_session");
  expect((await mine.browser.call("authAccountByTemporaryAuthLink", { token: own.token })).code).toBe("success");
  expect(mine.browser.cookies.get("atrium_session")).toBe(before);
});

test("a link ends with the session that made it", async () => {
  const { browser } = await newAccount();
  const { token } = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  await browser.call("logoutAccount", {});
  expect((await takeLink(newBrowser(), token)).code).toBe("codeNotFound");
});

test("a link a guest made is worth nothing once somebody has signed up on that guest", async () => {
  const attacker = newBrowser();
  await attacker.call("registerUnverifiedAccount", { name: "Guest" });
  const lure = must((await attacker.call("createTemporaryAuthLink", {})).value, "a link");
  const kept = must((await attacker.call("createTemporaryAuthLink", {})).value, "a link");
  const victim = newBrowser();
  await takeLink(victim, lure.token);
  await signUp(victim);
  const taken = newBrowser();
  expect((await takeLink(taken, kept.token)).code).toBe("codeNotFound");
  expect(await whoAmI(taken)).toBeNull();
  // The guest's own session ends as well: otherwise it would now belong to the account.
  expect(await whoAmI(attacker)).toBeNull();
});

test("no session of a guest lives on once the guest turns out to be an account that exists", async () => {
  const known = await newAccount();
  const guest = await newGuest();
  const { token } = must((await guest.browser.call("createTemporaryAuthLink", {})).value, "a link");
  const elsewhere = newBrowser();
  await takeLink(elsewhere, token);
  expect((await whoAmI(elsewhere))?.accountId).toBe(guest.account.accountId);
  clock.move(login.newCodeAfterMs);
  await signUp(guest.browser, must(known.account.email, "an address"));
  expect((await whoAmI(guest.browser))?.accountId).toBe(known.account.accountId);
  expect(await whoAmI(elsewhere)).toBeNull();
});

test("a link ends with its maker's session, also where that runs out", async () => {
  const { browser } = await newGuest();
  clock.move(session.guestMs - 10_000);
  const { token } = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  clock.move(11_000);
  expect((await takeLink(newBrowser(), token)).code).toBe("codeExpired");
});

test("a temporary link is good for 60 seconds and leads nowhere else", async () => {
  const { browser } = await newAccount();
  const link = must((await browser.call("createTemporaryAuthLink", { to: "//evil.example" })).value, "a link");
  expect(new URL(link.url).searchParams.has("to")).toBe(false);
  clock.move(login.temporaryLinkForMs);
  expect((await takeLink(newBrowser(), link.token)).code).toBe("codeExpired");
  expect((await takeLink(newBrowser(), "none")).code).toBe("codeNotFound");
});

test("of many who open one temporary link at the same moment one gets in", async () => {
  const { browser } = await newAccount();
  const { token } = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeLink(newBrowser(), token)));
  expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
});

test("five attempts of one call at the same time happen once and answer alike", async () => {
  const { browser } = await newAccount();
  const requestId = newId<RequestId>();
  const attempts = Array.from({ length: 5 }, () => browser.copy().call("createTeam", { name: "Once" }, requestId));
  const answers = await Promise.all(attempts);
  expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
  expect((await browser.call("listAccountTeams", {})).value?.teams).toHaveLength(1);
  const found = await database.db.execute<{ count: string }>(sql`select count(*) from teams where name = 'Once'`);
  expect(found.rows[0]?.count).toBe("1");
});

test("a request id used for another call is refused and nothing happens", async () => {
  const { browser } = await newAccount();
  const requestId = newId<RequestId>();
  await browser.call("createTeam", { name: "First" }, requestId);
  const other = await browser.call("createTeam", { name: "Second" }, requestId);
  expect(other).toMatchObject({ code: "invalidRequest", detail: [{ path: "x-request-id" }] });
  expect((await browser.call("listAccountTeams", {})).value?.teams).toHaveLength(1);
});

test("nobody is given the stored reply of somebody else's call", async () => {
  const [one, other] = [await newAccount(), await newAccount()];
  const requestId = newId<RequestId>();
  const first = await one.browser.call("createTeam", { name: "Mine" }, requestId);
  const second = await other.browser.call("createTeam", { name: "Mine" }, requestId);
  expect(second.value?.id).not.toBe(first.value?.id);
});

test("which mails come is the account's own choice, and stands in what is kept of it", async () => {
  const { browser } = await newAccount();
  const wanted = async () => must((await browser.call("getMailChoices", {})).value, "answered").mails;
  expect(await wanted()).toEqual({ direct: true, mention: false, role: true, recording: true });
  await browser.call("setMailChoices", { mention: true });
  await browser.call("setMailChoices", { role: false });
  expect(await wanted()).toEqual({ direct: true, mention: true, role: false, recording: true });
  const [own] = must((await browser.call("getOwnDataPage", { part: "profile" })).value, "read").items;
  expect(own).toMatchObject({ mails: await wanted() });
  const other = await newAccount();
  expect((await other.browser.call("getMailChoices", {})).value?.mails.role).toBe(true);
});

test("a sign-in in a new browser stays marked until an older one says that it was them; it cannot say so itself", async () => {
  const [known, strange, other, email] = [newBrowser(), newBrowser(), newBrowser(), newEmail()];
  for (const browser of [known, strange]) {
    await signUp(browser, email);
    clock.move(login.newCodeAfterMs);
  }
  await signUp(other);
  const listed = async (browser: TestBrowser) =>
    must((await browser.call("listAccountSessions", {})).value, "a list").sessions;
  const { sessionId } = must((await listed(strange))[0], "its own session");
  const confirm = (browser: TestBrowser) => browser.call("confirmAccountSession", { sessionId });
  for (const browser of [strange, other])
    expect(await confirm(browser)).toMatchObject({ value: { isConfirmed: false } });
  expect((await listed(known)).map(({ isStrange }) => isStrange)).toEqual([false, true]);
  expect(await confirm(known)).toMatchObject({ value: { isConfirmed: true } });
  expect((await listed(known)).map(({ isStrange }) => isStrange)).toEqual([false, false]);
});
