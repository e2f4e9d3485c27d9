import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeGoogle } from "@atrium/testkit/fakeGoogle";
import type { GooglePerson } from "@atrium/testkit/fakeGoogle";
import { waitForMail } from "@atrium/testkit/mailbox";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { forgetStates } from "../../platform/oauth/oauthStates.ts";
import { accounts } from "../tables.ts";

const database = await createTestDatabase();
const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
const google = await startFakeGoogle();
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings: google.settings });
afterAll(async () => {
  await atrium.stop();
  await google.stop();
  await database.close();
});

const newBrowser = () => createTestBrowser({ port: atrium.port });
const newMark = () =>
  `m${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}`;
const aPerson = (change: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: newId(),
  email: `${newMark()}@kite.studio`,
  email_verified: true,
  hd: "kite.studio",
  name: "Mira Kite",
  ...change,
});
type Begun = Parameters<typeof begin>[1];

async function begin(browser: TestBrowser, asked: { redirect?: string; survey?: boolean; invitationId?: string } = {}) {
  return must((await browser.call("getGoogleAuthLink", asked)).value, "a link").url;
}
const agree = async (browser: TestBrowser, person: GooglePerson, asked?: Begun) =>
  google.agree(await begin(browser, asked), person);
const finish = (browser: TestBrowser, brought: { code: string; state: string }) =>
  browser.call("authAccountByGoogleCode", brought);
const signIn = async (person: GooglePerson, browser = newBrowser(), asked?: Begun) =>
  finish(browser, await agree(browser, person, asked));
const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;

async function signInByMail(email: string, browser = newBrowser()) {
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  const shown = atrium.codes.findLast((each) => each.email === email);
  const { code } = must(shown, "the code");
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in").account;
}

test("somebody new signs up with Google: with their name there, the survey, and where they wanted to go", async () => {
  const [person, browser] = [aPerson(), newBrowser()];
  const answer = await signIn(person, browser, { redirect: "/s/try-me?room=1", survey: true });
  expect(answer.value).toMatchObject({
    account: { email: person.email, name: "Mira Kite" },
    redirect: "/s/try-me?room=1",
    isNew: true,
    isBack: false,
  });
  expect(await whoAmI(browser)).toMatchObject({ email: person.email });
  const pending = sql`select 1 as one from surveys where account_id = ${answer.value?.account.accountId}`;
  expect((await database.db.execute<{ one: number }>(pending)).rows).toHaveLength(1);
});

test("Google's page is asked for what is needed, with PKCE, a state and a nonce of their own each time", async () => {
  const browser = newBrowser();
  const [one, other] = [new URL(await begin(browser)), new URL(await begin(browser))];
  expect(one.searchParams.get("scope")).toBe("openid email profile");
  expect(one.searchParams.get("redirect_uri")).toBe(`${atrium.url}/integrations/google-sign-in`);
  expect(one.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  }
});

test("an account is found by the address once, then by Google's id, though the address there has changed", async () => {
  const person = aPerson();
  const { accountId } = await signInByMail(person.email);
  expect((await signIn(person)).value).toMatchObject({ account: { accountId }, isNew: false });
  const moved = { ...person, email: `${newMark()}@elsewhere.example`, email_verified: false };
  expect((await signIn(moved)).value?.account).toMatchObject({ accountId, email: person.email });
});

test("the owner of an account is told that somebody has come in with Google", async () => {
  const person = aPerson();
  await signInByMail(person.email);
  await signIn(person);
  await waitForMail(atrium.outbox, person.email, 1);
  const mails = await Promise.all([0, 1].map((after) => waitForMail(atrium.outbox, person.email, after)));
  expect(mails.map(({ subject }) => subject)).toContain("You signed in on a new device");
});

test.each([
  ["that Google has not verified", { email_verified: false }],
  ["of a mailbox that Google does not run", { hd: "other.example" }],
])("nobody comes into an account by an address %s, nor makes one that waits for its owner", async (_what, lie) => {
  const person = aPerson(lie);
  expect((await signIn(person)).code).toBe("googleEmailNotProven");
  const made = await database.db.select().from(accounts).where(eq(accounts.email, person.email));
  expect(made).toEqual([]);
  const owner = await signInByMail(person.email);
  const thief = newBrowser();
  expect((await signIn(person, thief)).code).toBe("googleEmailNotProven");
  expect(await whoAmI(thief)).toBe(null);
  expect(owner.email).toBe(person.email);
});

