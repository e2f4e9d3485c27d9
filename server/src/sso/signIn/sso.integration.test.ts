import { constants, must, newId } from "@atrium/contract";
import type { AnswerLie } from "@atrium/testkit/fakeIdp";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import {
  openParty,
  REFUSED,
  aPerson,
  begin,
  codeIn,
  newEmail,
  post,
  teamIdsOf,
  whoAmI,
} from "../../trials/ssoParty.ts";
import { forgetSaml } from "../ssoStore.ts";

const {
  GOOD,
  newBrowser,
  signInByMail,
  aTeam,
  comeBack,
  signIn,
  database,
  arrange,
  clock,
  idp,
  atrium,
  startOther,
  closeParty,
} = await openParty();
afterAll(closeParty);

test("somebody new gets an account with their name there, in the team, and goes where they wanted", async () => {
  const { teamId } = await aTeam();
  const [person, browser] = [aPerson(), newBrowser()];
  const link = await begin(browser, teamId, "/s/kite?room=1");
  const code = codeIn(await post(idp.answer(link, person)));
  expect((await browser.call("authAccountBySaml", { code })).value).toMatchObject({
    state: "in",
    account: { email: person.email, name: "Mira Kite" },
    redirect: "/s/kite?room=1",
    isNew: true,
  });
  expect(await teamIdsOf(browser)).toEqual([teamId]);
});

test("the same person finds the same account, whatever address the provider tells by then", async () => {
  const { teamId } = await aTeam();
  const person = aPerson();
  const first = must((await signIn(teamId, person)).value, "in");
  const again = await signIn(teamId, { ...person, email: newEmail() });
  expect(again.value).toMatchObject({ isNew: false, account: first.state === "in" ? first.account : null });
});

test("of two tabs in which the same new person signs in at once, both are in, as one account", async () => {
  const { teamId } = await aTeam();
  const person = aPerson();
  const browsers = [newBrowser(), newBrowser()];
  const codes = await Promise.all(browsers.map((browser) => comeBack(browser, teamId, person)));
  const came = await Promise.all(browsers.map((each, at) => each.call("authAccountBySaml", { code: codes[at] ?? "" })));
  expect(came.map(({ value }) => value?.state)).toEqual(["in", "in"]);
  const accounts = await Promise.all(browsers.map(whoAmI));
  expect(new Set(accounts.map((account) => account?.accountId)).size).toBe(1);
});

test("an answer counts once, and its code in the one browser that began, once", async () => {
  const { teamId } = await aTeam();
  const [browser, thief] = [newBrowser(), newBrowser()];
  const answer = idp.answer(await begin(browser, teamId), aPerson());
  const code = codeIn(await post(answer));
  expect(await post(answer)).toBe(REFUSED);
  expect((await thief.call("authAccountBySaml", { code })).code).toBe("invalidCode");
  const attempts = await Promise.all([1, 2, 3].map(() => browser.copy().call("authAccountBySaml", { code })));
  expect(attempts.map((each) => each.code).toSorted()).toEqual(["invalidCode", "invalidCode", "success"]);
  expect(await whoAmI(thief)).toBe(null);
});

test("of many copies of an answer at once, one counts, at whichever program they arrive", async () => {
  const { teamId } = await aTeam();
  const other = await startOther();
  const there = { acsUrl: `http://localhost:${other.port}/saml/${teamId}/acs` };
  const answered = async () => idp.answer(await begin(newBrowser(), teamId), aPerson());
  const answer = await answered();
  const copies = [answer, { ...answer, ...there }];
  const led = await Promise.all([...copies, ...copies].map((each) => post(each)));
  expect(led.filter((path) => path !== REFUSED)).toHaveLength(1);
  // It is not for being elsewhere that they are refused there.
  expect(codeIn(await post({ ...(await answered()), ...there }))).not.toBe("");
  await other.stop();
});

