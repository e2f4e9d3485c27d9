import type { AccountId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import type { NewsClient } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

interface House {
  owner: TestGuest;
  teamId: TeamId;
  spaceId: SpaceId;
}
async function aHouse(): Promise<House> {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  await arrange.team(teamId, { plan: "custom" });
  return { owner, teamId, spaceId };
}
const callerOf = async ({ web }: TestGuest) => {
  const { account } = await web.done("getAccountProfile", {});
  const accountId = account?.accountId as AccountId;
  return { accountId, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
};
async function aColleague({ teamId }: House): Promise<TestGuest> {
  const colleague = await createTestGuest(atrium.url, "Colleague");
  await arrange.joinTeam(await callerOf(colleague), teamId, "MEMBER");
  return colleague;
}
const countOf = ({ told }: Pick<NewsClient, "told">, operation: string) =>
  told.filter((each) => each.operation === operation).length;

test("whoever loses sight of a space that turns private reads anew, without hearing which it was or what it has", async () => {
  const house = await aHouse();
  const { owner, teamId, spaceId } = house;
  const [outsider, member] = [await aColleague(house), await aColleague(house)];
  await arrange.joinSpace(await callerOf(member), spaceId, "SPACE_MEMBER");
  const [outside, inside] = [await listenAs(outsider.web), await listenAs(member.web)];
  const stranger = await listenAs((await aHouse()).owner.web);
  await owner.web.done("updateSpace", { spaceId, isPrivate: true });
  await inside.untilTold("getSpace", { spaceId });
  await outside.untilTold("listTeamSpaces", { teamId });
  await outside.untilTold("getSpace");
  expect((await outsider.web.done("listTeamSpaces", { teamId })).spaces).toEqual([]);
  // What is done in it from then on does not concern them.
  const before = countOf(outside, "listTeamSpaces");
  await owner.web.done("updateSpace", { spaceId, name: "Vault" });
  await owner.web.done("createRoom", { spaceId, name: "Attic", type: "spatial" });
  await owner.web.done("updateTeam", { teamId, name: "Kites" });
  await outside.untilTold("getTeam", { teamId });
  expect(countOf(outside, "listTeamSpaces")).toBe(before + 1);
  expect(JSON.stringify(outside.heard)).not.toContain(spaceId);
  expect(JSON.stringify(stranger.heard)).not.toContain(teamId);
  expect(JSON.stringify(stranger.heard)).not.toContain(spaceId);
  for (const client of [outside, inside, stranger]) client.close();
});

test("a member from whom a space open to the team is shut, and to whom it is opened, hear of it", async () => {
  const house = await aHouse();
  const { owner, teamId, spaceId } = house;
  await arrange.space(spaceId, { isPrivate: true, isOpenToTeam: true });
  const colleague = await aColleague(house);
  const link = await listenAs(colleague.web);
  const names = async () => (await colleague.web.done("listTeamSpaces", { teamId })).spaces.map(({ name }) => name);
  expect(await names()).toEqual(["Space"]);
  await owner.web.done("updateSpace", { spaceId, isOpenToTeam: false });
  await link.untilTold("listTeamSpaces");
  expect(await names()).toEqual([]);
  expect(JSON.stringify(link.heard)).not.toContain(spaceId);
  await owner.web.done("updateSpace", { spaceId, isOpenToTeam: true });
  await link.untilTold("getSpace", { spaceId });
  expect(await names()).toEqual(["Space"]);
  link.close();
});

test("whoever was in a space has it on their list of visited ones until it turns private, and again when it opens", async () => {
  const { owner, teamId, spaceId } = await aHouse();
  const guest = await createTestGuest(atrium.url, "Anna");
  (await guest.enter(spaceId)).close();
  const visited = async () => (await guest.web.done("listVisitedSpaces", {})).spaces.length;
  await expect.poll(visited, { timeout: 20_000 }).toBe(1);
  const visitedAfter = async (change: () => Promise<unknown>) => {
    const link = await listenAs(guest.web);
    await change();
    await link.untilTold("listVisitedSpaces");
    expect(link.told.map(({ operation }) => operation)).not.toContain("listTeamSpaces");
    link.close();
    return visited();
  };
  expect(await visitedAfter(() => owner.web.done("updateSpace", { spaceId, isPrivate: true }))).toBe(0);
  expect(await visitedAfter(() => owner.web.done("updateSpace", { spaceId, isPrivate: false }))).toBe(1);
  expect(await visitedAfter(() => owner.web.done("deleteSpace", { spaceId }))).toBe(0);
  expect(await visitedAfter(() => owner.web.done("restoreSpace", { teamId, spaceId }))).toBe(1);
});

test("whoever loses their place in a private space reads anew what showed it", async () => {
  const house = await aHouse();
  const { owner, teamId, spaceId } = house;
  await arrange.space(spaceId, { isPrivate: true });
  const colleague = await aColleague(house);
  const { accountId } = await callerOf(colleague);
  await arrange.joinSpace(await callerOf(colleague), spaceId, "SPACE_MEMBER");
  const link = await listenAs(colleague.web);
  await owner.web.done("removeSpaceMember", { spaceId, accountId });
  for (const operation of ["listTeamSpaces", "getSpace", "listVisitedSpaces"]) await link.untilTold(operation);
  expect((await colleague.web.done("listTeamSpaces", { teamId })).spaces).toEqual([]);
  link.close();
});

test("hosts from whom a room is hidden read the recordings anew, as those of the room are hidden too", async () => {
  const house = await aHouse();
  const { owner, spaceId } = house;
  const host = await aColleague(house);
  await arrange.joinSpace(await callerOf(host), spaceId, "SPACE_MODERATOR");
  const { id: roomId } = (await owner.web.done("listRooms", { spaceId })).rooms[0] ?? { id: "" as never };
  await owner.web.done("createRoom", { spaceId, name: "Attic", type: "spatial" });
  const link = await listenAs(host.web);
  await owner.web.done("updateRoom", { roomId, blocked: true });
  await link.untilTold("listRooms");
  await link.untilTold("listStageRecordings");
  expect(countOf(link, "listStageRecordings")).toBeGreaterThan(0);
  link.close();
});