test("an address that another person has been given at Google opens nothing of the one before", async () => {
  const person = aPerson();
  await signIn(person);
  expect((await signIn({ ...person, sub: newId() })).code).toBe("alreadyLinked");
});

test("what Google returned counts once, and only in the browser that began", async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  await thief.call("getAccountProfile", {});
  const brought = await agree(browser, aPerson());
  expect((await finish(thief, brought)).code).toBe("invalidCode");
  const attempts = await Promise.all([1, 2, 3].map(() => finish(browser.copy(), brought)));
  const codes = attempts.map(({ code }) => code).toSorted();
  expect(codes).toEqual(["invalidCode", "invalidCode", "success"]);
  expect((await finish(browser, brought)).code).toBe("invalidCode");
});

test("a stranger's code in one's own browser is of no use, and uses up the state it came with", async () => {
  const [browser, stranger] = [newBrowser(), newBrowser()];
  const [mine, theirs] = [await agree(browser, aPerson()), await agree(stranger, aPerson())];
  // An attacker's link could otherwise sign its reader in to the attacker's account.
  expect((await finish(browser, theirs)).code).toBe("invalidCode");
  expect((await finish(browser, { ...mine, code: theirs.code })).code).toBe("invalidCode");
  expect((await finish(browser, mine)).code).toBe("invalidCode");
  expect(await whoAmI(browser)).toBe(null);
});

test("a stolen code lets nobody in at the very moment its owner comes in with it", async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  const [mine, theirs] = [await agree(browser, aPerson()), await agree(thief, aPerson())];
  const stolen = { code: mine.code, state: theirs.state };
  // The owner is signed in, or has to start again.
  const [, other] = await Promise.all([finish(browser, mine), finish(thief, stolen)]);
  expect(other.code).toBe("invalidCode");
  expect(await whoAmI(thief)).toBe(null);
});

test("a stolen code is worth nothing without the verifier, which never leaves the program", async () => {
  const browser = newBrowser();
  const { code } = await agree(browser, aPerson());
  const form = { grant_type: "authorization_code", code, redirect_uri: `${atrium.url}/integrations/google-sign-in` };
  expect(await google.redeem({ ...form, code_verifier: newId() })).toBe(400);
});

test("a sign-in that took too long has to be begun again, and its traces go", async () => {
  const browser = newBrowser();
  const brought = await agree(browser, aPerson());
  clock.move(constants.oauth.stateForMs);
  expect((await finish(browser, brought)).code).toBe("invalidCode");
  await forgetStates(database.db, clock.nowMs());
  const left = await database.db.execute<{ one: number }>(
    sql`select 1 as one from oauth_states where expires_at <= ${new Date(clock.nowMs())}`,
  );
  expect(left.rows).toEqual([]);
});

