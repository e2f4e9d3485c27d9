import { constants } from "@atrium/contract";
import type { DownMessage, UpMessage } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Connection } from "./connection.ts";
import { frameOf, textFrame } from "./frame.ts";

/** A WebSocket and its socket, as far as a connection uses them. */
function aSocket() {
  const written: DownMessage[] = [];
  const ends: (number | "terminated")[] = [];
  const ws = Object.assign(new EventEmitter(), {
    close: (code: number) => void ends.push(code),
    terminate: () => void ends.push("terminated"),
  });
  const socket = new PassThrough();
  const state = { waitingBytes: 0 };
  Object.defineProperty(socket, "writableLength", { get: () => state.waitingBytes });
  socket.write = (bytes: Buffer) => {
    written.push(JSON.parse(bytes.subarray(bytes.indexOf("{")).toString("utf8")));
    return true;
  };
  return { ws, socket, state, written, ends };
}

function arrange() {
  const clock = createFakeClock(0);
  const { ws, socket, state, written, ends } = aSocket();
  const connection = new Connection(ws as never, socket, () => clock.steadyMs());
  const heard: UpMessage[] = [];
  const closes: number[] = [];
  const sounds: number[] = [];
  connection.handle({
    onMessage: (message) => void heard.push(message),
    onMove: (walk) => void heard.push(walk),
    onSound: (sound) => void sounds.push(sound.length),
    onClosed: (code) => void closes.push(code),
    onCheck: () => {},
  });
  const say = (text: string, isBinary = false) => ws.emit("message", Buffer.from(text), isBinary);
  /** Advances time by seconds, checking once a second. */
  const pass = (seconds: number, each: () => void = () => {}) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      each();
      connection.check(false);
    }
  };
  return { connection, clock, ws, say, pass, heard, sounds, closes, ends, written, state };
}

const move = (x: number) => JSON.stringify({ type: "move", x, y: 0 });
const pings = (written: readonly DownMessage[]) => written.filter((message) => message.type === "ping").length;

test("what is no message ends the connection with 1008, and its person is awaited", () => {
  for (const [text, isBinary] of [
    ["{", false],
    ['{"type":"move"}', false],
    [move(1), true],
  ] as const) {
    const { say, ends, closes } = arrange();
    say(text, isBinary);
    expect(ends).toEqual([1008]);
    expect(closes).toEqual([1008]);
  }
});

test("nothing is heard after the end", () => {
  const { say, heard, connection } = arrange();
  connection.close(1000);
  say(move(1));
  connection.send({ type: "ping", t: 0 });
  expect(heard).toEqual([]);
});

test("the close of a connection is told once", () => {
  const { connection, closes, ends } = arrange();
  connection.close(1012);
  connection.close(1000);
  connection.abandon();
  expect(closes).toEqual([1012]);
  expect(ends[0]).toBe(1012);
});

test("a ping goes out every ten seconds while it is answered", () => {
  const { pass, say, written, ends } = arrange();
  pass(60, () => say('{"type":"pong","t":0}'));
  expect(pings(written)).toBe(6);
  expect(ends).toEqual([]);
});

test("silence for ten seconds after a ping ends the connection", () => {
  const { pass, ends, closes } = arrange();
  pass(19);
  expect(ends).toEqual([]);
  pass(1);
  expect(ends).toEqual(["terminated"]);
  expect(closes).toEqual([1006]);
});

test("any word counts as a sign of life", () => {
  const { pass, say, ends } = arrange();
  pass(60, () => say(move(1)));
  expect(ends).toEqual([]);
});

test("when the program itself stood still, silence proves nothing", () => {
  const { pass, connection, ends } = arrange();
  pass(12);
  connection.check(true);
  pass(9);
  expect(ends).toEqual([]);
});

test("presence is skipped while more than 64 KB wait", () => {
  const { connection, state, written } = arrange();
  const frame = frameOf({ type: "ping", t: 1 });
  state.waitingBytes = 64 * 1024;
  expect(connection.sendPresence(frame)).toBe(true);
  state.waitingBytes += 1;
  expect(connection.sendPresence(frame)).toBe(false);
  expect(written).toHaveLength(1);
});

