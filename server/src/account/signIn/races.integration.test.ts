import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { countRings } from "@atrium/testkit/statements";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

// What several tabs or strangers do at the same moment.
const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url, settings: { TRUSTED_PROXIES: "127.0.0.1" } });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const MANY = 50;
const ROUNDS = 6;
let addresses = 0;
/** Each browser has its own network address. */
function newBrowser(): TestBrowser {
  addresses += 1;
  return createTestBrowser({ port: atrium.port, address: `198.51.100.${addresses}` });
}
const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;

async function ask(browser: TestBrowser, email: string) {
  const { authKey } = must((await browser.call("registerAccount", { email })).value, `a code for ${email}`);
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code that was sent",
  );
  return { authKey, code };
}
async function account() {
  const [browser, email] = [newBrowser(), newEmail()];
  const done = await browser.call("authAccountByMagicLink2", await ask(browser, email));
  return { browser, email, accountId: must(done.value, "signed in").account.accountId };
}
/** None if nobody is signed in. */
const teamsOf = async (browser: TestBrowser) =>
  (await browser.call("listAccountTeams", {})).value?.teams.map(({ id }) => id) ?? [];
const countSessions = async (accountId: string) =>
  (await database.db.execute<{ id: string }>(sql`select id from sessions where account_id = ${accountId}`)).rows.length;

test("of fifty who type one code at the same moment, in copies of the browser that asked, one gets a session", async () => {
  const [browser, email] = [newBrowser(), newEmail()];
  const asked = await ask(browser, email);
  const tabs = Array.from({ length: MANY }, () => browser.copy());
  const answers = await Promise.all(tabs.map((tab) => tab.call("authAccountByMagicLink2", asked)));
  const [first, ...others] = answers.flatMap(({ value }) => (value === null ? [] : [value]));
  expect(others).toEqual([]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["success", "codeNotFound"]));
  expect(await countSessions(must(first, "one of them").account.accountId)).toBe(1);
  expect(tabs.filter(({ cookies }) => cookies.has("atrium_session"))).toHaveLength(1);
});

test.each([
  { first: "new", second: "new" },
  { first: "known", second: "new" },
  { first: "known", second: "known" },
] as const)(
  "a guest who signs in to two addresses at once, $first and $second, becomes one of them, whole",
  async (kinds) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = newBrowser();
      const made = must((await guest.call("tryForFree", { teamName: "Kite", spaceName: "Studio" })).value, "a team");
      const emailOf = async (kind: "new" | "known") => (kind === "new" ? newEmail() : (await account()).email);
      const emails = [await emailOf(kinds.first), await emailOf(kinds.second)];
      const asked = [];
      for (const email of emails) asked.push({ email, tab: guest.copy(), ...(await ask(guest, email)) });
      const answers = await Promise.all(
        asked.map(({ tab, authKey, code }) => tab.call("authAccountByMagicLink2", { authKey, code })),
      );
      expect(answers.map(({ value }) => value?.account.email)).toEqual(emails);
      const profiles = await Promise.all(asked.map(({ tab }) => tab.call("getAccountProfile", {})));
      expect(profiles.map(({ value }) => value?.account?.email)).toEqual(emails);
      const teams = await Promise.all(asked.map(({ tab }) => teamsOf(tab)));
      expect(teams.flat()).toEqual([made.teamId]);
      expect((await guest.call("listAccountTeams", {})).code).toBe("unauthorized");
    }
    expect(await countRings(database.db)).toBe(0);
  },
);

test.each(["new", "known"] as const)(
  "a guest who signs in to a %s address while another tab tries a team for free keeps the team",
  async (kind) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = newBrowser();
      await guest.call("registerUnverifiedAccount", { name: "Guest" });
      const asked = await ask(guest, kind === "new" ? newEmail() : (await account()).email);
      const [tab, third] = [guest.copy(), guest.copy()];
      const [signedIn, tried] = await Promise.all([
        tab.call("authAccountByMagicLink2", asked),
        third.call("tryForFree", { teamName: "Late", spaceName: "Studio" }),
      ]);
      expect([signedIn.code, tried.code]).toEqual(["success", "success"]);
      // Created after the guest had become an account, it belongs to a new guest.
      const made = must(tried.value, "a team");
      expect([await teamsOf(tab), await teamsOf(third)].flat()).toContain(made.teamId);
    }
    expect(await countRings(database.db)).toBe(0);
  },
);
