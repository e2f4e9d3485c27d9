import { EventEmitter } from "node:events";
import {
  AddTrackRequest,
  AudioTrackFeature,
  Ping,
  SessionDescription,
  SignalRequest,
  UpdateSubscription,
  VideoLayer,
} from "@livekit/protocol";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { PersonBudget } from "./personBudget.ts";
import { SignalSocket } from "./signalSocket.ts";
import { SIGNAL_WORK } from "./signalWork.ts";

/** A socket that counts traffic and remembers how it was closed. */
function newSocket(budget = new PersonBudget(SIGNAL_WORK), clock = { steadyMs: 1000 }) {
  const wire = Object.assign(new EventEmitter(), {
    closedWith: 0,
    isRead: true,
    isEnded: false,
    readyState: 1,
    OPEN: 1,
    close: (code: number) => {
      wire.closedWith ||= code;
      wire.readyState = 2;
    },
    pause: () => void (wire.isRead = false),
    terminate: () => {
      wire.isEnded = true;
      wire.close(1006);
    },
  });
  const socket = new SignalSocket(wire as unknown as WebSocket, {
    steadyMs: () => clock.steadyMs,
    spend: (work) => budget.take("ada", work, clock.steadyMs),
  });
  const heard: SignalRequest["message"][] = [];
  socket.onMessage = (message) => void heard.push(message);
  const hear = (bytes: Uint8Array): void => void wire.emit("message", Buffer.from(bytes), true);
  return { wire, socket, clock, heard, hear };
}

const ping = new SignalRequest({ message: { case: "pingReq", value: new Ping({ timestamp: 1n }) } }).toBinary();
const offer = (characters: number, id = 0): Uint8Array => {
  const value = new SessionDescription({ type: "offer", id, sdp: "x".repeat(characters) });
  return new SignalRequest({ message: { case: "offer", value } }).toBinary();
};
const idsOf = (heard: readonly SignalRequest["message"][]): number[] =>
  heard.flatMap((message) => (message.case === "offer" ? [message.value.id] : []));

test("a client that joins may ask for a lot at once, but cannot keep that up", () => {
  const { wire, clock, heard, hear } = newSocket();
  for (let sent = 0; sent < 900; sent++) hear(ping);
  clock.steadyMs += 1000;
  for (let sent = 0; sent < 90; sent++) hear(ping);
  expect([heard.length, wire.closedWith]).toEqual([990, 0]);
  for (let sent = 0; sent < 2000; sent++) hear(ping);
  expect(heard.length).toBeLessThan(2300);
  expect(wire.closedWith).toBe(1008);
});

test("offers beyond what there is time for wait, and only the newest of them is answered", () => {
  const { wire, socket, clock, heard, hear } = newSocket();
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9]) hear(offer(400_000, id));
  const atOnce = idsOf(heard).length;
  expect(atOnce).toBeLessThan(6);
  expect(wire.closedWith).toBe(0);
  for (let ticks = 0; ticks < 40; ticks++) socket.tick((clock.steadyMs += 100));
  expect(idsOf(heard).slice(atOnce)).toEqual([9]);
});

test("a new socket of the same person finds what the old one left", () => {
  const budget = new PersonBudget(SIGNAL_WORK);
  const clock = { steadyMs: 1000 };
  const taken = Array.from({ length: 5 }, () => {
    const { heard, hear } = newSocket(budget, clock);
    for (let sent = 0; sent < 5; sent++) hear(offer(400_000));
    return heard.length;
  });
  expect(taken[0]).toBeGreaterThan(2);
  expect(taken.slice(2)).toEqual([0, 0, 0]);
});

