import { PROTOCOL } from "@atrium/contract";
import { expect, test } from "vitest";
import { settle } from "../testing/fakeClock.ts";
import { linkStage } from "../testing/linkStage.ts";
import type { LinkState } from "./liveState.ts";

const state = (states: LinkState[]) => states.at(-1)?.state;

test("says hello with its ticket and is connected by the answer", async () => {
  const { net, link, greet, states } = linkStage();
  link.start();
  await greet();
  expect(net.last().said[0]).toEqual({ type: "hello", protocol: PROTOCOL, ticket: "ticket-1", queues: true });
  expect(states.map((one) => one.state)).toEqual(["connecting", "connected"]);
});

test("answers a ping with its own number", async () => {
  const { net, link, greet } = linkStage();
  link.start();
  await greet();
  net.last().tell({ type: "ping", t: 42 });
  expect(net.last().of("pong")).toEqual([{ type: "pong", t: 42 }]);
});

test("comes back after a loss with a new ticket and asks for its old place", async () => {
  const { clock, net, link, greet, states } = linkStage();
  link.start();
  const first = await greet();
  net.last().close(1006, false);
  expect(state(states)).toBe("reconnecting");
  await clock.pass(250);
  await greet();
  expect(net.last().said[0]).toEqual({
    type: "hello",
    protocol: PROTOCOL,
    ticket: "ticket-2",
    queues: true,
    replaces: first.connectionId,
  });
  expect(state(states)).toBe("connected");
});

test.each([1001, 1005, 1006, 1011, 1012, 1013])("reconnects after close %i", async (code) => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  net.last().close(code);
  await clock.pass(1_000);
  expect(net.sockets).toHaveLength(2);
});

test.each([1000, 1008, 4002, 4003, 4004, 4010, 4401, 4404])(
  "never comes back by itself after close %i",
  async (code) => {
    const { clock, net, link, greet, states } = linkStage();
    link.start();
    await greet();
    net.last().close(code);
    await clock.pass(60_000);
    link.wake();
    await clock.pass(60_000);
    expect(net.sockets).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ state: "ended", closeCode: code });
  },
);

test("takes the place back when the person says so after 4002", async () => {
  const { net, link, greet, states } = linkStage();
  link.start();
  await greet();
  net.last().close(4002);
  link.start();
  await greet();
  expect(state(states)).toBe("connected");
  expect(net.sockets).toHaveLength(2);
});

test("a shut door ends with its code and its opening time, without a socket", async () => {
  const { net, link, doors, states } = linkStage();
  doors.push({ state: "closed", closeCode: 4015, startsAt: "2030-01-01T00:00:00Z" });
  link.start();
  await settle();
  expect(states.at(-1)).toEqual({ state: "ended", closeCode: 4015, startsAt: "2030-01-01T00:00:00Z" });
  expect(net.sockets).toHaveLength(0);
});

test("asks the door again and again while nobody answers", async () => {
  const { clock, net, link, doors, states } = linkStage();
  doors.push({ state: "unreachable" }, { state: "unreachable" });
  link.start();
  await settle();
  expect(state(states)).toBe("reconnecting");
  await clock.pass(1_000);
  expect(net.sockets).toHaveLength(1);
});

test("gives a socket up that does not greet within 10 seconds", async () => {
  const { clock, net, link } = linkStage();
  link.start();
  await settle();
  net.last().open();
  await clock.pass(10_300);
  expect(net.sockets).toHaveLength(2);
  expect(net.sockets[0]?.droppedWith).not.toBeNull();
});

test("asks a socket whose ping is overdue and gives it up without an answer, and not while pings come", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  for (let i = 0; i < 6; i += 1) {
    await clock.pass(10_000);
    net.last().tell({ type: "ping", t: i });
  }
  expect(net.last().of("resync")).toHaveLength(0);
  await clock.pass(20_000);
  expect(net.sockets[0]?.of("resync").length).toBeGreaterThan(0);
  expect(net.sockets.length).toBeGreaterThan(1);
});

