import { EventEmitter } from "node:events";
import { AddTrackRequest, Ping, SessionDescription, SignalRequest, VideoLayer } from "@livekit/protocol";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { SignalSocket } from "./signalSocket.ts";

/** A socket that counts what passes and remembers how it was closed. */
function newSocket() {
  const wire = Object.assign(new EventEmitter(), {
    closedWith: 0,
    close: (code: number) => (wire.closedWith ||= code),
    terminate: () => (wire.closedWith ||= 1006),
  });
  const clock = { steadyMs: 1000 };
  const socket = new SignalSocket(wire as unknown as WebSocket, () => clock.steadyMs);
  const heard: SignalRequest["message"][] = [];
  socket.onMessage = (message) => void heard.push(message);
  const hear = (bytes: Uint8Array): void => void wire.emit("message", Buffer.from(bytes), true);
  return { wire, socket, clock, heard, hear };
}

const ping = new SignalRequest({ message: { case: "pingReq", value: new Ping({ timestamp: 1n }) } }).toBinary();
const long = new SignalRequest({
  message: { case: "addTrack", value: new AddTrackRequest({ name: "x".repeat(1_000_000) }) },
}).toBinary();

test("two thousand messages may come at once, and then a hundred a second", () => {
  const { wire, clock, heard, hear } = newSocket();
  for (let sent = 0; sent < 2000; sent++) hear(ping);
  clock.steadyMs += 1000;
  for (let sent = 0; sent < 100; sent++) hear(ping);
  expect([heard.length, wire.closedWith]).toEqual([2100, 0]);
  hear(ping);
  expect([heard.length, wire.closedWith]).toEqual([2100, 1008]);
});

test("an offer counts for twenty messages", () => {
  const { wire, heard, hear } = newSocket();
  const offer = new SignalRequest({ message: { case: "offer", value: new SessionDescription() } }).toBinary();
  for (let sent = 0; sent < 200; sent++) hear(offer);
  expect([heard.length, wire.closedWith]).toEqual([100, 1008]);
});

test("eight megabytes may come at once, and then one a second", () => {
  const { wire, clock, heard, hear } = newSocket();
  for (let sent = 0; sent < 8; sent++) hear(long);
  clock.steadyMs += 1000;
  hear(long);
  expect([heard.length, wire.closedWith]).toEqual([9, 0]);
  hear(long);
  expect([heard.length, wire.closedWith]).toEqual([9, 1008]);
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

test("a socket nothing is heard from for 25 seconds is ended", () => {
  const { wire, socket, clock, hear } = newSocket();
  hear(ping);
  socket.checkSilence(clock.steadyMs + 25_000);
  expect(wire.closedWith).toBe(0);
  socket.checkSilence(clock.steadyMs + 25_001);
  expect(wire.closedWith).toBe(1006);
});
