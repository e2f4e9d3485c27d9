import { must } from "@atrium/contract";
import type { OperationName, PassingEvent, RoomId, SpaceId, StageState } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { loadElements } from "../element/index.ts";
import { topic } from "../platform/bus.ts";

const database = await createTestDatabase();
let atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

let owner: TestGuest;
let host: LiveClient;
let guest: LiveClient;
let spaceId: SpaceId;
let roomId: RoomId;

beforeEach(async () => {
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  roomId = must(rooms[0], "a space has a room").id;
  await owner.web.done("updateRoom", { roomId, type: "stage" });
  host = await inside(owner);
  guest = await inside(await createTestGuest(atrium.url, "Guest"));
});

async function inside(person: TestGuest): Promise<LiveClient> {
  const live = await person.enter(spaceId);
  await live.join(roomId);
  return live;
}
async function act(by: LiveClient, name: OperationName, input: object = {}): Promise<string | undefined> {
  return Object.keys(await by.call(name, { roomId, ...input }))[0];
}
async function joins({ web }: TestGuest, role: Parameters<typeof arrange.joinSpace>[2]): Promise<void> {
  const { account } = await web.done("getAccountProfile", {});
  await arrange.joinSpace({ accountId: must(account, "signed in").accountId }, spaceId, role);
}
const about = (live: LiveClient) => ({ accountId: live.accountId });
const stateOf = (seenBy: LiveClient, live: LiveClient): StageState | null =>
  seenBy.room?.records.stagePart[live.accountId]?.state ?? null;
const becomes = (live: LiveClient, state: StageState | null, seenBy: LiveClient = live) =>
  seenBy.until((each) => stateOf(each, live) === state, `they are ${state}`);
const answersTo = (live: LiveClient) =>
  live.heard.flatMap((message) => (message.type === "events" ? message.events : [])).filter(isAnswer);
const isAnswer = ({ kind }: PassingEvent): boolean => kind === "stageAnswer";
async function comesOn(live: LiveClient): Promise<void> {
  await act(host, "bringToStage", about(live));
  await act(live, "goOnStage");
  await act(host, "bringToStage", about(live));
  await becomes(live, "on");
}

test("from a raised hand to speaking on stage, as everybody in the room sees it", async () => {
  const listener = await inside(await createTestGuest(atrium.url, "Listener"));
  expect(await act(guest, "raiseHand")).toBe("success");
  await becomes(guest, "hand", host);
  expect(await act(host, "allowToStage", about(guest))).toBe("success");
  await becomes(guest, "allowed");
  expect(guest.room?.records.stagePart[guest.accountId]).toMatchObject({ byName: "Owner", name: "Guest" });
  expect(await act(guest, "goOnStage")).toBe("success");
  await becomes(guest, "ready", host);
  expect(await act(guest, "updatePublication", { audio: true })).toBe("alreadyNotOnStage");
  expect(await act(host, "bringToStage", about(guest))).toBe("success");
  await becomes(guest, "on", listener);
  expect(await act(guest, "updatePublication", { audio: true, video: true })).toBe("success");
  await listener.until(
    (each) => each.room?.records.member[guest.accountId]?.audioMuted === false,
    "the presenter is heard",
  );
  expect(await act(listener, "muteSelf", { audioMuted: false })).toBe("forbidden");
  expect(await act(guest, "leaveStage")).toBe("success");
  await becomes(guest, null, listener);
  expect(listener.room?.records.member[guest.accountId]).toMatchObject({ audioMuted: true, videoMuted: true });
});

test("a host's no ends a hand, a yes and waiting backstage; whom it is about is told", async () => {
  for (const steps of [0, 1, 2]) {
    await act(guest, "raiseHand");
    if (steps > 0) await act(host, "allowToStage", about(guest));
    if (steps > 1) await act(guest, "goOnStage");
    expect(await act(host, "rejectHand", about(guest))).toBe("success");
    await becomes(guest, null);
  }
  await guest.until((each) => answersTo(each).length === 3, "they are told");
});

