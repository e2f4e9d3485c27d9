// A program, a provider, and what tests of single sign-on do with them. Files of tests share modules: each opens its own.
import { must, newId } from "@atrium/contract";
import type { InputOf, operations, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeIdp } from "@atrium/testkit/fakeIdp";
import type { AnswerLie, FakeIdp, IdpPerson, PostedAnswer } from "@atrium/testkit/fakeIdp";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { expect } from "vitest";

export type Wish = Omit<InputOf<typeof operations.updateTeamSso>, "teamId">;
export const REFUSED = "/integrations/saml-sign-in?refused=1";

const settings = { SERVER_SECRET: "a-secret-of-at-least-32-characters-for-tests" };

export async function openParty() {
  const database = await createTestDatabase();
  const clock = createWallClock(Date.UTC(2026, 10, 21, 12));
  const idp = await startFakeIdp(() => clock.nowMs());
  const shared = { databaseUrl: database.url, clock };
  const atrium = await startTestAtrium({ ...shared, settings });
  return {
    database,
    clock,
    idp,
    atrium,
    arrange: createArrange(database.db),
    ...doings(atrium, idp),
    /** Another program of the same installation, as behind a balancer. */
    startOther: () => startTestAtrium({ ...shared, settings: { ...settings, PUBLIC_URL: atrium.url } }),
    async closeParty() {
      await atrium.stop();
      await idp.stop();
      await database.close();
    },
  };
}

export const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@kite.studio`;
export const aPerson = (change: Partial<IdpPerson> = {}): IdpPerson => ({
  nameId: newId(),
  email: newEmail(),
  name: "Mira Kite",
  ...change,
});

function doings(atrium: TestAtrium, idp: FakeIdp) {
  const newBrowser = () => createTestBrowser({ port: atrium.port });
  const byMail = mailsOf(atrium);
  const GOOD: Wish = {
    isEnabled: true,
    signInUrl: idp.signInUrl,
    entityId: idp.entityId,
    certificates: [idp.key.certificate],
    buttonText: "Continue with Kite ID",
  };
  const signInByMail = async (email: string, browser = newBrowser()) => {
    const asked = await byMail.askByMail(email, browser);
    return must((await browser.call("authAccountByMagicLink2", asked)).value, "signed in").account;
  };
  const comeBack = async (
    browser: TestBrowser,
    teamId: TeamId,
    { lie, ...person }: IdpPerson & { lie?: AnswerLie },
  ): Promise<string> => codeIn(await post(idp.answer(await begin(browser, teamId), person, lie)));
  return {
    ...byMail,
    GOOD,
    newBrowser,
    signInByMail,
    comeBack,
    /** A team whose admin has set up single sign-on. */
    async aTeam(wish: Partial<Wish> = {}) {
      const admin = newBrowser();
      await signInByMail(newEmail(), admin);
      const { id: teamId } = must((await admin.call("createTeam", { name: "Kite Studio" })).value, "a team");
      const set = await admin.call("updateTeamSso", { teamId, ...GOOD, ...wish });
      expect(set.code).toBe("success");
      return { admin, teamId };
    },
    signIn: async (teamId: TeamId, person: IdpPerson, browser = newBrowser()) =>
      browser.call("authAccountBySaml", { code: await comeBack(browser, teamId, person) }),
  };
}

/** What proves that a mailbox is one's own. */
function mailsOf({ codes }: TestAtrium) {
  const codeFor = (email: string) => must(codes.findLast((each) => each.email === email)?.code, "the code");
  return {
    async askByMail(email: string, browser: TestBrowser) {
      const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
      return { authKey, code: codeFor(email) };
    },
    async askForAddress(email: string, browser: TestBrowser) {
      const { authKey } = must((await browser.call("changeAccountEmail", { email, locale: "en" })).value, "asked");
      return { authKey, code: codeFor(email) };
    },
  };
}

export async function begin(browser: TestBrowser, teamId: TeamId, redirect?: string): Promise<string> {
  const asked = { teamId, ...(redirect === undefined ? {} : { redirect }) };
  return must((await browser.call("getSamlAuthLink", asked)).value, "a link").url;
}

/** The provider's page posts the answer; returns where the browser is redirected. */
export async function post({ acsUrl, samlResponse }: PostedAnswer, more: Record<string, string> = {}): Promise<string> {
  const body = new URLSearchParams({ SAMLResponse: samlResponse, ...more });
  const answered = await fetch(acsUrl, { method: "POST", body, redirect: "manual" });
  expect(answered.status).toBe(303);
  expect(answered.headers.getSetCookie()).toEqual([]);
  return must(answered.headers.get("location"), "the browser is led on");
}
export const codeIn = (path: string): string =>
  must(/^\/integrations\/saml-sign-in\?code=([\w-]{22})$/.exec(path)?.[1], "a code");

export const whoAmI = async (browser: TestBrowser) =>
  must((await browser.call("getAccountProfile", {})).value, "a profile").account;
export const teamIdsOf = async (browser: TestBrowser) =>
  must((await browser.call("listAccountTeams", {})).value, "listed").teams.map(({ id }) => id);
