import { CLOSE_CODES, must, newId } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const PASSWORD = "open sesame";
let owner: TestGuest;
let teamId: TeamId;
let spaceId: SpaceId;

/** A public space with a password. */
beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  ({ teamId } = (await owner.web.done("getSpace", { spaceId })).space);
  await owner.web.done("updateSpace", { spaceId, password: PASSWORD });
});

async function somebody(): Promise<{ guest: TestGuest; accountId: AccountId }> {
  const guest = await createTestGuest(atrium.url, "Somebody");
  const profile = must((await guest.web.done("getAccountProfile", {})).account, "a guest has an account");
  return { guest, accountId: profile.accountId };
}
async function member() {
  const person = await somebody();
  await arrange.joinTeam(person, teamId, "MEMBER");
  return person;
}
const door = (guest: TestGuest, password?: string) => guest.web.done("canJoinSpace", { spaceId, password });
const asked = { state: "closed", closeCode: CLOSE_CODES.wrongPassword };
const roleIn = (client: LiveClient, accountId: AccountId) => client.space.records.participant[accountId]?.role;

test("a removed member is sent out of a space whose password they have never given, and is asked for it", async () => {
  const { guest, accountId } = await member();
  const client = await guest.enter(spaceId);
  await owner.web.done("removeTeamMember", { teamId, accountId });
  expect(await client.closed).toEqual({ code: CLOSE_CODES.wrongPassword });
  expect(await door(guest)).toMatchObject(asked);
  expect(await door(guest, PASSWORD)).toMatchObject({ state: "open" });
});

test("support is sent out of such a space when their access ends", async () => {
  const { guest, accountId } = await somebody();
  await arrange.support({ accountId }, spaceId);
  const client = await guest.enter(spaceId);
  await owner.web.done("endSupportAccess", { teamId, accountId });
  expect(await client.closed).toEqual({ code: CLOSE_CODES.wrongPassword });
  expect(await door(guest)).toMatchObject(asked);
});

test.each(["a guest", "an account"])("whoever loses a role but has given the password stays: %s", async (kind) => {
  const { guest, accountId } = await somebody();
  const email = `${newId()}@example.org`;
  if (kind === "an account") await arrange.account(accountId, { email, emailKey: email });
  const answer = await door(guest, PASSWORD);
  const client = await connectLive({
    url: atrium.url,
    ticket: must("ticket" in answer ? answer.ticket : null, "open"),
  });
  const host = await owner.enter(spaceId);
  await owner.web.done("setModerator", { spaceId, accountId, isModerator: true });
  await host.until((each) => roleIn(each, accountId) === "SPACE_MODERATOR", "they are a host");
  await owner.web.done("removeSpaceMember", { spaceId, accountId });
  await host.until((each) => roleIn(each, accountId) === "PUBLIC_GUEST", "they are a guest like any other");
  expect(client.heard.some(({ type }) => type === "failure")).toBe(false);
});

test("a ticket from before the role was lost does not let in without the password", async () => {
  const { guest, accountId } = await member();
  const ticket = await guest.ticket(spaceId);
  await owner.web.done("removeTeamMember", { teamId, accountId });
  await expect(connectLive({ url: atrium.url, ticket })).rejects.toEqual(new LiveClosed(CLOSE_CODES.wrongPassword));
});

test("whoever reconnects with a role that is lost already is asked, before those inside hear of it", async () => {
  const { guest, accountId } = await member();
  await guest.enter(spaceId);
  // As when a support access has run out and nobody has noticed yet.
  await database.db.execute(sql`delete from team_members where account_id = ${accountId}`);
  expect(await door(guest)).toMatchObject(asked);
});

test("another name of somebody inside reads their role as well", async () => {
  const { guest, accountId } = await member();
  const client = await guest.enter(spaceId);
  await database.db.execute(sql`delete from team_members where account_id = ${accountId}`);
  await guest.web.done("updateAccount", { name: "Renamed" });
  expect(await client.closed).toEqual({ code: CLOSE_CODES.wrongPassword });
});
