// A program, a provider, and what tests of single sign-on do with them.
import { must, newId } from "@atrium/contract";
import type { InputOf, operations, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeIdp } from "@atrium/testkit/fakeIdp";
import type { AnswerLie, IdpPerson, PostedAnswer } from "@atrium/testkit/fakeIdp";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { expect } from "vitest";

export type Wish = Omit<InputOf<typeof operations.updateTeamSso>, "teamId">;
export const REFUSED = "/integrations/saml-sign-in?refused=1";

export const database = await createTestDatabase();
export const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
export const idp = await startFakeIdp(() => clock.nowMs());
const settings = { SERVER_SECRET: "a-secret-of-at-least-32-characters-for-tests" };
export const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings });
/** Another program of the same installation, as behind a balancer. */
export const startOther = () =>
  startTestAtrium({ databaseUrl: database.url, clock, settings: { ...settings, PUBLIC_URL: atrium.url } });
export const arrange = createArrange(database.db);

export async function closeParty(): Promise<void> {
  await atrium.stop();
  await idp.stop();
  await database.close();
}

export const GOOD: Wish = {
  isEnabled: true,
  signInUrl: idp.signInUrl,
  entityId: idp.entityId,
  certificates: [idp.key.certificate],
  buttonText: "Continue with Kite ID",
};
export const newBrowser = () => createTestBrowser({ port: atrium.port });
export const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@kite.studio`;
export const aPerson = (change: Partial<IdpPerson> = {}): IdpPerson => ({
  nameId: newId(),
  email: newEmail(),
  name: "Mira Kite",
  ...change,
});

const codeFor = (email: string) => must(atrium.codes.findLast((each) => each.email === email)?.code, "the code");

/** What proves that a mailbox is one's own. */
export async function askByMail(email: string, browser: TestBrowser) {
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  return { authKey, code: codeFor(email) };
}
export async function askForAddress(email: string, browser: TestBrowser) {
  const { authKey } = must((await browser.call("changeAccountEmail", { email, locale: "en" })).value, "asked");
  return { authKey, code: codeFor(email) };
}
export async function signInByMail(email: string, browser = newBrowser()) {
  const asked = await askByMail(email, browser);
  return must((await browser.call("authAccountByMagicLink2", asked)).value, "signed in").account;
}

/** A team whose admin has set up single sign-on. */
export async function aTeam(wish: Partial<Wish> = {}) {
  const admin = newBrowser();
  await signInByMail(newEmail(), admin);
  const { id: teamId } = must((await admin.call("createTeam", { name: "Kite Studio" })).value, "a team");
  const set = await admin.call("updateTeamSso", { teamId, ...GOOD, ...wish });
  expect(set.code).toBe("success");
  return { admin, teamId };
}

export async function begin(browser: TestBrowser, teamId: TeamId, redirect?: string): Promise<string> {
  const asked = { teamId, ...(redirect === undefined ? {} : { redirect }) };
  return must((await browser.call("getSamlAuthLink", asked)).value, "a link").url;
}

/** The provider's page posts the answer; returns where the browser is led. */
export async function post({ acsUrl, samlResponse }: PostedAnswer, more: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ SAMLResponse: samlResponse, ...more });
  const answered = await fetch(acsUrl, { method: "POST", body, redirect: "manual" });
  expect(answered.status).toBe(303);
  expect(answered.headers.getSetCookie()).toEqual([]);
  return must(answered.headers.get("location"), "the browser is led on");
}
export const codeIn = (path: string): string =>
  must(/^\/integrations\/saml-sign-in\?code=([\w-]{22})$/.exec(path)?.[1], "a code");

export async function comeBack(
  browser: TestBrowser,
  teamId: TeamId,
  { lie, ...person }: IdpPerson & { lie?: AnswerLie },
): Promise<string> {
  return codeIn(await post(idp.answer(await begin(browser, teamId), person, lie)));
}
export async function signIn(teamId: TeamId, person: IdpPerson, browser = newBrowser()) {
  return browser.call("authAccountBySaml", { code: await comeBack(browser, teamId, person) });
}
export const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;
export const teamIdsOf = async (browser: TestBrowser) =>
  must((await browser.call("listAccountTeams", {})).value, "listed").teams.map(({ id }) => id);
