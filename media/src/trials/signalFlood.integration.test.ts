import { connect, type Socket } from "node:net";
import { SessionDescription, SignalRequest, SignalResponse } from "@livekit/protocol";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { openSocket } from "./rawSocket.ts";
import { until } from "./watch.ts";

/** Close codes for a flood and for a message that is too long, and the status while somebody may not join. */
const [TOO_MUCH, TOO_LONG, TOO_MANY] = [1008, 1009, 429];
const PING = new SignalRequest({ message: { case: "ping", value: 1n } }).toBinary();
const MEGABYTE = 1024 * 1024;

let trial: MediaTrial;
const sockets: Socket[] = [];

beforeAll(async () => {
  trial = await startMediaTrial();
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => trial.stop());

/**
 * A signalling socket below WebSocket, which does not answer a close frame. `code` is its close code, 0 while it is
 * open.
 */
async function openRaw(identity: string, room: string) {
  const token = await trial.token(identity, room);
  const { port } = new URL(trial.server.signalUrl);
  const socket = connect(Number(port), "127.0.0.1");
  sockets.push(socket);
  const seen = { bytes: Buffer.alloc(0), isOver: false };
  socket.on("error", () => undefined).on("close", () => (seen.isOver = true));
  socket.on("data", (chunk: Buffer) => (seen.bytes = Buffer.concat([seen.bytes, chunk])));
  const headers = ["Host: a", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString("base64")}`;
  socket.write(`GET /rtc?access_token=${token} HTTP/1.1\r\n${[...headers, key].join("\r\n")}\r\n\r\n`);
  const code = (): number => {
    // The close frame is the last: two bytes of header, two of the code.
    const at = seen.bytes.length - 4;
    return at >= 0 && seen.bytes.readUInt16BE(at) === 0x88_02 ? seen.bytes.readUInt16BE(at + 2) : 0;
  };
  await until(() => seen.bytes.includes("\r\n\r\n"), "being let in");
  return { socket, seen, code };
}

/** The header of a binary frame of this length; its mask changes nothing. */
function frameHead(bytes: number): Buffer {
  const head = Buffer.alloc(14);
  head.set([0x82, 0x80 | 127]);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}

test("who pours beyond their budget is told, left unread and ended, whatever they have still to say", async () => {
  const { socket, seen, code } = await openRaw("pours", "pouring");
  const mute = { sid: "x".repeat(100_000), muted: true };
  const message = new SignalRequest({ message: { case: "mute", value: mute } }).toBinary();
  const frame = Buffer.concat([frameHead(message.length), message]);
  // Far more than a connection's own buffers hold.
  const much = Buffer.concat(Array.from({ length: Math.ceil((256 * MEGABYTE) / frame.length) }, () => frame));
  let isAllGone = false;
  socket.write(much, (error) => (isAllGone = !error));
  await until(() => seen.isOver, "being ended");
  expect([code(), isAllGone]).toEqual([TOO_MUCH, false]);
});

test("a message too long is refused by its head, before any of it has come", async () => {
  const { socket, seen, code } = await openRaw("announces much", "pouring");
  socket.write(frameHead(860_000));
  await until(() => seen.isOver, "being ended");
  expect(code()).toBe(TOO_LONG);
});

/**
 * Whether the token still opens a socket, and whether any of the long offers sent on it was read: each read one is
 * answered by a `leave`.
 */
async function visit(token: string, offer: Uint8Array): Promise<{ status: number; isRead: boolean }> {
  const socket = new WebSocket(`${trial.url}/rtc?access_token=${token}`);
  const seen = { status: 0, kinds: new Array<string | undefined>() };
  socket.on("error", () => undefined);
  socket.on("unexpected-response", (_request, response) => (seen.status = response.statusCode ?? 0));
  socket.on("message", (data: Buffer) => seen.kinds.push(SignalResponse.fromBinary(data).message.case));
  socket.on("open", () => {
    seen.status = 101;
    for (let sent = 0; sent < 5; sent++) socket.send(offer);
    socket.send(PING);
  });
  const isOver = () => ["leave", "pong"].some((kind) => seen.kinds.includes(kind));
  await until(() => isOver() || seen.status > 101 || socket.readyState >= WebSocket.CLOSING, "an answer");
  socket.terminate();
  return { status: seen.status, isRead: seen.kinds.includes("leave") };
}

test("who comes again and again with long offers finds what the last socket left, and others are answered", async () => {
  const token = await trial.token("offers", "offering");
  const sdp = `v=0\r\n${"a=x\r\n".repeat(80_000)}`;
  const value = new SessionDescription({ type: "offer", sdp });
  const offer = new SignalRequest({ message: { case: "offer", value } }).toBinary();
  // Budgets refill with this clock.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  // Fewer than somebody could join without the offers.
  while (visits.length < 12 && visits.at(-1)?.status !== TOO_MANY) visits.push(await visit(token, offer));
  expect(visits.filter(({ isRead }) => isRead)).toHaveLength(4);
  expect(visits.at(-1)?.status).toBe(TOO_MANY);
  const other = await openSocket(trial, await trial.token("somebody else", "offering"));
  other.socket.send(PING);
  await until(() => other.seen.kinds.includes("pong"), "an answer to the other");
  other.socket.close();
});
