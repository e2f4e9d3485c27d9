import { CLOSE_CODES, constants } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import type { Arrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import { LiveClosed } from "@atrium/testkit/liveClient";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createVisitor } from "@atrium/testkit/visitor";
import type { Visitor } from "@atrium/testkit/visitor";
import { createWebCaller } from "@atrium/testkit/webCaller";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let atrium: TestAtrium;
let arrange: Arrange;

beforeAll(async () => {
  database = await createTestDatabase();
  atrium = await startTestAtrium({ databaseUrl: database.url });
  arrange = createArrange(database.db);
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

async function aTeam(): Promise<{ owner: Visitor; teamId: TeamId; spaceId: SpaceId }> {
  const owner = await createVisitor(atrium.url, "Owner");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  return { owner, teamId, spaceId };
}
const callerOf = async ({ web }: Visitor) => {
  const { account } = await web.done("getAccountProfile", {});
  const accountId = account?.accountId as AccountId;
  return { accountId, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
};
async function aColleague(teamId: TeamId): Promise<Visitor> {
  const colleague = await createVisitor(atrium.url, "Colleague");
  await arrange.joinTeam(await callerOf(colleague), teamId, "MEMBER");
  return colleague;
}
const closedWith = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

test("what one of a team changes the others hear of, and what they may not read they do not", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const colleague = await listenAs((await aColleague(teamId)).web);
  const stranger = await listenAs((await aTeam()).owner.web);
  await owner.web.done("updateSpace", { spaceId, name: "Garden" });
  await colleague.untilTold("listTeamSpaces");
  await colleague.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await colleague.untilTold("getTeam", { teamId });
  await owner.web.done("liftBan", { spaceId, accountId: colleague.accountId });
  // The last one: everything before it has been told by now.
  await owner.web.done("createRoom", { spaceId, name: "Attic", type: "spatial" });
  await colleague.untilTold("listRooms", { spaceId });
  expect(colleague.told.map(({ operation }) => operation)).not.toContain("listBans");
  expect(stranger.told).toEqual([]);
  for (const client of [colleague, stranger]) client.close();
});

test("a private space tells only those who see it", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  await arrange.space(spaceId, { isPrivate: true });
  const [outsider, member] = [await aColleague(teamId), await aColleague(teamId)];
  await arrange.joinSpace(await callerOf(member), spaceId, "SPACE_MEMBER");
  const [outside, inside] = [await listenAs(outsider.web), await listenAs(member.web)];
  await owner.web.done("updateSpace", { spaceId, name: "Vault" });
  await inside.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await outside.untilTold("getTeam", { teamId });
  expect(outside.told.map(({ operation }) => operation)).not.toContain("getSpace");
  for (const client of [outside, inside]) client.close();
});

test("who comes into a space and who goes is told to those who see it on their dashboard", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const dashboard = await listenAs(owner.web);
  const visitor = await (await createVisitor(atrium.url, "Anna")).enter(spaceId);
  await dashboard.untilTold("listTeamSpaces", { teamId });
  const heard = dashboard.told.length;
  visitor.close();
  await expect.poll(() => dashboard.told.length, { timeout: 20_000 }).toBeGreaterThan(heard);
  dashboard.close();
});

test("a visit hears news of its account too", async () => {
  const { owner, teamId, spaceId } = await aTeam();
  const inside = await owner.enter(spaceId);
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  const told = () => inside.heard.flatMap((each) => (each.type === "news" ? each.news : []));
  await expect.poll(() => told().map((item) => (item.kind === "changed" ? item.operation : null))).toContain("getTeam");
  inside.close();
});

test("what somebody changes of themselves their other pages hear, and nobody else", async () => {
  const { owner, teamId } = await aTeam();
  const colleague = await listenAs((await aColleague(teamId)).web);
  const own = await listenAs(owner.web);
  await owner.web.done("updateAccount", { about: "Kites" });
  await own.untilTold("getAccountProfile");
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await colleague.untilTold("getTeam");
  expect(colleague.told.map(({ operation }) => operation)).not.toContain("getAccountProfile");
  for (const client of [own, colleague]) client.close();
});

test("teams that somebody makes while they listen are told of from then on", async () => {
  const owner = await createVisitor(atrium.url, "Owner");
  const link = await listenAs(owner.web);
  await owner.web.done("updateAccount", { about: "Kites" });
  await link.untilTold("getAccountProfile");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  await link.untilTold("listAccountTeams");
  await owner.web.done("updateSpace", { spaceId, name: "Garden" });
  await link.untilTold("getSpace", { spaceId });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await link.untilTold("getTeam", { teamId });
  expect(link.told[0]?.operation).toBe("getAccountProfile");
  link.close();
});

test("signing out closes the links of the session", async () => {
  const owner = await createVisitor(atrium.url, "Owner");
  const link = await listenAs(owner.web);
  await owner.web.done("logoutAccount", {});
  expect(await link.closed).toEqual({ code: CLOSE_CODES.unauthorized });
});

test("nobody listens without a session", async () => {
  expect(await closedWith(listenAs(createWebCaller(atrium.url)))).toEqual(new LiveClosed(CLOSE_CODES.unauthorized));
});

test("an account has so many links at a time, and a further one once another has gone", async () => {
  const owner = await createVisitor(atrium.url, "Owner");
  const links = await Promise.all(Array.from({ length: constants.socket.linksPerAccount }, () => listenAs(owner.web)));
  expect(await closedWith(listenAs(owner.web))).toEqual(new LiveClosed(1013));
  links[0]?.close();
  await links[0]?.closed;
  await expect.poll(() => closedWith(listenAs(owner.web)), { timeout: 20_000 }).toBeNull();
  for (const link of links) link.close();
});

test("a link answers whether it lives", async () => {
  const link = await listenAs((await createVisitor(atrium.url, "Owner")).web);
  const ping = link.untilPing();
  link.send({ type: "ask" });
  await expect(ping).resolves.toBeUndefined();
  link.close();
});