test("a page of ours is shown on no stage, one of another site is", async () => {
  const domain = "stages.kite.studio";
  await database.db.execute(sql`insert into space_domains
    (space_id, domain, token, target, set_at, texts, aliases, leads_here, proven_at)
    values (${spaceId}, ${domain}, 'a-token', 'localhost', now(), '[]', '[]', true, now())`);
  atrium.bus.publish(topic("domainsChanged"), {});
  const headers = { host: `${domain}:${atrium.port}` };
  await expect.poll(async () => (await rawRequest(atrium.port, "/", { headers })).status).toBe(200);
  await comesOn(guest);
  const shows = (iframeUrl: string) => act(guest, "updatePublication", { iframeUrl });
  for (const url of [`https://${domain}/`, `https://${domain.toUpperCase()}/login`])
    expect(await shows(url)).toBe("forbidden");
  expect(await shows("https://example.org/numbers")).toBe("success");
});

describe("the page on a stage ends", () => {
  const pageOf = (seenBy: LiveClient) => seenBy.room?.records.stagePart[guest.accountId]?.iframeUrl ?? null;
  const isOver = () => host.until((each) => pageOf(each) === null, "no page is shown");
  const kept = async () =>
    (await loadElements(database.db, roomId))?.keptLive?.parts[guest.accountId]?.iframeUrl ?? null;
  async function shows(): Promise<void> {
    await comesOn(guest);
    expect(await act(guest, "updatePublication", { iframeUrl: "https://example.org/numbers" })).toBe("success");
    await host.until((each) => pageOf(each) !== null, "a page is shown");
    await expect.poll(kept).not.toBeNull();
  }

  test("as the room lets no pages be shown any more, and does not come back with a restart", async () => {
    await shows();
    await owner.web.done("updateRoom", { roomId, permissions: { iframe: false } });
    await isOver();
    expect(stateOf(host, guest)).toBe("on");
    await expect.poll(kept).toBeNull();
  });

  test("as whoever shows it is sent away", async () => {
    await shows();
    await owner.web.done("kick", { spaceId, ...about(guest) });
    await isOver();
    await expect.poll(kept).toBeNull();
  });
});

test("a host's page ends where only hosts may show pages and they are none any more", async () => {
  const person = await createTestGuest(atrium.url, "Moderator");
  await joins(person, "SPACE_MODERATOR");
  const moderator = await inside(person);
  await owner.web.done("updateRoom", { roomId, permissions: { iframe: false } });
  await act(moderator, "goOnStage");
  expect(await act(moderator, "updatePublication", { iframeUrl: "https://example.org/numbers" })).toBe("success");
  const pageOf = (seenBy: LiveClient) => seenBy.room?.records.stagePart[moderator.accountId]?.iframeUrl ?? null;
  await host.until((each) => pageOf(each) !== null, "a page is shown");
  await owner.web.done("setModerator", { spaceId, ...about(moderator), isModerator: false });
  await host.until((each) => pageOf(each) === null, "no page is shown");
});

test("hosts put a presenter in the spotlight for everybody, nobody else does, and it ends with their stepping down", async () => {
  await comesOn(guest);
  const watching = await inside(await createTestGuest(atrium.url, "Watching"));
  const isLit = (seenBy: LiveClient) => seenBy.room?.records.stagePart[guest.accountId]?.isSpotlit === true;
  for (const live of [guest, watching]) expect(await act(live, "setSpotlight", about(guest))).toBe("forbidden");
  expect(await act(host, "setSpotlight", about(watching))).toBe("alreadyNotOnStage");
  expect(await act(host, "setSpotlight", about(guest))).toBe("success");
  for (const live of [host, guest, watching]) await live.until(isLit, "everybody is told");
  await act(guest, "leaveStage");
  await watching.until((each) => stateOf(each, guest) === null, "they are down");
  await comesOn(guest);
  expect(isLit(guest)).toBe(false);
});

test("hosts go on by themselves; who is put down is told by whom, and sends nothing", async () => {
  await act(host, "goOnStage");
  await comesOn(guest);
  await act(guest, "updatePublication", { audio: true });
  expect(await act(host, "kickFromStage", about(guest))).toBe("success");
  await becomes(guest, null, host);
  await host.until((each) => each.room?.records.member[guest.accountId]?.audioMuted === true, "they are quiet");
  await guest.until((each) => answersTo(each).length > 0, "they are told");
  expect(answersTo(guest)).toEqual([{ kind: "stageAnswer", answer: "kicked", byName: "Owner" }]);
  expect(await act(guest, "updatePublication", { audio: true })).toBe("alreadyNotOnStage");
});

test("one of a lower role puts nobody down who outranks them", async () => {
  const person = await createTestGuest(atrium.url, "Moderator");
  await joins(person, "SPACE_MODERATOR");
  const moderator = await inside(person);
  await act(host, "goOnStage");
  expect(await act(moderator, "kickFromStage", about(host))).toBe("forbidden");
  await act(moderator, "goOnStage");
  expect(await act(host, "kickFromStage", about(moderator))).toBe("success");
});

