import { hasSeen, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, RequestId, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { listenAs } from "@atrium/testkit/newsClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";
import { accessChanged } from "../../account/index.ts";
import { createLocalBus, newsMissed } from "../../platform/bus.ts";
import { teamChanged, teamPeopleChanged, teamPlanChanged } from "../../team/index.ts";
import { ChangeMarks } from "./changeMarks.ts";
import { keepMarks, lastChangeOf } from "./keepMarks.ts";
import { readsChanged } from "./newsDesk.ts";

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

/** A guest of the house's one space, which is private or not. */
async function aGuestOf({ spaceId }: House): Promise<TestGuest> {
  const guest = await createTestGuest(atrium.url, "Guest");
  const { account } = await guest.web.done("getAccountProfile", {});
  await arrange.joinSpace({ accountId: account?.accountId as AccountId }, spaceId, "SPACE_GUEST");
  return guest;
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
  ["a space that is deleted", ({ owner, spaceId }) => owner.web.done("deleteSpace", { spaceId })],
  ["what their team has bought", async ({ teamId }) => atrium.bus.publish(teamChanged, { teamId })],
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

test("a space that is deleted or restored is told, and its change known, to its team and to guests who are of it alone", async () => {
  const house = await aHouse();
  const { owner, colleague, teamId, spaceId } = house;
  const guest = await aGuestOf(house);
  const staying = [await listenAs(colleague.web), await listenAs(guest.web)];
  for (const change of [
    () => owner.web.done("deleteSpace", { spaceId }),
    async () => {
      // Meanwhile the guest was found to have no ties to the team.
      await owner.web.done("updateTeam", { teamId, name: "Kites" });
      await staying[0]?.untilTold("getTeam", { teamId });
      await owner.web.done("restoreSpace", { teamId, spaceId });
    },
  ]) {
    const read = await freshBy(colleague, teamId);
    const links = [await listenAs(colleague.web), await listenAs(guest.web)];
    await change();
    for (const link of links) {
      await link.untilTold("listTeamSpaces");
      await link.untilTold("listAccountTeams");
      link.close();
    }
    for (const each of [colleague, guest])
      await expect.poll(() => isTrueStill(each, read), { timeout: 20_000 }).toBe(false);
  }
  for (const link of staying) link.close();
});

const ofGuests: [what: string, change: (house: House) => Promise<unknown>][] = [
  ["their space", ({ owner, spaceId }) => owner.web.done("updateSpace", { spaceId, name: "Garden" })],
  ["the team's name", ({ owner, teamId }) => owner.web.done("updateTeam", { teamId, name: "Kites" })],
  ["the team's plan", async ({ teamId }) => atrium.bus.publish(teamPlanChanged, { teamId })],
  [
    "the team's chat, which is theirs too",
    ({ owner, teamId }) =>
      owner.web.done("postTeamChatMessage", { teamId, clientId: newId<ChatClientId>(), content: "To all of you" }),
  ],
];
test.each(ofGuests)("a guest's link tells of a change of %s", async (_what, change) => {
  const house = await aHouse();
  const guest = await aGuestOf(house);
  const read = await freshBy(guest, house.teamId);
  await change(house);
  await expect.poll(() => isTrueStill(guest, read), { timeout: 20_000 }).toBe(false);
});

test("a guest's link tells nothing of what they may not read: private spaces that others are in, work of admins", async () => {
  const house = await aHouse();
  const { owner, colleague, teamId } = house;
  const guest = await aGuestOf(house);
  const { spaceId } = await owner.web.done("createSpace", { teamId, name: "Board" });
  await owner.web.done("updateSpace", { spaceId, isPrivate: true });
  const read = await freshBy(guest, teamId);
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  await owner.web.done("updateRoom", { roomId: rooms[0]?.id as RoomId, name: "Secrets" });
  (await owner.enter(spaceId)).close();
  await owner.web.done("setTaxRate", { teamId, country: "DE", zip: "10119", taxNumber: null });
  await expect.poll(() => isTrueStill(colleague, read), { timeout: 20_000 }).toBe(false);
  expect(await isTrueStill(guest, read)).toBe(true);
});

test("a guest's link tells that they may see a space of the team or no longer do, and that the team is deleted", async () => {
  const house = await aHouse();
  const { owner, teamId } = house;
  const guest = await aGuestOf(house);
  const { spaceId } = await owner.web.done("createSpace", { teamId, name: "Board" });
  for (const change of [
    () => owner.web.done("updateSpace", { spaceId, isPrivate: true }),
    () => owner.web.done("updateSpace", { spaceId, isPrivate: false }),
    () => owner.web.done("deleteTeam", { teamId }),
  ]) {
    const read = await freshBy(guest, teamId);
    await change();
    await expect.poll(() => isTrueStill(guest, read), { timeout: 20_000 }).toBe(false);
  }
});

test("at a space's own domain a link tells of that space, its team's terms and the account, and of nothing else", async () => {
  const house = await aHouse();
  const { owner, colleagueId: accountId, teamId, spaceId: onlySpace } = house;
  const { spaceId: other } = await owner.web.done("createSpace", { teamId, name: "Another" });
  const clock = { nowMs: 1, steadyMs: () => clock.nowMs };
  const marks = new ChangeMarks(clock, () => 0);
  const bus = createLocalBus();
  keepMarks(bus, marks);
  const seesChangeOf = async (change: () => void) => {
    clock.nowMs += 1;
    const read = marks.now();
    clock.nowMs += 1;
    change();
    return !hasSeen(read, await lastChangeOf(database.db, marks, { accountId, onlySpace }));
  };
  const ofSpace = (spaceId: SpaceId) => () =>
    bus.publish(readsChanged, { spaceId, teamId: null, accountId: null, touched: [{ operation: "getSpace" }] });
  expect(await seesChangeOf(ofSpace(onlySpace))).toBe(true);
  expect(await seesChangeOf(() => bus.publish(accessChanged, { accountId }))).toBe(true);
  expect(await seesChangeOf(() => bus.publish(teamPlanChanged, { teamId }))).toBe(true);
  expect(await seesChangeOf(() => bus.publish(newsMissed, { isOver: true }))).toBe(true);
  expect(await seesChangeOf(ofSpace(other))).toBe(false);
  expect(await seesChangeOf(() => bus.publish(teamPeopleChanged, { teamId }))).toBe(false);
});

test("whoever has no session is told no mark, also with what is refused", async () => {
  const headers = { "content-type": "application/json", "x-request-id": newId<RequestId>() };
  const ask = (name: string, origin: string) =>
    fetch(`${atrium.url}/api/${name}`, { method: "PUT", headers: { ...headers, origin }, body: "{}" });
  const own = new URL(atrium.url).origin;
  const replies = [
    await ask("getAccountProfile", own),
    await ask("listAccountTeams", own),
    await ask("nothing", own),
    await ask("getAccountProfile", "https://evil.example"),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 403]);
  expect(replies.map((reply) => reply.headers.get("x-mark"))).toEqual([null, null, null, null]);
});
