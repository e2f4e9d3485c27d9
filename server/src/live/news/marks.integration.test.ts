import { hasSeen, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, RequestId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
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
  colleague: TestGuest;
  colleagueId: AccountId;
  teamId: TeamId;
  spaceId: SpaceId;
}

async function aHouse(): Promise<House> {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { teamId, spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const colleague = await createTestGuest(atrium.url, "Colleague");
  const { account } = await colleague.web.done("getAccountProfile", {});
  const colleagueId = account?.accountId as AccountId;
  const caller = { accountId: colleagueId, sessionId: "s", isVerified: false, browserId: "b", address: "a" };
  await arrange.joinTeam(caller, teamId, "MEMBER");
  return { owner, colleague, colleagueId, teamId, spaceId };
}

/** Reads the team; returns the mark of the reply. */
async function readBy({ web }: TestGuest, teamId: TeamId): Promise<string | null> {
  const headers = {
    "content-type": "application/json",
    "x-request-id": newId<RequestId>(),
    origin: new URL(web.url).origin,
    cookie: web.cookies(),
  };
  const reply = await fetch(`${web.url}/api/getTeam`, { method: "PUT", headers, body: JSON.stringify({ teamId }) });
  expect(await reply.json()).toHaveProperty("success");
  return reply.headers.get("x-mark");
}

/** Whether somebody's link, opened now, says that what was read at a mark is still true. */
async function isTrueStill({ web }: TestGuest, mark: string | null): Promise<boolean> {
  const link = await listenAs(web);
  link.close();
  return hasSeen(mark, link.changedAt);
}

/** Something read after everything that has changed so far. */
async function freshBy(person: TestGuest, teamId: TeamId): Promise<string | null> {
  let mark: string | null = null;
  await expect
    .poll(async () => isTrueStill(person, (mark = await readBy(person, teamId))), { timeout: 20_000 })
    .toBe(true);
  return mark;
}

const changes: [what: string, change: (house: House) => Promise<unknown>][] = [
  ["their team", ({ owner, teamId }) => owner.web.done("updateTeam", { teamId, name: "Kites" })],
  ["a space of their team", ({ owner, spaceId }) => owner.web.done("updateSpace", { spaceId, name: "Garden" })],
  ["themselves", ({ colleague }) => colleague.web.done("updateAccount", { about: "Kites" })],
  [
    "their team's chat",
    ({ owner, teamId }) =>
      owner.web.done("postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "To all of you" }),
  ],
  [
    "their direct chats",
    ({ owner, colleagueId: accountId }) =>
      owner.web.done("postDirectMessage", { accountId, clientId: newId<ChatClientId>(), content: "Only you" }),
  ],
];

test.each(changes)(
  "what somebody read before a change of %s is not true once their link opens",
  async (_what, change) => {
    const house = await aHouse();
    const { colleague, teamId } = house;
    const before = await freshBy(colleague, teamId);
    await change(house);
    await expect.poll(() => isTrueStill(colleague, before), { timeout: 20_000 }).toBe(false);
    expect(await freshBy(colleague, teamId)).not.toBe(before);
  },
);

test("what others change that has nothing to do with somebody leaves all they have read true", async () => {
  const [own, other] = [await aHouse(), await aHouse()];
  const read = await freshBy(own.colleague, own.teamId);
  await other.owner.web.done("updateTeam", { teamId: other.teamId, name: "Kites" });
  await other.owner.web.done("updateSpace", { spaceId: other.spaceId, name: "Garden" });
  await expect.poll(() => isTrueStill(other.colleague, read), { timeout: 20_000 }).toBe(false);
  expect(await isTrueStill(own.colleague, read)).toBe(true);
});

test("who comes into a space and who goes is a change for those who see it on their dashboard", async () => {
  const { colleague, teamId, spaceId } = await aHouse();
  const read = await freshBy(colleague, teamId);
  const guest = await (await createTestGuest(atrium.url, "Anna")).enter(spaceId);
  await expect.poll(() => isTrueStill(colleague, read), { timeout: 20_000 }).toBe(false);
  guest.close();
});