test("who leaves the room has left the stage, and comes back into the audience", async () => {
  await comesOn(guest);
  const { rooms } = await owner.web.done("listRooms", { spaceId });
  await guest.join(must(rooms[1], "another room").id);
  await becomes(guest, null, host);
  await guest.join(roomId);
  expect(stateOf(guest, guest)).toBeNull();
});

test("who loses their connection stays on stage for as long as their place is kept", async () => {
  await comesOn(guest);
  guest.drop();
  await host.until((each) => each.space.records.participant[guest.accountId]?.away === true, "they are away");
  expect(stateOf(host, guest)).toBe("on");
});

describe("the rights of each role", () => {
  const forAll = ["raiseHand", "lowerHand"] as const;
  const forHosts = ["rejectHand", "allowToStage", "kickFromStage", "bringToStage"] as const;
  test.each([
    ["SPACE_ADMIN", true],
    ["SPACE_MODERATOR", true],
    ["SPACE_MEMBER", false],
    ["SPACE_GUEST", false],
  ] as const)("%s: steers the stage: %s", async (role, isHost) => {
    const person = await createTestGuest(atrium.url, role);
    await joins(person, role);
    const live = await inside(person);
    for (const name of forAll) expect(await act(live, name)).toBe("success");
    expect(await act(live, "goOnStage")).toBe(isHost ? "success" : "forbidden");
    if (isHost) expect(await act(live, "leaveStage")).toBe("success");
    await comesOn(guest);
    for (const name of forHosts) {
      await act(guest, "raiseHand");
      expect([name, await act(live, name, about(guest))]).toEqual([name, isHost ? "success" : "forbidden"]);
    }
  });

  test("a guest without an account may ask and steers nothing", async () => {
    const other = await inside(await createTestGuest(atrium.url, "Other"));
    expect(await act(guest, "raiseHand")).toBe("success");
    for (const name of forHosts) expect(await act(other, name, about(guest))).toBe("forbidden");
  });
});

test("a copy of the space has nobody on its stage", async () => {
  await comesOn(guest);
  await expect.poll(async () => (await loadElements(database.db, roomId))?.keptLive ?? null).not.toBeNull();
  const { space } = await owner.web.done("getSpace", { spaceId });
  const copyOf = { teamId: space.teamId, name: "Copy", template: "duplicate", oldSpaceId: spaceId } as const;
  const { spaceId: copied } = await owner.web.done("createSpace", copyOf);
  const { rooms } = await owner.web.done("listRooms", { spaceId: copied });
  const stage = must(
    rooms.find(({ type }) => type === "stage"),
    "copied",
  );
  expect((await loadElements(database.db, stage.id))?.keptLive).toBeNull();
});

test("after a restart who was on stage is on it again, unheard, and hands are up in their order", async () => {
  const [first, second] = [await createTestGuest(atrium.url, "First"), await createTestGuest(atrium.url, "Second")];
  const [one, other] = [await inside(first), await inside(second)];
  await comesOn(guest);
  await act(host, "goOnStage");
  await act(host, "updatePublication", { audio: true, iframeUrl: "https://example.org/numbers" });
  await act(host, "setSpotlight", about(host));
  for (const live of [one, other]) await act(live, "raiseHand");
  await becomes(other, "hand", host);
  const parts = async () => (await loadElements(database.db, roomId))?.keptLive?.parts ?? {};
  await expect.poll(async () => Object.keys(await parts())).toHaveLength(4);
  await act(guest, "leaveStage");
  await expect.poll(async () => Object.keys(await parts())).toHaveLength(3);
  const before = host.room?.records.stagePart;
  await atrium.stop();
  atrium = await startTestAtrium({ databaseUrl: database.url, settings: { PORT: String(atrium.port) } });
  await inside(second);
  await inside(first);
  host = await inside(owner);
  expect(before?.[host.accountId]).toMatchObject({ iframeUrl: "https://example.org/numbers", isSpotlit: true });
  expect(host.room?.records.stagePart).toEqual(before);
  expect(host.room?.records.member[host.accountId]).toMatchObject({ audioMuted: true });
  await act(host, "leaveStage");
  await host.join(must((await owner.web.done("listRooms", { spaceId })).rooms[1], "another room").id);
  await host.join(roomId);
  expect(stateOf(host, host)).toBeNull();
});
