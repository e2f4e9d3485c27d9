import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { waitForMail } from "@atrium/testkit/mailbox";
import { createPasskeyDevice } from "@atrium/testkit/passkeyDevice";
import type { PasskeyDevice } from "@atrium/testkit/passkeyDevice";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../tables.ts";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const newBrowser = () => createTestBrowser({ port: atrium.port, userAgent: CHROME });
const newDevice = (verifiesUser = true) => createPasskeyDevice({ origin: atrium.url, verifiesUser });
const newEmail = () =>
  `person-${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;

/** Somebody signed in by mail. */
async function aPerson() {
  const [browser, email] = [newBrowser(), newEmail()];
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  const { account } = must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
  return { browser, email, account };
}

async function add(browser: TestBrowser, device: PasskeyDevice) {
  const { making } = must((await browser.call("startPasskey", {})).value, "started");
  return browser.call("addPasskey", { made: device.make(making) });
}
async function aPersonWithPasskey(device = newDevice()) {
  const person = await aPerson();
  const { passkey } = must((await add(person.browser, device)).value, "added");
  return { ...person, device, passkey };
}
async function proofFor(browser: TestBrowser, device: PasskeyDevice) {
  const { asking } = must((await browser.call("startPasskeySignIn", {})).value, "started");
  return device.sign(asking);
}
const signIn = async (browser: TestBrowser, device: PasskeyDevice) =>
  browser.call("authAccountByPasskey", { proof: await proofFor(browser, device) });
const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;
const list = async (browser: TestBrowser) => must((await browser.call("listPasskeys", {})).value, "a list").passkeys;
test("a passkey signs in another browser without a code, and shows when it was used last", async () => {
  const { browser, account, device, passkey } = await aPersonWithPasskey();
  expect(passkey).toMatchObject({ name: "Chrome, Windows", lastUsedAt: null });
  const other = newBrowser();
  const answer = await signIn(other, device);
  expect(answer).toMatchObject({ code: "success", value: { account: { accountId: account.accountId } } });
  expect(await whoAmI(other)).toMatchObject({ accountId: account.accountId });
  expect(await list(browser)).toEqual([{ ...passkey, lastUsedAt: new Date(clock.nowMs()).toISOString() }]);
});

test("a proof counts once, in the browser that asked for it, until its time is over", async () => {
  const { device } = await aPersonWithPasskey();
  const [browser, thief] = [newBrowser(), newBrowser()];
  await thief.call("getAccountProfile", {});
  const proof = await proofFor(browser, device);
  expect((await thief.call("authAccountByPasskey", { proof })).code).toBe("passkeyRefused");
  const attempts = await Promise.all([1, 2, 3, 4, 5].map(() => browser.copy().call("authAccountByPasskey", { proof })));
  expect(attempts.map(({ code }) => code).toSorted()).toEqual([...Array(4).fill("passkeyRefused"), "success"]);
  const late = await proofFor(browser, device);
  clock.move(constants.passkeys.challengeForMs);
  expect((await browser.call("authAccountByPasskey", { proof: late })).code).toBe("passkeyRefused");
});

test("what was signed for another site, or without its owner, opens nothing", async () => {
  const { device, browser } = await aPersonWithPasskey();
  expect((await signIn(newBrowser(), device.at("https://evil.example"))).code).toBe("passkeyRefused");
  expect((await add(browser, newDevice().at("https://evil.example"))).code).toBe("passkeyRefused");
  expect((await add(browser, newDevice(false))).code).toBe("passkeyRefused");
  const proof = await proofFor(browser, device);
  const signature = `${proof.signature.startsWith("A") ? "B" : "A"}${proof.signature.slice(1)}`;
  expect((await browser.call("authAccountByPasskey", { proof: { ...proof, signature } })).code).toBe("passkeyRefused");
});

test("a copy of a device that has counted less than the last use is refused", async () => {
  const { device } = await aPersonWithPasskey();
  device.count(7);
  expect((await signIn(newBrowser(), device)).code).toBe("success");
  device.count(3);
  expect((await signIn(newBrowser(), device)).code).toBe("passkeyRefused");
});

test("what was given out to sign in with makes no passkey, nor does another person's", async () => {
  const [mira, timur, device] = [await aPerson(), await aPerson(), newDevice()];
  const { asking } = must((await mira.browser.call("startPasskeySignIn", {})).value, "started");
  const { making } = must((await mira.browser.call("startPasskey", {})).value, "started");
  const crossed = device.make({ ...making, challenge: asking.challenge });
  expect((await mira.browser.call("addPasskey", { made: crossed })).code).toBe("passkeyRefused");
  expect((await timur.browser.call("addPasskey", { made: device.make(making) })).code).toBe("passkeyRefused");
});

test("a session that was proven long ago, or was handed over, makes no passkey before a code to the own address", async () => {
  const { browser, email } = await aPerson();
  const { token } = must((await browser.call("createTemporaryAuthLink", {})).value, "a link");
  const handed = newBrowser();
  await handed.call("authAccountByTemporaryAuthLink", { token, confirmed: true });
  expect((await handed.call("startPasskey", {})).code).toBe("proofNeeded");
  expect((await browser.call("startPasskey", {})).code).toBe("success");
  clock.move(constants.login.provenForMs);
  expect((await browser.call("startPasskey", {})).code).toBe("proofNeeded");

  const { authKey } = must((await browser.call("changeAccountEmail", { email })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("success");
  expect((await add(browser, newDevice())).code).toBe("success");
});

test("a removed passkey signs nobody in, and only its owner renames or removes it", async () => {
  const { browser, device, passkey } = await aPersonWithPasskey();
  const passkeyId = passkey.id;
  const stranger = await aPerson();
  expect((await stranger.browser.call("renamePasskey", { passkeyId, name: "Mine" })).code).toBe("passkeyNotFound");
  expect((await stranger.browser.call("removePasskey", { passkeyId })).code).toBe("passkeyNotFound");
  const renamed = await browser.call("renamePasskey", { passkeyId, name: "  Blue key " });
  expect(renamed.value?.passkey.name).toBe("Blue key");
  expect((await browser.call("removePasskey", { passkeyId })).code).toBe("success");
  expect(await list(browser)).toEqual([]);
  expect((await signIn(newBrowser(), device)).code).toBe("passkeyNotFound");
});

test("a guest who signs in with a passkey keeps what they made, and the guest's session ends", async () => {
  const { account, device } = await aPersonWithPasskey();
  const browser = newBrowser();
  const made = await browser.call("tryForFree", { teamName: "Made as a guest", spaceName: "Space" });
  const { teamId } = must(made.value, "made");
  const asGuest = browser.copy();
  expect((await signIn(browser, device)).value?.account.accountId).toBe(account.accountId);
  const { teams } = must((await browser.call("listAccountTeams", {})).value, "listed");
  expect(teams.map(({ id }) => id)).toContain(teamId);
  expect(await whoAmI(asGuest)).toBe(null);
});

test("its owner is told of a new passkey, and of a browser that had not been there", async () => {
  const { email, device } = await aPersonWithPasskey();
  await signIn(newBrowser(), device);
  await waitForMail(atrium.outbox, email, 2);
  const mails = await Promise.all([0, 1, 2].map((after) => waitForMail(atrium.outbox, email, after)));
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects).toContain("A passkey was added");
  expect(subjects).toContain("You signed in on a new device");
});

test("no more than so many, also of those made at once; a guest makes none", async () => {
  const { browser } = await aPerson();
  const guest = newBrowser();
  await guest.call("registerUnverifiedAccount", { name: "Guest" });
  expect((await guest.call("startPasskey", {})).code).toBe("accountIsNotVerified");
  for (let kept = 2; kept < constants.passkeys.most; kept += 1) {
    clock.skipSteady(1000);
    expect((await add(browser, newDevice())).code).toBe("success");
  }
  const made = await Promise.all(
    [1, 2, 3, 4].map(async () => newDevice().make(must((await browser.call("startPasskey", {})).value, "room").making)),
  );
  clock.skipSteady(5000);
  const answers = await Promise.all(made.map((each) => browser.call("addPasskey", { made: each })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    "success",
    "success",
    "tooManyPasskeys",
    "tooManyPasskeys",
  ]);
  expect((await browser.call("startPasskey", {})).code).toBe("tooManyPasskeys");
});

test("with the account its passkeys go, and neither they nor what they are is in one's file as a secret", async () => {
  const { browser, device, account } = await aPersonWithPasskey();
  const page = await browser.call("getOwnDataPage", { part: "passkeys" });
  expect(page.value?.items).toMatchObject([{ name: "Chrome, Windows" }]);
  expect(JSON.stringify(page.value)).not.toMatch(/publicKey|credential/i);
  await browser.call("deleteAccount", {});
  expect((await signIn(newBrowser(), device)).value).toMatchObject({ isBack: true });
  expect((await signIn(newBrowser(), device)).value).toMatchObject({ isBack: false });
  await database.db.delete(accounts).where(eq(accounts.id, account.accountId));
  expect((await signIn(newBrowser(), device)).code).toBe("passkeyNotFound");
  const left = sql`select 1 as one from passkeys where account_id = ${account.accountId}`;
  expect((await database.db.execute<{ one: number }>(left)).rows).toEqual([]);
});

test("one is offered to who has been in a space and has none", async () => {
  const { browser } = await aPerson();
  const isDue = async () => must((await browser.call("listPasskeys", {})).value, "a list").isOfferDue;
  expect(await isDue()).toBe(false);
  const account = must(await whoAmI(browser), "signed in");
  const made = await browser.call("tryForFree", { teamName: "Crew", spaceName: "Space" });
  const { spaceId } = must(made.value, "made");
  await database.db.execute(
    sql`insert into space_visits (space_id, account_id, last_visited_at) values (${spaceId}, ${account.accountId}, now()) on conflict do nothing`,
  );
  expect(await isDue()).toBe(true);
  await add(browser, newDevice());
  expect(await isDue()).toBe(false);
});
