import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { waitForMail } from "@atrium/testkit/mailbox";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "atrium-email-"));
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings: { DATA_FOLDER: folder } });
afterAll(async () => {
  await atrium.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const outbox = join(folder, "outbox");

const newBrowser = (userAgent?: string) =>
  createTestBrowser({ port: atrium.port, ...(userAgent === undefined ? {} : { userAgent }) });
const newEmail = () =>
  `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
/** The code and the link's code that were last sent to an address. */
function sentTo(email: string) {
  const { code, link } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code that was sent",
  );
  return { code, linkCode: must(link.split("/").at(-1), "the link's code"), link };
}
/** Mails are ordered by time: this makes the next call's mail later than the previous ones. */
const later = () => clock.move(1000);
async function signIn(browser: TestBrowser, email: string) {
  later();
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  const { code } = sentTo(email);
  later();
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in").account;
}
async function askForEmail(browser: TestBrowser, email: string) {
  later();
  const { authKey } = must((await browser.call("changeAccountEmail", { email, locale: "en" })).value, "asked");
  later();
  return { authKey, ...sentTo(email) };
}
const emailOf = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account?.email ?? null;
const sessionsOf = async (browser: TestBrowser) =>
  must((await browser.call("listAccountSessions", {})).value, "listed").sessions;

test("the code of the mail makes the new address the account's, and the old one is told", async () => {
  const [browser, before, after] = [newBrowser(), newEmail(), newEmail()];
  const { accountId } = await signIn(browser, before);
  const { authKey, code, link } = await askForEmail(browser, after);
  expect(link).toContain("/change-email/");
  expect(await emailOf(browser)).toBe(before);
  const done = await browser.call("authAccountByMagicLink2", { authKey, code });
  expect(done.value).toMatchObject({ account: { accountId, email: after }, isNew: false });
  expect(await emailOf(browser)).toBe(after);
  expect(await sessionsOf(browser)).toHaveLength(1);
  const told = await waitForMail(outbox, before, 1);
  expect(told.subject).toBe("Your address was changed");
  expect(told.text).toContain(`${after.slice(0, 1)}…@example.org`);
  expect(told.text).not.toContain(after);

  clock.move(constants.login.newCodeAfterMs);
  const elsewhere = newBrowser();
  expect((await signIn(elsewhere, after)).accountId).toBe(accountId);
  expect((await signIn(newBrowser(), before)).accountId).not.toBe(accountId);
});

test("the link counts in another browser of the same account, and nowhere else", async () => {
  const [browser, other, before, after] = [newBrowser(), newBrowser(), newEmail(), newEmail()];
  await signIn(browser, before);
  clock.move(constants.login.newCodeAfterMs);
  await signIn(other, before);
  const { authKey, linkCode, code } = await askForEmail(browser, after);
  const stranger = newBrowser();
  expect(await stranger.call("authAccountByMagicLink2", { authKey, code: linkCode })).toMatchObject({
    code: "magicLinkNotFound",
  });
  await signIn(stranger, newEmail());
  expect(await stranger.call("authAccountByMagicLink2", { authKey, code: linkCode })).toMatchObject({
    code: "magicLinkNotFound",
  });
  expect((await stranger.call("authAccountByMagicLink2", { authKey, code })).code).toBe("magicLinkNotFound");
  expect((await other.call("authAccountByMagicLink2", { authKey, code: linkCode })).code).toBe("success");
  expect(await emailOf(other)).toBe(after);
  // The requesting browser had another session, which has ended with all others.
  expect(await emailOf(browser)).toBeNull();
});

test("a session that was proven long ago, or was handed over, changes no address before a code to the old one", async () => {
  const [browser, before, after] = [newBrowser(), newEmail(), newEmail()];
  await signIn(browser, before);
  const { token } = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  const handed = newBrowser();
  await handed.call("authAccountByTemporaryAuthLink", { token, confirmed: true });
  expect((await handed.call("changeAccountEmail", { email: after })).code).toBe("proofNeeded");
  clock.move(constants.login.provenForMs);
  expect((await browser.call("changeAccountEmail", { email: after })).code).toBe("proofNeeded");

  const own = await askForEmail(browser, before);
  expect((await waitForMail(outbox, before, 1)).subject).toContain("confirms that it is you");
  const proven = await browser.call("authAccountByMagicLink2", { authKey: own.authKey, code: own.code });
  expect(proven.value?.account.email).toBe(before);
  const { authKey, code } = await askForEmail(browser, after);
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).value?.account.email).toBe(after);
  expect((await handed.call("changeAccountEmail", { email: newEmail() })).code).toBe("unauthorized");
});

test("codes that were on their way to the old address open nothing once it has changed", async () => {
  const [browser, other, before, after] = [newBrowser(), newBrowser(), newEmail(), newEmail()];
  const { accountId } = await signIn(browser, before);
  clock.move(constants.login.newCodeAfterMs);
  const asked = must((await other.call("registerAccount", { email: before })).value, "asked");
  const waiting = sentTo(before);
  const { authKey, code } = await askForEmail(browser, after);
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).value?.account.accountId).toBe(accountId);
  for (const each of [waiting.code, waiting.linkCode]) {
    const late = await other.call("authAccountByMagicLink2", { authKey: asked.authKey, code: each });
    expect(late.code).toBe("magicLinkNotFound");
  }
  expect(await emailOf(other)).toBeNull();
});

test("an address of somebody else is refused only to who reads its mail, and stays theirs", async () => {
  const [browser, taken, theirs] = [newBrowser(), newBrowser(), newEmail()];
  await signIn(taken, theirs);
  const own = newEmail();
  await signIn(browser, own);
  clock.move(constants.login.newCodeAfterMs);
  const { authKey, code } = await askForEmail(browser, theirs);
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("emailIsUsed");
  expect([await emailOf(browser), await emailOf(taken)]).toEqual([own, theirs]);
});

test("guests have no address to change", async () => {
  const guest = newBrowser();
  await guest.call("registerUnverifiedAccount", { name: "Guest" });
  expect((await guest.call("changeAccountEmail", { email: newEmail() })).code).toBe("accountIsNotVerified");
});

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

test("one sees where one is signed in, ends one of these sessions or all others, and never one's own", async () => {
  const [here, there, third, email] = [newBrowser(CHROME), newBrowser(FIREFOX), newBrowser(), newEmail()];
  for (const browser of [here, there, third]) {
    await signIn(browser, email);
    clock.move(constants.login.newCodeAfterMs);
  }
  const [own, ...others] = await sessionsOf(here);
  expect(own).toMatchObject({ device: "Chrome, Windows", isOwn: true });
  expect(others.map(({ device, isOwn }) => [device, isOwn])).toEqual([
    [null, false],
    ["Firefox, Linux", false],
  ]);
  const ofFirefox = must(others[1], "listed").sessionId;
  expect((await here.call("endAccountSessions", { sessionId: ofFirefox })).value).toEqual({ ended: 1 });
  expect([await emailOf(there), await emailOf(third)]).toEqual([null, email]);
  expect((await here.call("endAccountSessions", { sessionId: must(own, "listed").sessionId })).value).toEqual({
    ended: 0,
  });
  expect((await here.call("endAccountSessions", {})).value).toEqual({ ended: 1 });
  expect([await emailOf(third), await emailOf(here)]).toEqual([null, email]);
  expect(await sessionsOf(here)).toHaveLength(1);
});

test("nobody ends a session of somebody else's", async () => {
  const [browser, stranger, email] = [newBrowser(), newBrowser(), newEmail()];
  await signIn(browser, email);
  const { sessionId } = must((await sessionsOf(browser))[0], "listed");
  await signIn(stranger, newEmail());
  expect((await stranger.call("endAccountSessions", { sessionId })).value).toEqual({ ended: 0 });
  expect(await emailOf(browser)).toBe(email);
});

test("who signs in in a browser that was never there before is told so by mail, once and not at the first of all", async () => {
  const [first, second, email] = [newBrowser(CHROME), newBrowser(FIREFOX), newEmail()];
  await signIn(first, email);
  clock.move(constants.login.newCodeAfterMs);
  await signIn(second, email);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(clock.nowMs());
  const told = await waitForMail(outbox, email, 2);
  expect(told.subject).toBe("You signed in on a new device");
  expect(told.text).toContain(`Firefox, Linux signed in to your account at ${day}`);
  clock.move(constants.login.newCodeAfterMs);
  await signIn(second, email);
  expect((await waitForMail(outbox, email, 3)).code).toMatch(/^\d{6}$/);
});

test("a session that nobody has said to be theirs stays marked by a second sign-in, and so is one it hands over", async () => {
  const [known, strange, handed, email] = [newBrowser(), newBrowser(), newBrowser(), newEmail()];
  for (const browser of [known, strange, strange]) {
    await signIn(browser, email);
    clock.move(constants.login.newCodeAfterMs);
  }
  const marks = async () => (await sessionsOf(known)).map(({ isOwn, isStrange }) => isOwn !== isStrange);
  expect(await marks()).toEqual([true, true]);
  const { token } = must((await strange.call("createTemporaryAuthLink", {})).value, "a link");
  await handed.call("authAccountByTemporaryAuthLink", { token, confirmed: true });
  expect(await marks()).toEqual([true, true, true]);

  const theirs = must(
    (await sessionsOf(strange)).find(({ isOwn }) => isOwn),
    "listed",
  );
  await known.call("confirmAccountSession", { sessionId: theirs.sessionId });
  await signIn(strange, email);
  expect((await sessionsOf(strange)).find(({ isOwn }) => isOwn)?.isStrange).toBe(false);
});

test("a new browser stays new after signing out, until its owner says that it is theirs or its marks are a session's age old", async () => {
  const [known, strange, email] = [newBrowser(), newBrowser(), newEmail()];
  const signInAgain = async (browser: TestBrowser) => {
    clock.move(constants.login.newCodeAfterMs);
    await signIn(browser, email);
    return must(
      (await sessionsOf(browser)).find(({ isOwn }) => isOwn),
      "its own session",
    );
  };
  await signIn(known, email);
  await signInAgain(strange);
  await strange.call("logoutAccount", {});
  expect(await signInAgain(strange)).toMatchObject({ isStrange: true });

  const { sessionId } = await signInAgain(strange);
  await known.call("confirmAccountSession", { sessionId });
  await strange.call("logoutAccount", {});
  expect(await signInAgain(strange)).toMatchObject({ isStrange: false });

  // The mailbox gets no more codes for now.
  clock.move(constants.login.codesPerEmail.withinMs);
  const late = newBrowser();
  await signInAgain(late);
  await late.call("logoutAccount", {});
  clock.move(constants.session.accountMaxMs);
  expect(await signInAgain(late)).toMatchObject({ isStrange: false });
});

test("a new browser whose session its owner has ended is told of by mail once more when it comes back", async () => {
  const [known, strange, email] = [newBrowser(CHROME), newBrowser(FIREFOX), newEmail()];
  await signIn(known, email);
  clock.move(constants.login.newCodeAfterMs);
  await signIn(strange, email);
  const theirs = must(
    (await sessionsOf(known)).find(({ isOwn }) => !isOwn),
    "the other session",
  );
  await known.call("endAccountSessions", { sessionId: theirs.sessionId });
  clock.move(constants.login.newCodeAfterMs);
  await signIn(strange, email);
  expect((await waitForMail(outbox, email, 4)).subject).toBe("You signed in on a new device");
});
