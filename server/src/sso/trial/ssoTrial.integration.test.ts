import { constants, must } from "@atrium/contract";
import type { SsoTest, TeamId } from "@atrium/contract";
import type { AnswerLie } from "@atrium/testkit/fakeIdp";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openParty, aPerson, post, REFUSED, whoAmI } from "../../trials/ssoParty.ts";

const { aTeam, GOOD, arrange, clock, closeParty, database, idp, newBrowser } = await openParty();
afterAll(closeParty);

const TRIED = "/integrations/saml-trial";
const start = async (admin: TestBrowser, teamId: TeamId) =>
  must((await admin.call("startSsoTest", { teamId })).value, "started").url;
const seen = async (admin: TestBrowser, teamId: TeamId): Promise<SsoTest | null> =>
  must((await admin.call("getSsoTest", { teamId })).value, "read").test;
const accounts = async () => (await database.db.execute<{ id: string }>(sql`select id from accounts`)).rows.length;

/** A team whose single sign-on is set up, but off. */
const aTeamWithout = () => aTeam({ isEnabled: false });

test("a trial says whom the provider vouches for, while single sign-on is off, and signs nobody in", async () => {
  const { admin, teamId } = await aTeamWithout();
  expect(await seen(admin, teamId)).toBeNull();
  const url = await start(admin, teamId);
  expect(await seen(admin, teamId)).toMatchObject({ outcome: null, answeredAt: null });
  const [person, before] = [aPerson(), await accounts()];
  const answer = idp.answer(url, person);
  expect(await post(answer)).toBe(TRIED);
  expect(await seen(admin, teamId)).toMatchObject({
    outcome: {
      state: "passed",
      email: person.email,
      name: "Mira Kite",
      nameId: person.nameId,
      clockMs: 0,
      attributes: expect.arrayContaining([expect.any(String)]),
    },
  });
  expect(await accounts()).toBe(before);
  // What was answered once is answered: there is nothing to sign in with, now or once it is on.
  expect(await post(answer)).toBe(REFUSED);
  await admin.call("updateTeamSso", { teamId, ...GOOD });
  expect(await post(answer)).toBe(REFUSED);
  const codes = sql`select code_hash from saml_requests where team_id = ${teamId} and code_hash is not null`;
  expect((await database.db.execute<{ code_hash: string }>(codes)).rows).toEqual([]);
});

test.each([
  [
    "audience",
    { before: (xml: string) => xml.replace(/<saml:Audience>[^<]+/, "<saml:Audience>https://other.example") },
  ],
  ["signatures", { signs: [] }],
  ["algorithm", { how: "sha1" }],
  ["issuer", { before: (xml: string) => xml.replaceAll(/(<saml:Issuer[^>]*>)[^<]+/g, "$1https://other.example") }],
  ["confirmation", { before: (xml: string) => xml.replace(/Recipient="[^"]+"/, 'Recipient="https://x.example"') }],
] satisfies [string, AnswerLie][])("a trial that fails says that it is the %s", async (fault, lie) => {
  const { admin, teamId } = await aTeamWithout();
  expect(await post(idp.answer(await start(admin, teamId), aPerson(), lie))).toBe(TRIED);
  expect((await seen(admin, teamId))?.outcome).toEqual({ state: "failed", fault });
});

test("a trial without a mailbox or a name passes and says what is missing", async () => {
  const { admin, teamId } = await aTeamWithout();
  await post(idp.answer(await start(admin, teamId), { nameId: "00u1" }));
  expect((await seen(admin, teamId))?.outcome).toMatchObject({ state: "passed", email: null, name: null });
});

test("a trial is its admin's own, one at a time, and is over when it expires", async () => {
  const { admin, teamId } = await aTeamWithout();
  const second = newBrowser();
  await second.call("registerUnverifiedAccount", { name: "Second" });
  await arrange.joinTeam({ accountId: must(await whoAmI(second), "a guest").accountId }, teamId, "ADMIN");
  const first = await start(admin, teamId);
  expect(await seen(second, teamId)).toBeNull();
  const again = await start(admin, teamId);
  expect(await post(idp.answer(first, aPerson()))).toBe(REFUSED);
  clock.move(constants.oauth.stateForMs);
  expect(await post(idp.answer(again, aPerson()))).toBe(REFUSED);
  expect(await seen(admin, teamId)).toBeNull();
});

test("what a trial shows stays in the browser that started it, also for its own admin", async () => {
  const { admin, teamId } = await aTeamWithout();
  await post(idp.answer(await start(admin, teamId), aPerson()));
  const { token } = must((await admin.call("createTemporaryAuthLink", {})).value, "a link");
  const elsewhere = newBrowser();
  await elsewhere.call("authAccountByTemporaryAuthLink", { token, confirmed: true });
  expect((await whoAmI(elsewhere))?.accountId).toBe((await whoAmI(admin))?.accountId);
  expect(await seen(elsewhere, teamId)).toBeNull();
  expect((await seen(admin, teamId))?.outcome).toMatchObject({ state: "passed" });
  // One trial at a time, wherever it is started.
  const stale = await start(admin, teamId);
  await start(elsewhere, teamId);
  expect(await seen(admin, teamId)).toBeNull();
  expect(await post(idp.answer(stale, aPerson()))).toBe(REFUSED);
});

test.each([
  ["address", { signInUrl: "https://id.kite.studio/saml" }],
  ["entity", { entityId: "https://id.kite.studio" }],
  ["certificates", { certificates: [] }],
])("a trial says nothing of other settings than it was made with: %s", async (_what, change) => {
  const { admin, teamId } = await aTeamWithout();
  await post(idp.answer(await start(admin, teamId), aPerson()));
  // Nothing of these is the provider's: what was tried is switched on.
  const on = { ...GOOD, buttonText: "Kite" };
  await admin.call("updateTeamSso", { teamId, ...on });
  expect((await seen(admin, teamId))?.outcome).toMatchObject({ state: "passed" });
  const url = await start(admin, teamId);
  expect((await admin.call("updateTeamSso", { teamId, ...on, isEnabled: false, ...change })).code).toBe("success");
  expect(await seen(admin, teamId)).toBeNull();
  expect(await post(idp.answer(url, aPerson()))).toBe(REFUSED);
});

test("whoever manages no single sign-on tries none", async () => {
  const { teamId } = await aTeamWithout();
  const stranger = newBrowser();
  await stranger.call("registerUnverifiedAccount", { name: "Stranger" });
  expect((await stranger.call("startSsoTest", { teamId })).code).not.toBe("success");
  expect((await stranger.call("getSsoTest", { teamId })).code).not.toBe("success");
});
