import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { SignalRequest } from "@livekit/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildNack, buildPli } from "../rtp/rtcp/buildRtcp.ts";
import { type Certificate, createCertificate } from "../transport/dtls/certificate.ts";
import { framed } from "../transport/tcp/frameReader.ts";
import { seededRandom } from "../transport/testing/seededRandom.ts";
import { MediaRobot } from "./mediaRobot.ts";
import { type MediaTrial, startMediaTrial } from "./mediaTrial.ts";
import { openSocket, type RawSocket } from "./rawSocket.ts";
import { until } from "./watch.ts";

const ROOM = "two who talk and one who is odd";
const WORDS = 75;
const ODD_AT_ONCE = 60;
const PING = new SignalRequest({ message: { case: "ping", value: 1n } }).toBinary();

let trial: MediaTrial;
let certificate: Certificate;
let speaks: MediaRobot;
let listens: MediaRobot;
/** Somebody alone in another room, who only checks that the server answers. */
let asks: RawSocket;
const robots: MediaRobot[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  trial = await startMediaTrial();
  certificate = await createCertificate();
  [speaks, listens] = [await join("speaks"), await join("listens")];
  await until(() => (speaks.speak(), listens.packetsReceived > 0), "being heard");
  asks = await openSocket(trial, await trial.token("asks", "another room"));
});

afterAll(async () => {
  for (const robot of robots) robot.stop();
  for (const socket of sockets) socket.destroy();
  asks.socket.terminate();
  await trial.stop();
});

async function join(identity: string): Promise<MediaRobot> {
  const token = await trial.token(identity, ROOM, { canPublishData: true });
  const robot = await MediaRobot.join({ url: trial.url, token, certificate, index: robots.length, hasCamera: false });
  robots.push(robot);
  return robot;
}

async function tcp(): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port: trial.server.tcpPort, noDelay: true });
  sockets.push(socket);
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  return socket;
}

/** A packet or two may be lost on a busy machine's loopback; being starved costs far more. */
const NEARLY_ALL = WORDS * 0.95;

/**
 * How many audio packets are received while something odd happens. The next one is sent once the server has answered
 * somebody else, so that a slow machine also sends slowly.
 */
async function heardBeside(odd: () => void): Promise<number> {
  const before = listens.packetsReceived;
  for (let word = 0; word < WORDS; word++) {
    speaks.speak();
    odd();
    const answer = once(asks.socket, "message");
    asks.socket.send(PING);
    await answer;
  }
  await until(() => listens.packetsReceived - before >= NEARLY_ALL, "what was said");
  return listens.packetsReceived - before;
}

test("feedback without sense or end costs those who talk nothing", async () => {
  const odd = await join("feeds back");
  await until(() => (speaks.speak(), odd.packetsReceived > 0), "hearing as well");
  const random = seededRandom(7);
  const noise = (bytes: number): Buffer => {
    const packet = Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256)));
    packet[0] = 0x80 | ((packet[0] ?? 0) & 0x1f);
    packet[1] = 200 + ((packet[1] ?? 0) % 8);
    return packet;
  };
  const everything = Array.from({ length: 8000 }, (_, at) => at);
  const huge = Buffer.concat(Array.from({ length: 160 }, () => buildPli(1, listens.heardSsrc)));
  const heard = await heardBeside(() => {
    for (let each = 0; each < ODD_AT_ONCE; each += 4) {
      odd.sendRtcp(noise(12 + Math.floor(random() * 1200)));
      odd.sendRtcp(buildNack(1, odd.heardSsrc, everything));
      odd.sendRtcp(huge);
      odd.sendRtcp(buildPli(1, 1000));
    }
  });
  const before = odd.packetsReceived;
  await until(() => (speaks.speak(), odd.packetsReceived > before), "the odd one still hearing");
  expect(heard).toBeGreaterThanOrEqual(NEARLY_ALL);
}, 60_000);

test("TCP connections with half frames, frames without end, crumbs and silence cost those who talk nothing", async () => {
  const kinds: ((socket: Socket) => void)[] = [
    (socket) => socket.write(Buffer.from([0xff])),
    (socket) => socket.write(Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.alloc(200, 1)])),
    (socket) => socket.write(Buffer.from([0x0f, 0xff, 1, 2, 3])),
    (socket) => socket.write(Buffer.concat(Array.from({ length: 400 }, () => framed(Buffer.alloc(1, 1))))),
    (socket) => socket.write(Buffer.alloc(16_384, 0x80)),
    () => undefined,
  ];
  const open: Socket[] = [];
  let turn = 0;
  const heard = await heardBeside(() => {
    turn += 1;
    void tcp().then((socket) => open.push(socket));
    for (const [at, socket] of open.entries()) if (!socket.destroyed) kinds[(at + turn) % kinds.length]?.(socket);
  });
  expect(heard).toBeGreaterThanOrEqual(NEARLY_ALL);
  expect(open.length).toBeGreaterThan(WORDS / 2);
  // None of them has proven whose they are: each address may keep a few, and only for a while.
  await until(() => open.filter(({ destroyed }) => !destroyed).length <= 32, "closing strangers");
}, 60_000);

test("messages of nonsense without end cost those who talk nothing", async () => {
  const odd = await join("says much");
  const heard = await heardBeside(() => {
    for (let each = 0; each < ODD_AT_ONCE; each += 6) odd.sendData(Buffer.alloc(1 + ((each * 997) % 15_000), each));
  });
  expect(heard).toBeGreaterThanOrEqual(NEARLY_ALL);
}, 60_000);