test("an assertion that was used is refused in answer to another request too", async () => {
  const { teamId } = await aTeam();
  const [one, two] = [newBrowser(), newBrowser()];
  const fixed: AnswerLie = { before: (xml) => xml.replace(/(<saml:Assertion) ID="[^"]+"/, '$1 ID="_again"') };
  await comeBack(one, teamId, { ...aPerson(), lie: fixed });
  expect(await post(idp.answer(await begin(two, teamId), aPerson(), fixed))).toBe(REFUSED);
});

test.each([
  ["unsigned", { signs: [] }],
  ["signed with SHA-1", { how: "sha1" }],
  ["signed with a shared secret", { how: "hmac" }],
  [
    "for another address",
    { before: (xml: string) => xml.replace(/Recipient="[^"]+"/, 'Recipient="https://evil.example"') },
  ],
  [
    "with a second assertion",
    { after: (xml: string) => xml.replace("</samlp:Response>", "<saml:Assertion/></samlp:Response>") },
  ],
  [
    "of 300 KB",
    { before: (xml: string) => xml.replace("<samlp:Status>", `<samlp:Status x="${"x".repeat(300_000)}">`) },
  ],
] satisfies [string, AnswerLie][])("an answer %s leads nowhere", async (_what, lie) => {
  const { teamId } = await aTeam();
  expect(await post(idp.answer(await begin(newBrowser(), teamId), aPerson(), lie))).toBe(REFUSED);
});

test("an answer late, to another team, or to one whose sign-in is off by then, leads nowhere", async () => {
  const { teamId, admin } = await aTeam();
  const { teamId: elsewhere } = await aTeam();
  const begun = async () => idp.answer(await begin(newBrowser(), teamId), aPerson());
  const moved = await begun();
  expect(await post({ ...moved, acsUrl: moved.acsUrl.replace(teamId, elsewhere) })).toBe(REFUSED);
  const link = await begin(newBrowser(), teamId);
  clock.move(constants.oauth.stateForMs);
  expect(await post(idp.answer(link, aPerson()))).toBe(REFUSED);
  const off = await begun();
  await admin.call("updateTeamSso", { teamId, ...GOOD, isEnabled: false });
  expect(await post(off)).toBe(REFUSED);
});

test("nothing that comes back in a RelayState is followed, and nobody begins towards another site", async () => {
  const { teamId } = await aTeam();
  const browser = newBrowser();
  const answer = idp.answer(await begin(browser, teamId), aPerson());
  const code = codeIn(await post(answer, { RelayState: "https://evil.example" }));
  expect((await browser.call("authAccountBySaml", { code })).value).toMatchObject({ redirect: null });
  const evil = await browser.call("getSamlAuthLink", { teamId, redirect: "//evil.example" });
  expect(evil.code).toBe("invalidRedirectUrl");
});

test("an account that is already there opens only after its owner has agreed by mail, after the answer came", async () => {
  const { teamId } = await aTeam();
  const [email, browser] = [newEmail(), newBrowser()];
  const { accountId } = await signInByMail(email, browser);
  const person = aPerson({ email });
  const code = await comeBack(browser, teamId, person);
  // Signed in, but before the answer: a provider's page must not link an account without its owner's consent.
  expect((await browser.call("authAccountBySaml", { code })).value).toEqual({
    state: "confirm",
    email,
    teamName: "Kite Studio",
  });
  expect(await teamIdsOf(browser)).toEqual([]);
  clock.move(31_000);
  await signInByMail(email, browser);
  expect((await browser.call("authAccountBySaml", { code })).value).toMatchObject({
    state: "in",
    account: { accountId },
  });
  expect(await teamIdsOf(browser)).toEqual([teamId]);
  expect((await signIn(teamId, person)).value).toMatchObject({ state: "in", account: { accountId } });
});

test("whoever signs in by mail as somebody else agrees to nothing", async () => {
  const { teamId } = await aTeam();
  const email = newEmail();
  await signInByMail(email);
  const browser = newBrowser();
  const code = await comeBack(browser, teamId, aPerson({ email }));
  expect((await browser.call("authAccountBySaml", { code })).value).toMatchObject({ state: "confirm" });
  await signInByMail(newEmail(), browser);
  expect((await browser.call("authAccountBySaml", { code })).value).toMatchObject({ state: "confirm" });
});

test("an account that leads another team is opened by no provider, not even one it was linked to before", async () => {
  const { teamId } = await aTeam();
  const [person, browser] = [aPerson(), newBrowser()];
  await signIn(teamId, person, browser);
  await browser.call("createTeam", { name: "Of my own" });
  expect((await signIn(teamId, person)).code).toBe("ssoAdminElsewhere");
  const { email } = must(await whoAmI(browser), "signed in");
  expect((await signIn(teamId, aPerson({ email: must(email, "an address") }))).code).toBe("ssoAdminElsewhere");
});

test("who was removed from the team does not come back by its provider", async () => {
  const { teamId, admin } = await aTeam();
  const person = aPerson();
  const found = must((await signIn(teamId, person)).value, "in");
  const accountId = found.state === "in" ? found.account.accountId : newId();
  expect((await admin.call("removeTeamMember", { teamId, accountId: accountId as never })).code).toBe("success");
  expect((await signIn(teamId, person)).code).toBe("ssoNotInTeam");
});

test("a session of single sign-on may not change the account's address without its mailbox", async () => {
  const { teamId } = await aTeam();
  const browser = newBrowser();
  await signIn(teamId, aPerson(), browser);
  const changed = await browser.call("changeAccountEmail", { email: newEmail(), locale: "en" });
  expect(changed.code).toBe("proofNeeded");
});

test("one's file of one's data names the person at the provider", async () => {
  const { teamId } = await aTeam();
  const [person, browser] = [aPerson(), newBrowser()];
  await signIn(teamId, person, browser);
  const page = await browser.call("getOwnDataPage", { part: "profile" });
  expect(page.value?.items).toMatchObject([{ sso: [{ teamId, provider: idp.entityId, id: person.nameId }] }]);
});

test("without an address the provider vouches for nobody", async () => {
  const { teamId } = await aTeam();
  const { nameId } = aPerson();
  expect((await signIn(teamId, { nameId })).code).toBe("ssoEmailMissing");
});

test("another provider in the settings is trusted with nobody the one before vouched for", async () => {
  const { teamId, admin } = await aTeam();
  const person = aPerson();
  const browser = newBrowser();
  const code = await comeBack(browser, teamId, person);
  await admin.call("updateTeamSso", { teamId, ...GOOD, entityId: "https://next.example" });
  expect((await browser.call("authAccountBySaml", { code })).code).toBe("ssoNotEnabled");
});

test("a provider can load what it needs to know", async () => {
  const { teamId } = await aTeam();
  const load = (id: string) => fetch(`${atrium.url}/saml/${id}/metadata`);
  const xml = await (await load(teamId)).text();
  expect(xml).toContain(`entityID="${atrium.url}/saml/${teamId}"`);
  expect(xml).toContain(`Location="${atrium.url}/saml/${teamId}/acs"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  for (const nobodys of [newId(), "%00"]) expect((await load(nobodys)).status).toBe(404);
});

test("a provider is set up first: what it loads is there before anything is set here, with the plan", async () => {
  const admin = newBrowser();
  await signInByMail(newEmail(), admin);
  const { id: teamId } = must((await admin.call("createTeam", { name: "Kite Studio" })).value, "a team");
  const load = () => fetch(`${atrium.url}/saml/${teamId}/metadata`);
  await arrange.team(teamId, { plan: "startup" });
  expect((await load()).status).toBe(404);
  await arrange.team(teamId, { plan: "enterprise" });
  expect(await (await load()).text()).toContain(`Location="${atrium.url}/saml/${teamId}/acs"`);
});

test("somebody signs in by clicking through the provider's own pages", async () => {
  const { teamId } = await aTeam();
  const browser = newBrowser();
  const link = await begin(browser, teamId);
  expect(await (await fetch(link)).text()).toContain('<form method="post" action="/sso">');
  const SAMLRequest = must(new URL(link).searchParams.get("SAMLRequest"), "asked");
  const body = new URLSearchParams({ SAMLRequest, email: newEmail(), name: "Mira" });
  const page = await (await fetch(idp.signInUrl, { method: "POST", body })).text();
  const of = (pattern: RegExp) => must(pattern.exec(page)?.[1], "in the page");
  const path = await post({ acsUrl: of(/action="([^"]+)"/), samlResponse: of(/value="([^"]+)"/) });
  expect((await browser.call("authAccountBySaml", { code: codeIn(path) })).code).toBe("success");
});

test("nothing is kept in plain that opens something, and what nobody came back for goes", async () => {
  const { teamId } = await aTeam();
  const browser = newBrowser();
  const code = await comeBack(browser, teamId, aPerson());
  for (const table of ["saml_requests", "saml_assertions", "stored_replies"]) {
    const found = sql`select 1 as one from ${sql.identifier(table)} t where position(${code} in t::text) > 0`;
    expect((await database.db.execute<{ one: number }>(found)).rows, table).toEqual([]);
  }
  clock.move(constants.oauth.stateForMs);
  expect((await browser.call("authAccountBySaml", { code })).code).toBe("invalidCode");
  await forgetSaml(database.db, clock.nowMs());
  const late = sql`select 1 as one from saml_requests where expires_at <= ${new Date(clock.nowMs())}`;
  expect((await database.db.execute<{ one: number }>(late)).rows).toEqual([]);
});
