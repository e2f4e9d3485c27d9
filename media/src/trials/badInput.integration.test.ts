import { randomInt } from "node:crypto";
import { connect } from "node:net";
import { CreateRoomRequest, ListRoomsResponse, Room, SessionDescription, SignalRequest } from "@livekit/protocol";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { openSocket, type RawSocket } from "./rawSocket.ts";
import { until } from "./watch.ts";

let trial: MediaTrial;

beforeAll(async () => {
  trial = await startMediaTrial();
});

afterAll(() => trial.stop());

const open = async (identity: string, room: string) => openSocket(trial, await trial.token(identity, room));

async function statusOf(path: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${trial.url}${path}`);
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("open", () => resolve(101));
    socket.on("error", () => undefined);
  });
}

test("sockets without a good token, a room or a known path are refused", async () => {
  const token = await trial.token("a", "r");
  const noRoom = await trial.token("a", "");
  const noJoin = await trial.token("a", "r", { roomJoin: false });
  expect(await statusOf("/rtc")).toBe(401);
  expect(await statusOf(`/rtc?access_token=${token}x`)).toBe(401);
  expect(await statusOf(`/rtc?access_token=${noRoom}`)).toBe(401);
  expect(await statusOf(`/rtc?access_token=${noJoin}`)).toBe(401);
  expect(await statusOf(`/elsewhere?access_token=${token}`)).toBe(404);
  expect(await statusOf(`/rtc/v1?access_token=${token}&join_request=____`)).toBe(400);
});

test("validation tells a client why it cannot join", async () => {
  const at = (path: string) => fetch(`${trial.server.signalUrl}${path}`);
  const token = await trial.token("a", "r");
  expect((await at(`/rtc/validate?access_token=${token}`)).status).toBe(200);
  expect((await at(`/rtc/v1/validate?access_token=${token}`)).status).toBe(200);
  expect((await at("/rtc/v1/validate?access_token=nonsense")).status).toBe(401);
});

test.each([
  ["text", "hello", 1003],
  ["bytes that are no message", Buffer.from([0xff, 0xff, 0xff, 0xff]), 1007],
])("a socket that sends %s is closed", async (_what, message, code) => {
  const { socket, seen } = await open("a", "bad");
  socket.send(message);
  await expect.poll(() => seen.closed).toBe(code);
});

test("a socket that floods is closed, and its room goes on", async () => {
  const good = await open("good", "flood");
  const bad = await open("bad", "flood");
  const ping = new SignalRequest({ message: { case: "ping", value: 1n } }).toBinary();
  for (let sent = 0; sent < 4000; sent += 1) bad.socket.send(ping);
  await expect.poll(() => bad.seen.closed).toBe(1008);
  good.socket.send(ping);
  await until(() => good.seen.kinds.includes("pong"), "an answer to the other");
  good.socket.close();
});

const muteOf = (characters: number): Uint8Array => {
  const mute = { sid: "x".repeat(characters), muted: true };
  return new SignalRequest({ message: { case: "mute", value: mute } }).toBinary();
};

test.each([
  { what: "pours in bytes", bytes: 450_000, count: 90, code: 1008 },
  { what: "sends a message longer than any client has reason to", bytes: 600_000, count: 1, code: 1009 },
])("a socket that $what is closed, and its room goes on", async ({ bytes, count, code }) => {
  const good = await open("good", `pour-${code}`);
  const bad = await open("bad", `pour-${code}`);
  const message = muteOf(bytes);
  for (let sent = 0; sent < count; sent += 1) bad.socket.send(message);
  await expect.poll(() => bad.seen.closed).toBe(code);
  good.socket.send(new SignalRequest({ message: { case: "ping", value: 1n } }).toBinary());
  await until(() => good.seen.kinds.includes("pong"), "an answer to the other");
  good.socket.close();
});

test("an offer of hundreds of kilobytes is not read, and neither are those after it once their time is used up", async () => {
  const token = await trial.token("bad", "offers");
  const sdp = `v=0\r\n${"a=x\r\n".repeat(95_000)}`;
  const offer = new SignalRequest({
    message: { case: "offer", value: new SessionDescription({ type: "offer", sdp }) },
  });
  const { socket, seen } = await openSocket(trial, token);
  socket.send(offer.toBinary());
  await until(() => seen.kinds.includes("leave"), "being told to start over");
  expect(seen.messages.find((message) => message.case === "leave")?.value).toMatchObject({ canReconnect: true });
});

test("somebody who joins again and again is refused for a while, and others come in", async () => {
  const token = await trial.token("pest", "joins");
  const statuses: number[] = [];
  // On a slow machine some budget refills meanwhile.
  while (!statuses.includes(429) && statuses.length < 100) statuses.push(await statusOf(`/rtc?access_token=${token}`));
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.at(-1)).toBe(429);
  const other = await open("other", "joins");
  other.socket.close();
});

/** Waits until everything sent so far has been read: a ping after it is answered, or the socket is closed. */
async function untilRead(seen: RawSocket["seen"], ping: () => void): Promise<void> {
  const pongs = () => seen.kinds.filter((kind) => kind === "pongResp").length;
  const before = pongs();
  ping();
  await until(() => seen.closed > 0 || pongs() > before, "what was sent being read");
}

test("random and broken messages of every kind crash nothing", async () => {
  const { socket, seen } = await open("fuzz", "fuzz");
  const message = new SignalRequest({ message: { case: "pingReq", value: { rtt: 1n, timestamp: 1n } } }).toBinary();
  const seed = randomInt(2 ** 31);
  const bodies = fc.sample(fc.uint8Array({ maxLength: 40 }), { seed, numRuns: 300 });
  for (const [round, body] of bodies.entries()) {
    if (socket.readyState !== WebSocket.OPEN) break;
    // One field of any number holding a message of random bytes.
    const field = 1 + (round % 24);
    const tag = field < 16 ? [(field << 3) | 2] : [(((field << 3) | 2) & 0x7f) | 0x80, (field << 3) >> 7];
    socket.send(Buffer.from([...tag, body.length, ...body]));
    if (round % 50 === 0) await untilRead(seen, () => socket.send(message));
  }
  await untilRead(seen, () => socket.send(message));
  if (!seen.closed) socket.close();
  const after = await open("after", "fuzz");
  after.socket.send(message);
  await expect.poll(() => after.seen.kinds, { message: `after messages of seed ${seed}` }).toContain("pongResp");
  after.socket.close();
});

test("broken HTTP requests leave the server working", async () => {
  const port = Number(new URL(trial.server.signalUrl).port);
  for (const bytes of ["GET / HTTP/9\r\n\r\n", "\0\0\0\0", `GET /${"x".repeat(300_000)} HTTP/1.1\r\n\r\n`]) {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => undefined).resume();
    await new Promise((resolve) => socket.on("close", resolve));
  }
  expect((await fetch(trial.server.signalUrl)).status).toBe(200);
});

test("the server API checks token, right, room and form, and says so in Twirp's words", async () => {
  const call = async (
    method: string,
    body: string,
    { token, type = "application/json" }: { token: string; type?: string },
  ) => {
    const headers = { "Content-Type": type, Authorization: `Bearer ${token}` };
    const url = `${trial.server.signalUrl}/twirp/livekit.RoomService/${method}`;
    const response = await fetch(url, { method: "POST", headers, body });
    const { code } = (await response.json()) as { code?: string };
    return [response.status, code];
  };
  const list = await trial.token("x", "", { roomJoin: false, roomList: true });
  const admin = await trial.token("x", "mine", { roomJoin: false, roomAdmin: true });
  expect(await call("ListRooms", "{}", { token: "nonsense" })).toEqual([401, "unauthenticated"]);
  expect(await call("ListRooms", "{}", { token: admin })).toEqual([403, "permission_denied"]);
  expect(await call("ListRooms", "{}", { token: list })).toEqual([200, undefined]);
  expect(await call("ListRooms", "{", { token: list })).toEqual([400, "malformed"]);
  expect(await call("ListRooms", "{}", { token: list, type: "text/plain" })).toEqual([404, "bad_route"]);
  expect(await call("Nothing", "{}", { token: list })).toEqual([404, "bad_route"]);
  expect(await call("GetParticipant", '{"room":"other","identity":"a"}', { token: admin })).toEqual([
    403,
    "permission_denied",
  ]);
  expect(await call("GetParticipant", '{"room":"mine","identity":"a"}', { token: admin })).toEqual([404, "not_found"]);
  expect(await call("SendData", `{"room":"mine","data":"${"A".repeat(2_000_000)}"}`, { token: admin })).toEqual([
    400,
    "invalid_argument",
  ]);
});

test("the server API speaks protobuf as well", async () => {
  const token = await trial.token("x", "", { roomJoin: false, roomList: true, roomCreate: true });
  const call = async (method: string, body: Uint8Array) => {
    const headers = { "Content-Type": "application/protobuf", Authorization: `Bearer ${token}` };
    const url = `${trial.server.signalUrl}/twirp/livekit.RoomService/${method}`;
    const response = await fetch(url, { method: "POST", headers, body: Buffer.from(body) });
    return new Uint8Array(await response.arrayBuffer());
  };
  const made = Room.fromBinary(await call("CreateRoom", new CreateRoomRequest({ name: "binary" }).toBinary()));
  const listed = ListRoomsResponse.fromBinary(await call("ListRooms", new Uint8Array()));
  expect(made.name).toBe("binary");
  expect(listed.rooms.map(({ sid }) => sid)).toContain(made.sid);
});