test("a machine that wakes up asks its socket, and replaces it when no answer comes", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  clock.sleep(20_000);
  link.wake();
  expect(net.last().of("resync")).toHaveLength(1);
  await clock.pass(2_000);
  expect(net.sockets).toHaveLength(2);
});

test("a wall clock that is set back hides neither a silent socket nor an answer", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  clock.setWallClock(-3_600_000);
  link.wake();
  await clock.pass(100);
  net.last().tell({ type: "spacePatches", clock: 1, patches: [] });
  await clock.pass(2_000);
  expect(net.sockets).toHaveLength(1);
  clock.setWallClock(-3_600_000);
  link.wake();
  await clock.pass(2_000);
  expect(net.sockets).toHaveLength(2);
});

test("what a server said before one end is forgotten at the next", async () => {
  const { net, link, greet, states } = linkStage();
  link.start();
  await greet();
  net.last().tell({ type: "failure", closeCode: 4015, startsAt: "2030-01-01T00:00:00Z" });
  net.last().close(4015);
  link.start();
  await greet();
  net.last().close(4004);
  expect(states.at(-1)).toEqual({ state: "ended", closeCode: 4004, startsAt: null });
});

test("a socket that answers the question is kept", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  await clock.pass(5_000);
  link.wake();
  await clock.pass(100);
  net.last().tell({ type: "spacePatches", clock: 1, patches: [] });
  await clock.pass(3_000);
  expect(net.sockets).toHaveLength(1);
});

test("a doubted socket has four seconds to answer", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  await clock.pass(1_000);
  link.doubt();
  await clock.pass(3_900);
  expect(net.sockets).toHaveLength(1);
  await clock.pass(500);
  expect(net.sockets).toHaveLength(2);
});

test("a door that never answers is asked again after 10 seconds", async () => {
  const asked: AbortSignal[] = [];
  const { clock, link } = linkStage({
    askForPlace: (signal) => {
      asked.push(signal);
      return new Promise(() => {});
    },
  });
  link.start();
  await clock.pass(11_000);
  expect(asked.map((signal) => signal.aborted)).toEqual([true, false]);
});

test("a waiting link tries at once when the network is back", async () => {
  const { net, link, greet, doors } = linkStage();
  link.start();
  await greet();
  doors.push({ state: "unreachable" });
  net.last().close(1006, false);
  link.wake();
  await settle();
  link.wake();
  await settle();
  expect(net.sockets).toHaveLength(2);
});

test("a server that drains says when to come back", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  net.last().tell({ type: "failure", closeCode: 1012, reconnectInMs: 4_000 });
  net.last().close(1012);
  await clock.pass(3_900);
  expect(net.sockets).toHaveLength(1);
  await clock.pass(200);
  expect(net.sockets).toHaveLength(2);
});

test("nonsense from the server changes nothing", async () => {
  const { net, link, greet, states } = linkStage();
  link.start();
  await greet();
  for (const text of ["", "{", "[]", '{"type":"news"}', '{"type":"ping"}']) net.last().tellRaw(text);
  expect(state(states)).toBe("connected");
});

test("what an abandoned socket says is ignored", async () => {
  const { clock, net, link, greet, states } = linkStage();
  link.start();
  await greet();
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  net.sockets[0]?.close(4004);
  expect(state(states)).toBe("connected");
});

test("leaving says so, closes normally and does not come back", async () => {
  const { clock, net, link, greet, states } = linkStage();
  link.start();
  await greet();
  link.leave();
  expect(net.last().of("leave")).toHaveLength(1);
  expect(net.last().droppedWith).toBe(1000);
  await clock.pass(60_000);
  expect(net.sockets).toHaveLength(1);
  expect(states.at(-1)).toMatchObject({ state: "ended", closeCode: 1000 });
});

test("a machine that slept for longer than a socket lives replaces it without asking", async () => {
  const { clock, net, link, greet } = linkStage();
  link.start();
  await greet();
  clock.sleep(120_000);
  await clock.pass(2_500);
  expect(net.sockets[0]?.of("resync")).toHaveLength(0);
  expect(net.sockets).toHaveLength(2);
});
