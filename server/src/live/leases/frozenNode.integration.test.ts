// Two nodes and one database. A space's owner freezes past its lease while a write is waiting; another node takes the
// space over. When the first resumes, its write must change nothing, and its people must be told to move.
import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { spawnAtrium } from "@atrium/testkit/spawnAtrium";
import type { SpawnedAtrium } from "@atrium/testkit/spawnAtrium";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
let frozen: SpawnedAtrium;
let healthy: TestAtrium;
let dataFolder: string;
const settings = { SERVER_SECRET: "one key of both nodes: q8Zr3vN1xKw0pYt7" };

beforeAll(async () => {
  database = await createTestDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), "atrium-frozen-"));
  const kept = { DATABASE_URL: database.url, TEST_MAY_LOSE_DATA: "yes", DATA_FOLDER: dataFolder };
  frozen = await spawnAtrium({ ...kept, ...settings });
  healthy = await startTestAtrium({ databaseUrl: database.url, settings });
});
afterAll(async () => {
  frozen.kill("SIGKILL");
  await frozen.ended;
  await healthy.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  await database.close();
});

test("a node that stood still past its lease writes nothing and sends its people to the new owner", async () => {
  const owner = await createTestGuest(`http://localhost:${frozen.port}`, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const before = await owner.enter(spaceId);
  const { room } = await before.join();

  frozen.kill("SIGSTOP");
  const late = before.call("updateRoom", { roomId: room.id, name: "Written by the frozen node" });
  const outcome = late.then(
    (reply) => Object.keys(reply)[0],
    () => "closed",
  );
  const web = owner.web.at(healthy.url);
  // The frozen node's lease expires by the database's clock; until then no other node can take the space.
  const after = await untilGiven(async () => {
    const door = await web.done("canJoinSpace", { spaceId });
    if (door.state !== "open") throw new Error("the door is closed");
    return connectLive({ url: healthy.url, ticket: door.ticket });
  });
  await after.call("updateRoom", { roomId: room.id, name: "Written by the owner" });
  frozen.kill("SIGCONT");

  expect(await before.closed).toEqual({ code: 1012 });
  expect(["unknownError", "closed"]).toContain(await outcome);
  const { room: kept } = await web.done("getRoom", { roomId: room.id });
  expect(kept.name).toBe("Written by the owner");
  await after.until(
    (client) => client.space.records.room[room.id]?.name === "Written by the owner",
    "the new owner goes on",
  );
  after.close();
});

/** Retries a connection that fails while the space still belongs to the frozen node. */
async function untilGiven<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const value = await attempt().catch(() => null);
    if (value !== null) return value;
  }
}
