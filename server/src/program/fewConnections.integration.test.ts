import { newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, afterEach, expect, test } from "vitest";

/** As many as the program may open; nobody waits long for one. */
const CONNECTIONS = 3;

const database = await createTestDatabase();
const pool = { maxConnections: CONNECTIONS, connectWaitMs: 1500 };
const atrium = await startTestAtrium({ databaseUrl: database.url, pool });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const held: { letGo: () => void; all: Promise<void>[] } = { letGo: () => undefined, all: [] };
const free = async () => {
  held.letGo();
  await Promise.all(held.all);
};
afterEach(free);

/** Occupies every connection. */
async function holdAll(): Promise<void> {
  const isFree = new Promise<void>((done) => (held.letGo = done));
  held.all = [];
  for (let taken = 0; taken < CONNECTIONS; taken += 1) {
    await new Promise<void>((isHeld, fail) => {
      const holding = atrium.db.transaction(() => {
        isHeld();
        return isFree;
      });
      holding.catch(fail);
      held.all.push(holding);
    });
  }
}

const { port } = atrium;
const headers = { origin: `http://127.0.0.1:${port}`, "content-type": "application/json", "x-request-id": newId() };
const register = () =>
  rawRequest(port, "/api/registerUnverifiedAccount", { method: "PUT", headers, body: '{"name":"Anna"}' });

test("a call that finds no connection to the database says so, and the same call succeeds once there is one", async () => {
  await holdAll();
  const refused = await register();
  expect(refused).toMatchObject({ status: 503, text: '{"serverError":{}}', headers: { "retry-after": "2" } });
  expect(refused.headers["set-cookie"]?.join() ?? "").not.toContain("session");
  await free();
  expect(await register()).toMatchObject({ status: 200, text: expect.stringContaining('"success"') });
});

test("a call over the live link says so as well, and the link stays", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const host = await owner.enter(spaceId);
  const { room } = await host.join();
  await holdAll();
  expect(await host.call("updateRoom", { roomId: room.id, name: "Attic" })).toEqual({ serverError: {} });
  await free();
  expect(await host.call("updateRoom", { roomId: room.id, name: "Attic" })).toMatchObject({ success: {} });
  host.close();
});

test("an upload that finds no connection says so", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  await holdAll();
  const upload = { method: "PUT", headers: { ...headers, cookie: owner.web.cookies() }, body: "x" };
  expect(await rawRequest(port, `/upload/${newId()}`, upload)).toMatchObject({
    status: 503,
    text: '{"serverError":{}}',
    headers: { "retry-after": "2" },
  });
  await free();
});
