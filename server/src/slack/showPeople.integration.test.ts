import { constants } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeSlack } from "@atrium/testkit/fakeSlack";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { newUserId, slackParty } from "../trials/slackParty.ts";
import { ownSlack } from "./ownSlack.ts";

const database = await createTestDatabase();
const { db } = database;
const fake = await startFakeSlack();
afterAll(async () => {
  await fake.stop();
  await database.close();
});
const { desk, crew, connect, agreedBy, arrange, idOf, person, program } = slackParty(database, fake);

const { slack: times } = constants;

/** A member whose status in Slack follows where they are. */
async function shown() {
  const made = await crew();
  const { admin, member, teamId } = made;
  const workspace = await connect(admin, teamId);
  const userId = newUserId();
  const brought = await agreedBy(member, teamId, { workspace, userId });
  await desk.done(member, "createTeamMemberSlackIntegration", brought);
  const status = () => fake.world.statuses.get(userId) ?? null;
  return { ...made, ...program(), workspace, userId, status };
}

test("a status says where somebody is while they are there, and ends by itself if this program dies", async () => {
  const { member, teamId, spaceId, enter, empty, look, status } = await shown();
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  const untilS = Math.floor((desk.clock.nowMs() + times.statusForMs) / 1000);
  expect(status()).toEqual({ text: "In Atrium: Kite HQ", expiresS: untilS });
  await look(times.lookEveryMs);
  expect(status()?.expiresS).toBe(untilS);
  await look(times.statusForMs - times.renewBeforeMs);
  expect(status()?.expiresS).toBeGreaterThan(untilS);
  empty(spaceId);
  await look(times.lookEveryMs);
  expect(status()).toBeNull();
});

test("one's own data say where one is shown, and nothing that lets anybody in", async () => {
  const { member, teamId, spaceId, enter, look } = await shown();
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  const { items } = await ownSlack(db, idOf(member), undefined);
  expect(items).toEqual([
    { teamId, workspace: "Kite Studio", connectedAt: expect.any(Date), shownText: "In Atrium: Kite HQ" },
  ]);
});

test("of a private space a status names nothing, and another program takes no status away that is not its own", async () => {
  const { member, teamId, spaceId, enter, look, status } = await shown();
  await arrange.space(spaceId, { isPrivate: true });
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  await program().look();
  expect(status()?.text).toBe("In Atrium");
});

test("a status of their own stays, whether it was there before or came meanwhile", async () => {
  const { member, teamId, spaceId, userId, enter, empty, look, status } = await shown();
  const own = { text: "On holiday", expiresS: 0 };
  fake.world.statuses.set(userId, own);
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  expect(status()).toEqual(own);
  empty(spaceId);
  await look();
  fake.world.statuses.delete(userId);
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  expect(status()?.text).toBe("In Atrium: Kite HQ");
  fake.world.statuses.set(userId, own);
  empty(spaceId);
  await look();
  expect(status()).toEqual(own);
});

test("a status that is only a sign is their own too", async () => {
  const { member, teamId, spaceId, userId, enter, look, status } = await shown();
  const own = { text: "", expiresS: 0, sign: ":palm_tree:" };
  fake.world.statuses.set(userId, own);
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  expect(status()).toEqual(own);
});

test("ours is known again however Slack writes it", async () => {
  const { member, teamId, spaceId, enter, empty, look, status } = await shown();
  await arrange.space(spaceId, { name: "R&D <lab>" });
  enter({ teamId, spaceId }, person(member, "Boris"));
  await look();
  const before = status()?.expiresS ?? 0;
  await look(times.statusForMs - times.renewBeforeMs + 1000);
  expect(status()?.expiresS).toBeGreaterThan(before);
  empty(spaceId);
  await look();
  expect(status()).toBeNull();
});