test("what we do not know inside of a message is not kept to be passed on", () => {
  const { heard, hear } = newSocket();
  // Field 99, ten bytes long.
  const unknown = Buffer.from("\x9a\x06\x0acontraband", "latin1");
  const layer = VideoLayer.fromBinary(Buffer.concat([new VideoLayer({ width: 1 }).toBinary(), unknown]));
  const value = new AddTrackRequest({ cid: "camera", layers: [layer] });
  const bytes = new SignalRequest({ message: { case: "addTrack", value } }).toBinary();
  expect(Buffer.from(bytes).includes("contraband")).toBe(true);
  hear(bytes);
  const passedOn = new SignalRequest({ message: heard[0] ?? { case: undefined } }).toBinary();
  expect(Buffer.from(passedOn).includes("camera")).toBe(true);
  expect(Buffer.from(passedOn).includes("contraband")).toBe(false);
});

test("nothing more is taken of a socket once it is closed", () => {
  const { heard, hear } = newSocket();
  hear(Buffer.from([7]));
  hear(ping);
  expect(heard).toEqual([]);
});

test("a socket that is refused is left unread, and ended two seconds later", () => {
  const { wire, socket, clock, hear } = newSocket();
  hear(Buffer.from([7]));
  expect([wire.closedWith, wire.isRead]).toEqual([1007, false]);
  for (const later of [100, 2100]) socket.tick(clock.steadyMs + later);
  expect(wire.isEnded).toBe(false);
  socket.tick(clock.steadyMs + 2200);
  expect(wire.isEnded).toBe(true);
});

test("whoever pours on after we have closed is left unread; who says a word or two that was under way is heard out", () => {
  const { wire, socket, hear } = newSocket();
  socket.close();
  for (let sent = 0; sent < 20; sent++) hear(ping);
  expect(wire.isRead).toBe(true);
  hear(ping);
  expect([wire.isRead, wire.closedWith]).toEqual([false, 1000]);
});

test("a socket nothing is heard from for 25 seconds is ended", () => {
  const { wire, socket, clock, hear } = newSocket();
  hear(ping);
  socket.tick(clock.steadyMs + 25_000);
  expect(wire.closedWith).toBe(0);
  socket.tick(clock.steadyMs + 25_001);
  expect(wire.closedWith).toBe(1006);
});

const request = (message: SignalRequest["message"]): Uint8Array => new SignalRequest({ message }).toBinary();
const parts = (count: number): object[] => Array.from({ length: count }, () => ({}));

test.each([
  ["layers", (count: number) => request({ case: "addTrack", value: new AddTrackRequest({ layers: parts(count) }) })],
  [
    "codecs",
    (count: number) => request({ case: "addTrack", value: new AddTrackRequest({ simulcastCodecs: parts(count) }) }),
  ],
  [
    "wishes",
    (count: number) =>
      request({ case: "subscription", value: new UpdateSubscription({ participantTracks: parts(count) }) }),
  ],
  [
    "numbers",
    (count: number) =>
      request({
        case: "addTrack",
        value: new AddTrackRequest({ audioFeatures: Array.from({ length: count }, () => AudioTrackFeature.TF_STEREO) }),
      }),
  ],
  ["cases", (count: number) => Buffer.alloc(2 * count, Buffer.from([(12 << 3) | 2, 0]))],
])("a message costs by what it is made of, not by its bytes alone: %s", (_of, ofParts) => {
  const { wire, heard, hear } = newSocket();
  for (let sent = 0; sent < 5; sent++) hear(ofParts(8000));
  expect([heard.length, wire.closedWith]).toEqual([2, 1008]);
  const fresh = newSocket();
  fresh.hear(ofParts(240_000));
  expect([fresh.heard.length, fresh.wire.closedWith]).toEqual([0, 1009]);
});

test.each(["ping", "pong"])("a socket that pours %ss is closed; a few, as browsers send them, are not", (kind) => {
  const { wire, clock } = newSocket();
  for (let minute = 0; minute < 100; minute++, clock.steadyMs += 10_000) wire.emit(kind, Buffer.alloc(0));
  expect(wire.closedWith).toBe(0);
  for (let sent = 0; sent < 10_000; sent++) wire.emit(kind, Buffer.alloc(0));
  expect(wire.closedWith).toBe(1006);
});
