import { createTestDatabase } from "@atrium/testkit/database";
import type { TestDatabase } from "@atrium/testkit/database";
import type { LiveClient } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import type { TestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import type { TestGuest } from "@atrium/testkit/testGuest";
import type { SpaceId } from "@atrium/contract";
import * as fc from "fast-check";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";

let database: TestDatabase;
let atrium: TestAtrium;
let owner: TestGuest;
let host: LiveClient;
let spaceId: SpaceId;

beforeAll(async () => {
  database = await createTestDatabase();
  atrium = await startTestAtrium({ databaseUrl: database.url });
  owner = await createTestGuest(atrium.url, "Owner");
  ({ spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" }));
  host = await owner.enter(spaceId);
  await host.join();
});
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const address = () => `${atrium.url.replace("http", "ws")}/live`;
const origin = () => ({ headers: { origin: atrium.url } });

/** Opens a bare socket, sends these first and returns the close code. */
async function closedAfter(...said: (string | Buffer)[]): Promise<number> {
  const ws = new WebSocket(address(), origin());
  ws.on("error", () => {});
  ws.on("open", () => said.forEach((each) => ws.send(each)));
  return new Promise((done) => ws.once("close", (code) => done(code)));
}
/** The host is still connected and served. */
async function expectHostServed(): Promise<void> {
  const reply = await host.call("muteSelf", { roomId: host.room?.roomId ?? ("" as never), audioMuted: true });
  expect(Object.keys(reply)).toEqual(["success"]);
}

test("a page of another site opens no live connection", async () => {
  const ws = new WebSocket(address(), { headers: { origin: "http://elsewhere.example" } });
  const status = await new Promise((done) =>
    ws.once("unexpected-response", (_request, response) => done(response.statusCode)),
  );
  expect(status).toBe(403);
});

test.each([
  ["a move before hello", '{"type":"move","x":1,"y":1}'],
  ["no JSON", "hello"],
  ["an empty text", ""],
  ["bytes", Buffer.from([1, 2, 3])],
  ["a hello of another shape", '{"type":"hello"}'],
  ["a hello of a future protocol", '{"type":"hello","protocol":999,"ticket":"x"}'],
])("%s closes with 1008", async (_what, said) => {
  expect(await closedAfter(said)).toBe(1008);
});

test("more than 64 KB at once closes with 1009", async () => {
  expect(await closedAfter("x".repeat(64 * 1024 + 1))).toBe(1009);
});

test("whatever somebody sends ends their own connection at most", async () => {
  const guest = await createTestGuest(atrium.url, "Guest");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.json(), nearMessage), { maxLength: 8 }), async (texts) => {
      const client = await guest.enter(spaceId, { isStrict: false });
      for (const text of texts) client.sendText(text);
      client.close();
      await client.closed;
    }),
    { numRuns: 20 },
  );
  await expectHostServed();
});

/** Messages that are almost valid. */
const odd = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null), fc.constant({ toString: null }));
const nearMessage = fc
  .record(
    {
      type: fc.constantFrom("move", "speaking", "sharing", "resync", "call", "pong", "leave", "hello", "__proto__"),
      x: odd,
      y: odd,
      level: odd,
      scope: odd,
      since: odd,
      t: odd,
      id: fc.constant("aaaaaaaa"),
      operation: fc.constantFrom("joinRoom", "kick", "muteSelf", "toString", "createRoom"),
      input: fc.anything({ maxDepth: 3 }),
    },
    { requiredKeys: ["type"] },
  )
  .map((message) => JSON.stringify(message) ?? "");

test("broken frames end their own connection only", async () => {
  const broken = [
    [0xff, 0xff, 0xff, 0xff],
    [0x81, 0x05, 1, 2, 3, 4, 5],
    [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
    [0xc1, 0x80, 0, 0, 0, 0],
    [0x88, 0x82, 0, 0, 0, 0, 0, 1],
    [0x80, 0x80, 0, 0, 0, 0],
  ];
  for (const bytes of broken) await expectEnds(Buffer.from(bytes));
  await expectHostServed();
});

function expectEnds(bytes: Buffer): Promise<void> {
  const { hostname, port, host: name } = new URL(atrium.url);
  const socket = connect(Number(port), hostname);
  const lines = [
    "GET /live HTTP/1.1",
    `Host: ${name}`,
    `Origin: ${atrium.url}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  socket.once("data", () => socket.write(bytes));
  return new Promise((done) => {
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.once("close", () => done());
  });
}

test("a flood of calls ends the connection with 1008 and nobody else's", async () => {
  const guest = await createTestGuest(atrium.url, "Flooder");
  const client = await guest.enter(spaceId);
  for (let turn = 0; turn < 60; turn += 1) client.send({ type: "resync", scope: "space", since: 0 });
  expect(await client.closed).toEqual({ code: 1008 });
  await expectHostServed();
});

test("a person who does not read delays nobody, and sees the latest once they read again", async () => {
  const [walker, sleeper] = await Promise.all(
    ["Walker", "Sleeper"].map(async (name) => (await createTestGuest(atrium.url, name)).enter(spaceId)),
  );
  if (walker === undefined || sleeper === undefined) throw new Error("both came in");
  const { room } = await walker.join(host.room?.roomId);
  await sleeper.join(room.id);
  sleeper.pause();
  for (let step = 1; step <= 30; step += 1) {
    walker.move(500 + step, 500);
    await host.until((client) => client.placeOf(walker.accountId)?.x === 500 + step, `step ${step} shows`);
  }
  sleeper.resume();
  await sleeper.until((client) => client.placeOf(walker.accountId)?.x === 530, "the last step shows");
  expect(sleeper.placeOf(walker.accountId)).toEqual(host.placeOf(walker.accountId));
});