test("whoever disconnects is taken out of Slack at once, and whoever leaves the team or removes the app is no longer shown", async () => {
  const first = await shown();
  first.enter(first, person(first.member, "Boris"));
  await first.look();
  await desk.done(first.member, "deleteTeamMemberSlackIntegration", { teamId: first.teamId });
  expect(first.status()).toBeNull();

  const second = await shown();
  const accountId = idOf(second.member);
  await desk.done(second.admin, "removeTeamMember", { teamId: second.teamId, accountId });
  await second.look();
  second.enter(second, person(second.member, "Boris"));
  await second.look();
  expect(second.status()).toBeNull();

  const third = await shown();
  fake.world.removeApp(third.workspace.id);
  third.enter(third, person(third.member, "Boris"));
  await third.look();
  const own = await desk.done(third.member, "getTeamMemberSlackIntegration", { teamId: third.teamId });
  expect(own.integration).toBeNull();
});

/** As many people as are looked at at once, by one permission. */
async function manyBy({ teamId, member }: Awaited<ReturnType<typeof shown>>) {
  const many = await Promise.all(Array.from({ length: 40 }, () => desk.account("en")));
  for (const each of many) {
    await arrange.joinTeam(each, teamId, "MEMBER");
    await db.execute(sql`insert into slack_people (team_id, account_id, token_id, connected_at)
      select team_id, ${idOf(each)}, token_id, connected_at from slack_people
      where team_id = ${teamId} and account_id = ${idOf(member)}`);
  }
  return many.map((each, at) => person(each, `Person ${at}`));
}

test("those whom Slack refuses keep nobody else from being shown", async () => {
  const made = await shown();
  const { teamId, spaceId, workspace, userId, enter, look } = made;
  const many = await manyBy(made);
  const late = await desk.account("en");
  await arrange.joinTeam(late, teamId, "MEMBER");
  const lateId = newUserId();
  const brought = await agreedBy(late, teamId, { workspace, userId: lateId });
  await desk.done(late, "createTeamMemberSlackIntegration", brought);
  fake.world.refusals.set(userId, "a_word_of_tomorrow");
  enter({ teamId, spaceId }, ...many, person(late, "Late"));
  await look();
  await look(times.lookEveryMs);
  expect(fake.world.statuses.get(lateId)?.text).toBe("In Atrium: Kite HQ");
});

test("whose permission does not serve, or cannot be read, is disconnected", async () => {
  for (const how of ["missing_scope", "team_access_not_granted", "unread"]) {
    const { member, teamId, spaceId, userId, enter, look, faults } = await shown();
    if (how === "unread")
      await db.execute(sql`update slack_tokens set sealed = 'of another secret' where id in
        (select token_id from slack_people where team_id = ${teamId})`);
    else fake.world.refusals.set(userId, how);
    enter({ teamId, spaceId }, person(member, "Boris"));
    await look();
    const own = await desk.done(member, "getTeamMemberSlackIntegration", { teamId });
    expect({ how, integration: own.integration }).toEqual({ how, integration: null });
    expect(faults).toEqual([]);
  }
});

test("a look ends once Slack is not reached; the next goes on", async () => {
  const [first, second] = [await shown(), await shown()];
  const { enter, look } = first;
  enter(first, person(first.member, "Boris"));
  enter(second, person(second.member, "Anna"));
  const asked = fake.requests.length;
  fake.failNext("reset");
  await look();
  expect(fake.requests).toHaveLength(asked);
  await look();
  expect([first.status()?.text, second.status()?.text]).toEqual(["In Atrium: Kite HQ", "In Atrium: Kite HQ"]);
});

test("whoever connects again while Slack answers about the permission of before stays connected", async () => {
  const { member, teamId, spaceId, workspace, userId, enter, look, status } = await shown();
  enter({ teamId, spaceId }, person(member, "Boris"));
  fake.meanwhile("users.profile.get", async () => {
    fake.world.removeApp(workspace.id);
    const brought = await agreedBy(member, teamId, { workspace, userId });
    await desk.done(member, "createTeamMemberSlackIntegration", brought);
  });
  await look();
  await look();
  expect(status()?.text).toBe("In Atrium: Kite HQ");
});
