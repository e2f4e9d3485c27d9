import { must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { hashOfBrowser } from "../space/index.ts";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const newBrowser = () => createTestBrowser({ port: atrium.port });
const newEmail = () => `${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`;

async function signIn(browser: TestBrowser, invitationId?: string) {
  const email = newEmail();
  const context = invitationId === undefined ? {} : { invitationId };
  const { authKey } = must((await browser.call("registerAccount2", { email, ...context })).value, "asked");
  const { code } = must(
    atrium.codes.findLast((shown) => shown.email === email),
    "the code",
  );
  return must((await browser.call("authAccountByMagicLink2", { authKey, code })).value, "signed in");
}

async function memberLink() {
  const admin = newBrowser();
  await signIn(admin);
  const { id: teamId } = must((await admin.call("createTeam", { name: "House" })).value, "made");
  const { spaceId, slug } = must((await admin.call("createSpace", { teamId, name: "Hall" })).value, "made");
  const place = { teamId, spaceIds: [spaceId] };
  const made = await admin.call("createTeamMemberInvitationLink", { ...place, expiresInDays: 7, uses: 1 });
  const { invitation } = must(made.value, "made");
  return { teamId, spaceId, slug, code: must(invitation.url?.split("/").at(-1), "a link"), admin };
}

test("whoever signs up from an invitation's page is a member with it, and goes straight into the space", async () => {
  const { teamId, slug, code } = await memberLink();
  const newcomer = newBrowser();
  expect((await signIn(newcomer, code)).redirect).toBe(`/s/${slug}`);
  expect((await newcomer.call("getTeam", { teamId })).value?.team.role).toBe("MEMBER");
});

test("a link that was used up meanwhile is no reason not to sign in", async () => {
  const { teamId, code } = await memberLink();
  await signIn(newBrowser(), code);
  const late = newBrowser();
  expect((await signIn(late, code)).redirect).toBe(null);
  expect((await late.call("getTeam", { teamId })).code).toBe("teamNotFound");
});

test("whoever signs up by a link in a browser that is banned from its team is signed in, and no member", async () => {
  const { teamId, spaceId, code } = await memberLink();
  const [rude, other] = [newBrowser(), newBrowser()];
  await signIn(rude);
  const browserIds = [...rude.cookies].flatMap(([name, value]) => (name.includes("browser") ? [value] : []));
  const hash = hashOfBrowser(must(browserIds[0], "a browser is known by a cookie"));
  await database.db.execute(sql`insert into space_bans (space_id, account_id, browser_hash, name, banned_at)
    values (${spaceId}, ${newId()}, ${hash}, 'Rude', now())`);
  await rude.call("logoutAccount", {});
  expect((await signIn(rude, code)).redirect).toBe(null);
  expect((await rude.call("getTeam", { teamId })).code).toBe("teamNotFound");
  await signIn(other, code);
  expect((await other.call("getTeam", { teamId })).value?.team.role).toBe("MEMBER");
});

test("the code of an invitation somebody signs in for cannot be read from the database", async () => {
  const { code } = await memberLink();
  await newBrowser().call("registerAccount2", { email: newEmail(), invitationId: code });
  const asked = sql`select * from sign_in_requests where invitation_id is not null`;
  const { rows } = await database.db.execute<Record<string, unknown>>(asked);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(code);
});