test.each([
  ["of another issuer", { claims: { iss: "https://accounts.evil.example" } }],
  ["for another program", { claims: { aud: "another.apps.googleusercontent.test" } }],
  ["of another sign-in", { claims: { nonce: "x".repeat(43) } }],
  ["that has expired", { claims: { exp: 1_700_000_000 } }],
  ["of nobody", { claims: { sub: "" } }],
  ["with a stranger's signature", { key: "stranger" as const }],
  ["signed with the public key as a secret", { key: "shared" as const }],
  ["without a signature", { key: "none" as const }],
])("a token %s is refused", async (_what, lie) => {
  const browser = newBrowser();
  const brought = await agree(browser, aPerson());
  google.lie(lie);
  expect((await finish(browser, brought)).code).toBe("invalidCode");
  expect(await whoAmI(browser)).toBe(null);
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/.//evil.example", "javascript:alert(1)"])(
  "nobody is led to %s afterwards",
  async (redirect) => {
    expect((await newBrowser().call("getGoogleAuthLink", { redirect })).code).toBe("invalidRedirectUrl");
  },
);

test("a guest who signs in with Google keeps what they made, and the guest's session ends", async () => {
  const [person, browser] = [aPerson(), newBrowser()];
  await signIn(person);
  const made = await browser.call("tryForFree", { teamName: "Made as a guest", spaceName: "Space" });
  const asGuest = browser.copy();
  expect((await signIn(person, browser)).code).toBe("success");
  const { teams } = must((await browser.call("listAccountTeams", {})).value, "listed");
  expect(teams.map(({ id }) => id)).toContain(made.value?.teamId);
  expect(await whoAmI(asGuest)).toBe(null);
});

test("somebody invited is let in by signing in with Google", async () => {
  const host = newBrowser();
  await signInByMail(`${newMark()}@example.org`, host);
  const { id: teamId } = must((await host.call("createTeam", { name: "Crew" })).value, "a team");
  const wanted = { teamId, spaceIds: [], expiresInDays: 7 as const, uses: null };
  const { invitation } = must((await host.call("createTeamMemberInvitationLink", wanted)).value, "a link");
  const invitationId = must(/\/([\w-]+)$/.exec(invitation.url ?? "")?.[1], "its code");
  const browser = newBrowser();
  expect((await signIn(aPerson(), browser, { invitationId })).code).toBe("success");
  const { teams } = must((await browser.call("listAccountTeams", {})).value, "listed");
  expect(teams.map(({ id }) => id)).toContain(teamId);
});

test("another address ends Google's way in: what it vouched for is not the account's any more", async () => {
  const [person, browser] = [aPerson(), newBrowser()];
  const { account } = must((await signIn(person, browser)).value, "signed in");
  const email = `${newMark()}@home.example`;
  const { authKey } = must((await browser.call("changeAccountEmail", { email, locale: "en" })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((each) => each.email === email),
    "the code",
  );
  expect((await browser.call("authAccountByMagicLink2", { authKey, code })).code).toBe("success");
  const again = must((await signIn(person)).value, "signed in");
  expect(again.isNew).toBe(true);
  expect(again.account.accountId).not.toBe(account.accountId);
});

test("with the account its link goes; within the fourteen days Google brings the account back", async () => {
  const [person, browser] = [aPerson(), newBrowser()];
  const { account } = must((await signIn(person, browser)).value, "signed in");
  await browser.call("deleteAccount", {});
  expect((await signIn(person)).value).toMatchObject({ account: { accountId: account.accountId }, isBack: true });
  await database.db.delete(accounts).where(eq(accounts.id, account.accountId));
  expect((await signIn(person)).value).toMatchObject({ isNew: true });
});

test("one's file of one's data names the Google account", async () => {
  const [person, browser] = [aPerson(), newBrowser()];
  await signIn(person, browser);
  const page = await browser.call("getOwnDataPage", { part: "profile" });
  expect(page.value?.items).toMatchObject([{ google: { id: person.sub } }]);
});

test("while Google does not answer nobody is let in, and the same may succeed later", async () => {
  const browser = newBrowser();
  const brought = await agree(browser, aPerson());
  google.failNext("reset");
  expect((await finish(browser, brought)).code).toBe("unknownError");
  google.failNext("error");
  expect((await finish(browser, brought)).code).toBe("unknownError");
  expect((await finish(browser, brought)).code).toBe("success");
});

test("neither codes nor tokens nor the secret are kept anywhere", async () => {
  const browser = newBrowser();
  const brought = await agree(browser, aPerson());
  await finish(browser, brought);
  const tables = ["oauth_states", "google_identities", "stored_replies", "accounts", "sessions"];
  for (const secret of [brought.code, brought.state, google.clientSecret])
    for (const table of tables) {
      const found = sql`select 1 as one from ${sql.identifier(table)} t where position(${secret} in t::text) > 0`;
      expect((await database.db.execute<{ one: number }>(found)).rows, table).toEqual([]);
    }
});

test("the page offers Google only where it is set up", async () => {
  const offered = await (await fetch(`${atrium.url}/login`)).text();
  expect(offered).toMatch(/<meta name="sign-in" content="google" \/>|The web app is not built/);
});
