// Accounts that a team's provider has made on its own word: nobody has shown yet that the mailbox is theirs.
import { must } from "@atrium/contract";
import type { AccountId, TeamId } from "@atrium/contract";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openParty, aPerson, whoAmI } from "../../trials/ssoParty.ts";

const { aTeam, closeParty, database, newBrowser, signIn, signInByMail } = await openParty();
afterAll(closeParty);

const isStrange = async (browser: TestBrowser) =>
  must((await browser.call("listAccountSessions", {})).value, "listed").sessions[0]?.isStrange;
const browsersOf = async (emailKey: string) => {
  const known = sql`select browser_hash from known_browsers where email_key = ${emailKey}`;
  return (await database.db.execute<{ browser_hash: string }>(known)).rows.length;
};

/** Connects an account with a calendar and with its team's Slack, as if both had agreed. */
async function connect(accountId: AccountId, teamId: TeamId): Promise<void> {
  for (const statement of [
    sql`update accounts set calendar_sealed = 'sealed' where id = ${accountId}`,
    sql`insert into slack_tokens (id, sealed, made_at) values (${teamId}, 'sealed', now())`,
    sql`insert into slack_workspaces (team_id, workspace_id, name, token_id, locale, connected_at)
      values (${teamId}, 'T1', 'Kite', ${teamId}, 'en', now())`,
    sql`insert into slack_people (team_id, account_id, token_id, connected_at)
      values (${teamId}, ${accountId}, ${teamId}, now())`,
  ])
    await database.db.execute(statement);
}

test("a provider that made an account on its own word loses it to the mailbox's owner, who was shown nothing of theirs", async () => {
  const { teamId } = await aTeam();
  const [person, squatter] = [aPerson(), newBrowser()];
  const { admin: host, teamId: inviting } = await aTeam();
  const email = must(person.email, "an address");
  await signIn(teamId, person, squatter);
  await host.call("inviteTeamMembers", { teamId: inviting, emails: [email], role: "MEMBER", spaceIds: [] });
  expect((await squatter.call("listWaitingInvitations", {})).value?.invitations).toEqual([]);
  const owner = newBrowser();
  await signInByMail(email, owner);
  expect(await whoAmI(squatter)).toBe(null);
  expect((await signIn(teamId, person)).value).toMatchObject({ state: "confirm", email });
  expect((await owner.call("listWaitingInvitations", {})).value?.invitations).toHaveLength(1);
});

test("the mailbox's owner is nobody strange in the account, and nothing that was remembered or connected before stays", async () => {
  const { teamId } = await aTeam();
  const [person, squatter, owner] = [aPerson(), newBrowser(), newBrowser()];
  const email = must(person.email, "an address");
  await signIn(teamId, person, squatter);
  const { accountId } = must(await whoAmI(squatter), "in");
  await connect(accountId, teamId);
  expect((await whoAmI(squatter))?.calendarConnected).toBe(true);
  await signInByMail(email, owner);
  expect(await whoAmI(owner)).toMatchObject({ accountId, calendarConnected: false });
  expect(await isStrange(owner)).toBe(false);
  expect(await browsersOf(email)).toBe(1);
  expect(await browsersOf(`sso ${email}`)).toBe(0);
  const connected = sql`select 1 as one from slack_people where account_id = ${accountId}`;
  expect((await database.db.execute<{ one: number }>(connected)).rows).toEqual([]);
});

test("whoever comes by a provider gets no tries of their own at the codes of the mailbox", async () => {
  const { teamId } = await aTeam();
  const person = aPerson();
  for (let browsers = 0; browsers < 2; browsers += 1) await signIn(teamId, person);
  expect(await browsersOf(must(person.email, "an address"))).toBe(0);
});

test("a browser in which somebody came by their provider is known to it the next time", async () => {
  const { teamId } = await aTeam();
  const [person, browser, another] = [aPerson(), newBrowser(), newBrowser()];
  for (let times = 0; times < 2; times += 1) {
    await signIn(teamId, person, browser);
    expect(await isStrange(browser)).toBe(false);
  }
  await signIn(teamId, person, another);
  expect(await isStrange(another)).toBe(true);
});

test("a browser a provider brought is its person's once they say so elsewhere", async () => {
  const { teamId } = await aTeam();
  const [person, browser, another] = [aPerson(), newBrowser(), newBrowser()];
  await signIn(teamId, person, browser);
  await signIn(teamId, person, another);
  const { sessions } = must((await browser.call("listAccountSessions", {})).value, "listed");
  const strange = must(
    sessions.find((each) => each.isStrange),
    "the other one",
  );
  await browser.call("confirmAccountSession", { sessionId: strange.sessionId });
  await another.call("logoutAccount", {});
  await signIn(teamId, person, another);
  expect(await isStrange(another)).toBe(false);
});