test("whoever is behind by more than 1 MB for five seconds is closed with 1013, and dropped if that does not get through", () => {
  const { pass, say, state, ends } = arrange();
  state.waitingBytes = 1024 * 1024 + 1;
  pass(5, () => say(move(1)));
  expect(ends).toEqual([]);
  pass(1);
  expect(ends).toEqual([1013]);
  pass(1);
  expect(ends).toEqual([1013, "terminated"]);
});

test("whoever catches up is not closed", () => {
  const { pass, say, state, ends } = arrange();
  state.waitingBytes = 1024 * 1024 + 1;
  pass(4, () => say(move(1)));
  state.waitingBytes = 0;
  pass(1, () => say(move(1)));
  state.waitingBytes = 1024 * 1024 + 1;
  pass(4, () => say(move(1)));
  expect(ends).toEqual([]);
});

test("after a stall of the network the last of many moves counts", () => {
  const { say, heard, pass, ends } = arrange();
  for (let x = 0; x < 200; x += 1) say(move(x));
  expect(heard).toHaveLength(40);
  pass(1);
  expect(heard.at(-1)).toEqual({ type: "move", x: 199, y: 0 });
  expect(ends).toEqual([]);
});

test("and so does the last of many levels", () => {
  const { say, heard, pass, ends } = arrange();
  for (let turn = 0; turn < 100; turn += 1) say(JSON.stringify({ type: "speaking", level: (turn + 1) % 10 }));
  pass(1);
  expect(heard.at(-1)).toEqual({ type: "speaking", level: 0 });
  expect(ends).toEqual([]);
});

test("a move that was over the rate is forgotten once a later one was heard", () => {
  const { say, heard, pass, clock } = arrange();
  for (let x = 0; x < 50; x += 1) say(move(x));
  clock.advance(500);
  say(move(1000));
  pass(1);
  expect(heard.at(-1)).toEqual({ type: "move", x: 1000, y: 0 });
});

test("too many calls end the connection with 1008", () => {
  const { say, ends } = arrange();
  const call = JSON.stringify({ type: "call", id: "12345678", operation: "joinRoom", input: {} });
  for (let turn = 0; turn <= constants.rates.call.burst; turn += 1) say(call);
  expect(ends).toEqual([1008]);
});

test("the reason is said before the end", () => {
  const { connection, written, ends } = arrange();
  connection.end({ closeCode: 4015, startsAt: "2026-11-21T10:00:00.000Z" });
  expect(written).toEqual([{ type: "failure", closeCode: 4015, startsAt: "2026-11-21T10:00:00.000Z" }]);
  expect(ends).toEqual([4015]);
});

test.each(["ping", "pong"])(
  "a socket that pours %ss of the protocol is dropped; now and then one does no harm",
  (kind) => {
    const { ws, say, pass, ends } = arrange();
    pass(100, () => {
      ws.emit(kind, Buffer.alloc(0));
      say('{"type":"pong","t":1}');
    });
    expect(ends).toEqual([]);
    for (let sent = 0; sent < 1000; sent++) ws.emit(kind, Buffer.alloc(0));
    expect(ends).toContain("terminated");
  },
);

test("only who unpacks is sent what is packed", () => {
  const long = { type: "events", roomId: null, events: [] } as const;
  const frame = { bytes: () => textFrame(JSON.stringify(long)), packed: () => textFrame('{"packed":true}') };
  const [plain, unpacking] = [arrange(), arrange()];
  unpacking.connection.takePacked();
  for (const { connection } of [plain, unpacking]) connection.sendFrame(frame);
  unpacking.connection.send({ type: "ping", t: 1 });
  expect(plain.written).toEqual([long]);
  expect(unpacking.written).toEqual([{ packed: true }, { type: "ping", t: 1 }]);
});

test("sound is heard after a word about it; too large a piece ends the connection, too many are dropped", () => {
  const { ws, say, sounds, ends, heard } = arrange();
  say('{"type":"voice","language":"en"}');
  const send = (bytes: number) => ws.emit("message", Buffer.alloc(bytes), true);
  for (let turn = 0; turn < 100; turn += 1) send(3200);
  expect(sounds).toHaveLength(constants.rates.sound.burst);
  expect([heard.length, ends]).toEqual([1, []]);
  send(constants.captions.mostSoundBytes + 1);
  expect(ends).toEqual([1008]);
});
