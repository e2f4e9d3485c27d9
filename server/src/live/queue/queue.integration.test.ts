import { CLOSE_CODES, PROTOCOL, TRANSIENT_CODES } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const settings = { SERVER_SECRET: "one key of both nodes: q8Zr3vN1xKw0pYt7" };
const atrium = await startTestAtrium({ databaseUrl: database.url, settings });
const other = await startTestAtrium({ databaseUrl: database.url, settings });
const arrange = createArrange(database.db);
afterAll(async () => {
  await Promise.all([atrium.stop(), other.stop()]);
  await database.close();
});

/** A full space of two places, and guests by name. */
async function fullSpace() {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { space } = await owner.web.done("getSpace", { spaceId });
  await arrange.team(space.teamId, { boughtCapacity: 2 });
  const host = await owner.enter(spaceId);
  const first = await createTestGuest(atrium.url, "First");
  return { spaceId, owner, host, first, inside: await first.enter(spaceId) };
}

const waits = (guest: TestGuest, spaceId: SpaceId) => guest.enter(spaceId, { queues: true });
const placed = (client: LiveClient, place: number) =>
  client.until(({ placeInQueue }) => placeInQueue === place, `one is number ${place}`);
const isInside = (client: LiveClient) => client.heard.some(({ type }) => type === "connected");

/** As the page does: whoever is called asks for a ticket again. */
async function comesIn(guest: TestGuest, client: LiveClient, spaceId: SpaceId): Promise<LiveClient> {
  expect(await client.closed).toEqual({ code: TRANSIENT_CODES.tryLater });
  return waits(guest, spaceId);
}

test("three wait before a full space, one loses the connection, one leaves: the order is kept, and each comes in in turn", async () => {
  const { spaceId, inside, host } = await fullSpace();
  const [ann, ben] = [await createTestGuest(atrium.url, "Ann"), await createTestGuest(atrium.url, "Ben")];
  const [cem, dan] = [await createTestGuest(atrium.url, "Cem"), await createTestGuest(atrium.url, "Dan")];
  const annWaits = await waits(ann, spaceId);
  const benWaits = await waits(ben, spaceId);
  const cemWaits = await waits(cem, spaceId);
  await placed(cemWaits, 3);
  // The other node relays to the one where the space lives.
  const ticket = await dan.ticket(spaceId, { queues: true });
  const danWaits = await connectLive({ url: other.url, ticket, queues: true });
  await placed(danWaits, 4);
  annWaits.drop();
  const annAgain = await waits(ann, spaceId);
  expect(annAgain.placeInQueue).toBe(1);
  benWaits.send({ type: "leave" });
  await placed(cemWaits, 2);
  inside.send({ type: "leave" });
  const annIsIn = await comesIn(ann, annAgain, spaceId);
  expect(isInside(annIsIn)).toBe(true);
  await placed(cemWaits, 1);
  expect(isInside(await waits(ben, spaceId))).toBe(false);
  annIsIn.send({ type: "leave" });
  expect(isInside(await comesIn(cem, cemWaits, spaceId))).toBe(true);
  await placed(danWaits, 1);
  host.close();
});

test("a free place that is held for somebody in the queue is none for whoever comes later, and is theirs", async () => {
  const { spaceId, inside, owner } = await fullSpace();
  const { slug } = (await owner.web.done("getSpace", { spaceId })).space;
  const [ann, late] = [await createTestGuest(atrium.url, "Ann"), await createTestGuest(atrium.url, "Late")];
  const fullFor = async ({ web }: TestGuest) => (await web.done("getSpaceEntrance", { slug })).entrance.isFull;
  const annWaits = await waits(ann, spaceId);
  expect([await fullFor(ann), await fullFor(late)]).toEqual([true, true]);
  inside.send({ type: "leave" });
  expect(await annWaits.closed).toEqual({ code: TRANSIENT_CODES.tryLater });
  expect([await fullFor(ann), await fullFor(late)]).toEqual([false, true]);
  const annIsIn = await waits(ann, spaceId);
  annIsIn.send({ type: "leave" });
  await expect.poll(() => fullFor(late)).toBe(false);
});

test("whoever was inside and lost the connection is not overtaken by those who wait", async () => {
  const { spaceId, first, inside } = await fullSpace();
  const ann = await createTestGuest(atrium.url, "Ann");
  const annWaits = await waits(ann, spaceId);
  inside.drop();
  const back = await first.enter(spaceId, { replaces: inside.connectionId });
  expect(isInside(back)).toBe(true);
  expect(annWaits.placeInQueue).toBe(1);
  annWaits.close();
});

test("whoever may not come in any more, or not yet, waits no longer", async () => {
  const { spaceId, owner, first, inside } = await fullSpace();
  await arrange.joinSpace({ accountId: inside.accountId }, spaceId, "SPACE_MODERATOR");
  const [ann, ben] = [await createTestGuest(atrium.url, "Ann"), await createTestGuest(atrium.url, "Ben")];
  const annWaits = await waits(ann, spaceId);
  await owner.web.done("updateSpace", { spaceId, startsAt: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await annWaits.closed).toEqual({ code: CLOSE_CODES.notStarted });
  await owner.web.done("updateSpace", { spaceId, startsAt: null });
  const benWaits = await waits(ben, spaceId);
  expect(benWaits.placeInQueue).toBe(1);
  await owner.web.done("updateSpace", { spaceId, isPrivate: true });
  expect(await benWaits.closed).toEqual({ code: CLOSE_CODES.private });
  expect((await first.web.done("getSpace", { spaceId })).space.role).toBe("SPACE_MODERATOR");
});

test("in the queue nothing can be called or changed, and a second hello ends it", async () => {
  const { spaceId } = await fullSpace();
  const ann = await createTestGuest(atrium.url, "Ann");
  const client = await waits(ann, spaceId);
  const calls = client.call("joinRoom", { spaceId }).catch(() => "no answer");
  client.send({ type: "resync", scope: "space", since: 0 });
  client.send({ type: "move", x: 1, y: 1 });
  client.send({ type: "ask" });
  await client.until(({ heard }) => heard.length > 0, "the server answers the ping");
  expect(new Set(client.heard.map(({ type }) => type))).toEqual(new Set(["queued"]));
  client.send({ type: "hello", protocol: PROTOCOL, ticket: "another" });
  expect(await client.closed).toEqual({ code: TRANSIENT_CODES.badMessage });
  expect(await calls).toBe("no answer");
});
