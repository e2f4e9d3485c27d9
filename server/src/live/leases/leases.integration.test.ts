import { once } from "node:events";
import { inflateRawSync } from "node:zlib";
import { constants, must, newId, PACKED_FLAG, PROTOCOL, readDown } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { eq, sql } from "drizzle-orm";
import { spaceOf } from "@atrium/rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { spaceLeases } from "./leaseStore.ts";
import { LeaseLost, Ownership } from "./ownership.ts";

let database: TestDatabase;
let first: TestAtrium;
let second: TestAtrium;
const settings = { SERVER_SECRET: "one key of both nodes: q8Zr3vN1xKw0pYt7" };

beforeAll(async () => {
  database = await createTestDatabase();
  first = await startTestAtrium({ databaseUrl: database.url, settings });
  second = await startTestAtrium({ databaseUrl: database.url, settings });
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.close();
});

function aNode(owner: string) {
  const lost: SpaceId[] = [];
  const clock = createFakeClock();
  const ownership = new Ownership({
    db: database.db,
    clock,
    self: () => ({ owner, address: `http://${owner}`, publicAddress: "" }),
    onLost: (spaceId) => void lost.push(spaceId),
    onFault: (error) => {
      throw error;
    },
  });
  return { ownership, clock, lost };
}
/** Makes a lease expire by the database's clock. */
const lapse = (spaceId: SpaceId) =>
  database.db
    .update(spaceLeases)
    .set({ until: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(spaceLeases.spaceId, spaceId));
/** Sets an earlier holder's lease, with this much time left. */
const leave = (spaceId: SpaceId, holder: { owner: string; address: string }, leftMs: number) =>
  database.db.insert(spaceLeases).values({
    spaceId,
    ...holder,
    publicAddress: "",
    epoch: 7,
    until: sql`clock_timestamp() + ${leftMs} * interval '1 millisecond'`,
  });
const fenced = (node: ReturnType<typeof aNode>, spaceId: SpaceId) =>
  database.db
    .transaction((tx) => node.ownership.fence(tx, spaceId))
    .then(
      () => "committed",
      (error: unknown) => error,
    );

test("one node owns a space, the other learns who", async () => {
  const spaceId = newId<SpaceId>();
  const [a, b] = [aNode("a"), aNode("b")];
  expect(await a.ownership.take(spaceId)).toBeNull();
  expect(await b.ownership.take(spaceId)).toMatchObject({ owner: "a", address: "http://a", epoch: 1 });
  expect(await b.ownership.ownerElsewhere(database.db, spaceId)).toMatchObject({ owner: "a" });
  expect(await a.ownership.ownerElsewhere(database.db, spaceId)).toBeNull();
});

test("of many nodes that ask at once exactly one gets the space", async () => {
  const spaceId = newId<SpaceId>();
  const nodes = Array.from({ length: 10 }, (_, index) => aNode(`n${index}`));
  const owners = await Promise.all(nodes.map((node) => node.ownership.take(spaceId)));
  expect(owners.filter((owner) => owner === null)).toHaveLength(1);
});

test("a space that is given back is taken with a higher epoch", async () => {
  const spaceId = newId<SpaceId>();
  const [a, b] = [aNode("a"), aNode("b")];
  await a.ownership.take(spaceId);
  await a.ownership.release(spaceId);
  expect(a.ownership.owns(spaceId)).toBe(false);
  expect(await b.ownership.take(spaceId)).toBeNull();
  const [row] = await database.db.select().from(spaceLeases).where(eq(spaceLeases.spaceId, spaceId));
  expect(row).toMatchObject({ owner: "b", epoch: 2 });
});

test("a node that was killed has its spaces again as soon as a renewal is missing, and nobody else has", async () => {
  const [missed, fresh] = [newId<SpaceId>(), newId<SpaceId>()];
  const former = { owner: "a before", address: "http://a" };
  await leave(missed, former, 2900);
  await leave(fresh, former, 3_600_000);
  const [a, b] = [aNode("a"), aNode("b")];
  expect(await b.ownership.take(missed)).toMatchObject(former);
  expect(await a.ownership.take(fresh)).toMatchObject(former);
  expect(await a.ownership.take(missed)).toBeNull();
  expect(await fenced(a, missed)).toBe("committed");
});

test("a space that is wanted again while it is given back is held afterwards", async () => {
  const spaceId = newId<SpaceId>();
  const a = aNode("a");
  for (let turn = 0; turn < 10; turn += 1) {
    await a.ownership.take(spaceId);
    await Promise.all([a.ownership.release(spaceId), a.ownership.take(spaceId)]);
    expect(await fenced(a, spaceId)).toBe("committed");
    await a.ownership.release(spaceId);
  }
});

test("a node whose lease somebody else took over writes nothing and lets the space go", async () => {
  const spaceId = newId<SpaceId>();
  const [a, b] = [aNode("a"), aNode("b")];
  await a.ownership.take(spaceId);
  expect(await fenced(a, spaceId)).toBe("committed");
  await lapse(spaceId);
  expect(await b.ownership.take(spaceId)).toBeNull();
  expect(await fenced(a, spaceId)).toBeInstanceOf(LeaseLost);
  expect(a.lost).toEqual([spaceId]);
  expect(await fenced(b, spaceId)).toBe("committed");
});

/** How many statements of this database wait for another transaction. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

test("nobody takes a space between the fence and the commit of a write", async () => {
  const spaceId = newId<SpaceId>();
  const [a, b] = [aNode("a"), aNode("b")];
  await a.ownership.take(spaceId);
  const order: string[] = [];
  await database.db.transaction(async (tx) => {
    await a.ownership.fence(tx, spaceId);
    const lapsing = lapse(spaceId)
      .then(() => b.ownership.take(spaceId))
      .then(() => order.push("taken"));
    await expect.poll(waitingForLocks).toBe(1);
    order.push("committing");
    void lapsing;
  });
  await expect.poll(() => order).toEqual(["committing", "taken"]);
});

test("a lease is lengthened while writes of its space are under way", async () => {
  const spaceId = newId<SpaceId>();
  const a = aNode("a");
  await a.ownership.take(spaceId);
  const until = async () =>
    (await database.db.select().from(spaceLeases).where(eq(spaceLeases.spaceId, spaceId)))[0]?.until.getTime() ?? 0;
  const before = await until();
  await database.db.transaction(async (tx) => {
    await a.ownership.fence(tx, spaceId);
    a.clock.advance(2000);
    await expect.poll(until).toBeGreaterThan(before);
  });
});

test("a node that cannot renew in time gives up by its own clock", async () => {
  const spaceId = newId<SpaceId>();
  const a = aNode("a");
  await a.ownership.take(spaceId);
  await database.db.delete(spaceLeases).where(eq(spaceLeases.spaceId, spaceId));
  expect(a.ownership.owns(spaceId)).toBe(true);
  a.clock.advance(6000);
  expect(a.ownership.owns(spaceId)).toBe(false);
  await expect.poll(() => a.lost).toEqual([spaceId]);
});

test("a person who reaches the wrong node is carried to the right one, calls and all", async () => {
  const owner = await createTestGuest(first.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const host = await owner.enter(spaceId);
  const { room } = await host.join();
  const guest = await createTestGuest(second.url, "Guest");
  const client = await guest.enter(spaceId);
  await client.join(room.id);
  client.move(600, 600);
  await host.until((each) => each.placeOf(client.accountId)?.x === 600, "the move came through");
  const { room: renamed } = await owner.web.at(second.url).done("updateRoom", { roomId: room.id, name: "New" });
  expect(renamed.name).toBe("New");
  await client.until((each) => each.space.records.room[room.id]?.name === "New", "the news came through");
  await owner.web.at(second.url).done("updateSpace", { spaceId, name: "Renamed" });
  await client.until((each) => spaceOf(each.space).name === "Renamed", "the new name came through");
  await host.call("kick", { spaceId, accountId: client.accountId });
  expect(await client.closed).toEqual({ code: 4004 });
});

test("a large space comes packed to who unpacks, as it is to others, from either node", async () => {
  const owner = await createTestGuest(first.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const host = await owner.enter(spaceId);
  for (let at = 0; at < 40; at += 1)
    await owner.web.done("createRoom", { spaceId, name: `Room ${at}`, type: "spatial" });
  const greetings = await Promise.all(
    [first, second].flatMap(({ url }) => ["", `?${PACKED_FLAG}`].map((flag) => greeting(url, flag))),
  );
  expect(greetings.map(({ isPacked }) => isPacked)).toEqual([false, true, false, true]);
  for (const { bytes, isPacked } of greetings) {
    const message = readDown(JSON.parse((isPacked ? inflateRawSync(bytes) : bytes).toString("utf8")));
    expect(message?.type === "connected" && message.snapshot.records.room).toEqual(host.space.records.room);
  }

  async function greeting(url: string, flag: string): Promise<{ bytes: Buffer; isPacked: boolean }> {
    const guest = await createTestGuest(url, "Guest");
    const door = await guest.web.done("canJoinSpace", { spaceId });
    const ws = new WebSocket(`${url.replace(/^http/, "ws")}${constants.socket.path}${flag}`, {
      headers: { origin: url },
    });
    ws.once("open", () => {
      ws.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ticket: door.state === "open" ? door.ticket : "" }));
    });
    const [bytes, isPacked] = (await once(ws, "message")) as [Buffer, boolean];
    ws.close();
    return { bytes, isPacked };
  }
});

test("of two tabs that open at two nodes at the same moment exactly one stays", async () => {
  const owner = await createTestGuest(first.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const watcher = await (await createTestGuest(first.url, "Watcher")).enter(spaceId);
  const tickets = await Promise.all([owner.ticket(spaceId), owner.ticket(spaceId)]);
  const tabs = await Promise.all(
    tickets.map((ticket, index) => connectLive({ url: index === 0 ? first.url : second.url, ticket })),
  );
  const accountId = tabs[0]?.accountId ?? newId();
  const isNewest = (tab: LiveClient) => watcher.space.records.participant[accountId]?.connectionId === tab.connectionId;
  const ended = await Promise.race(tabs.map(async (tab) => ({ tab, ...(await tab.closed) })));
  expect(ended.code).toBe(4002);
  await watcher.until(() => tabs.filter((tab) => tab !== ended.tab).every(isNewest), "the other tab is the one");
  expect(Object.keys(watcher.space.records.participant)).toHaveLength(2);
});

test("a space moves to another node when its own stops, and its people come back there", async () => {
  const third = await startTestAtrium({ databaseUrl: database.url, settings });
  const owner = await createTestGuest(third.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const before = await owner.enter(spaceId);
  const { room } = await before.join();
  const stopped = third.stop();
  expect(await before.closed).toEqual({ code: 1012 });
  await stopped;
  const web = owner.web.at(first.url);
  const door = await web.done("canJoinSpace", { spaceId });
  if (door.state !== "open") throw new Error("the door is closed");
  const after = await connectLive({ url: first.url, ticket: door.ticket, replaces: before.connectionId });
  expect((await after.join(room.id)).room.id).toBe(room.id);
});

test("a node that was killed and starts again carries nobody on to itself while its former lease runs", async () => {
  const owner = await createTestGuest(first.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  await leave(spaceId, { owner: "its former life", address: first.url }, 3_600_000);
  await expect(owner.enter(spaceId)).rejects.toEqual(new LiveClosed(1013));
  await lapse(spaceId);
  const back = await owner.enter(spaceId);
  expect(back.space.spaceId).toBe(spaceId);
});

test("a call that another node handed on wakes the space here, and is not handed on a second time", async () => {
  const browser = createTestBrowser({ port: first.port });
  const makeSpace = async () =>
    must((await browser.call("tryForFree", { teamName: "Team", spaceName: "Space" })).value, "made").spaceId;
  const [free, taken] = [await makeSpace(), await makeSpace()];
  await leave(taken, { owner: "another", address: "http://127.0.0.1:9" }, 3_600_000);
  const handOn = (spaceId: SpaceId) =>
    rawRequest(first.port, "/api/updateSpace", {
      method: "PUT",
      headers: {
        origin: `http://127.0.0.1:${first.port}`,
        "content-type": "application/json",
        "x-request-id": newId(),
        "x-atrium-forwarded": "1",
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify({ spaceId, name: "New" }),
    });
  expect(await handOn(free)).toMatchObject({ status: 200, text: expect.stringContaining('"success"') });
  expect((await handOn(taken)).status).toBe(503);
});
