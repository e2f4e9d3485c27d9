import { expect, test } from "vitest";
import type { Livekit } from "../../media/index.ts";
import { fakeLivekit, type FakeMediaRoom } from "../../testing/fakeLivekit.ts";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { visitStage } from "../../testing/visitStage.ts";
import { SoundCheck } from "./soundCheck.ts";

const gates = [{ protocol: "UDP", host: "", port: 4420 }] as const;

/** A check whose media server connects, or not, as the test says. */
function checkStage() {
  const clock = new FakeClock();
  const net = { isHidden: false, connects: async (_room: FakeMediaRoom): Promise<void> => {} };
  const { livekit, rooms } = fakeLivekit((room) => (room.connects = (self) => net.connects(self)));
  const server = { knowsUs: true, asked: 0 };
  const check = new SoundCheck({
    clock,
    call: (() => {
      server.asked += 1;
      const media = { url: "ws://media", token: "trial" };
      return Promise.resolve(
        server.knowsUs ? { ok: true, value: { media, gates } } : { ok: false, code: "serverError" },
      );
    }) as never,
    isHidden: () => net.isHidden,
    loadLivekit: (): Promise<Livekit> => Promise.resolve(livekit),
    iceServers: () => Promise.resolve([]),
  });
  const start = async () => {
    check.start();
    await clock.pass(600);
    await settle();
  };
  return { check, clock, net, rooms, server, start, state: () => check.state.getState() };
}

/** The server answers, and no packet comes through. */
const blocks = (room: FakeMediaRoom): Promise<void> => {
  room.say("SignalConnected");
  return Promise.reject(new Error("could not establish pc connection"));
};

test("what comes through is said, and the seat of the trial is left again", async () => {
  const { rooms, start, state } = checkStage();
  await start();
  expect(state()).toEqual({ state: "through", way: "direct", isBack: false });
  expect(rooms).toHaveLength(1);
  expect(rooms[0]?.disconnected.length).toBeGreaterThan(0);
});

test("a connection that goes round by a relay says so", async () => {
  const { net, start, state } = checkStage();
  net.connects = async (room) => {
    room.stats.set("pair", {
      id: "pair",
      type: "candidate-pair",
      state: "succeeded",
      nominated: true,
      localCandidateId: "own",
    });
    room.stats.set("own", { id: "own", type: "local-candidate", candidateType: "relay" });
  };
  await start();
  expect(state()).toMatchObject({ state: "through", way: "relay" });
});

test("where nothing comes through, the network is named with the ports it holds shut", async () => {
  const { net, start, state } = checkStage();
  net.connects = blocks;
  await start();
  expect(state()).toEqual({ state: "blocked", trouble: "network", gates, isTrying: false });
});

test("what a network has to let through is known inside as well, where it may be needed", async () => {
  const { check, start } = checkStage();
  expect(check.gates).toEqual([]);
  await start();
  check.stop();
  expect(check.gates).toEqual(gates);
});

test("what was blocked is tried again by itself and by a click, and its coming back is told", async () => {
  const { check, clock, net, start, server, state } = checkStage();
  net.connects = blocks;
  await start();
  await clock.pass(10_000);
  await settle();
  expect(server.asked).toBe(2);
  net.connects = async () => {};
  check.again();
  expect(state()).toMatchObject({ state: "blocked", isTrying: true });
  await settle();
  expect(state()).toEqual({ state: "through", way: "direct", isBack: true });
});

test("a page that nobody sees tries nothing", async () => {
  const { net, clock, start, server } = checkStage();
  net.isHidden = true;
  await start();
  await clock.pass(30_000);
  expect(server.asked).toBe(0);
});

test("a server that gives no way in leaves the sound unknown, and is asked again", async () => {
  const { clock, server, start, state } = checkStage();
  server.knowsUs = false;
  await start();
  expect(state()).toEqual({ state: "unknown" });
  server.knowsUs = true;
  await clock.pass(10_000);
  await settle();
  expect(state()).toMatchObject({ state: "through" });
});

test("the click that enters ends a trial that still runs", async () => {
  const { check, net, rooms, start, state } = checkStage();
  net.connects = () => new Promise(() => {});
  await start();
  expect(state()).toEqual({ state: "checking" });
  check.stop();
  expect(state()).toEqual({ state: "unknown" });
  expect(rooms[0]?.disconnected.length).toBeGreaterThan(0);
});

test("the sound is tried once the name has been typed, never before, and not on the way in", async () => {
  const { visit, asked, clock, enter } = visitStage();
  const trials = () => asked.filter(({ name }) => name === "checkMedia").length;
  await settle();
  await clock.pass(3_000);
  expect(trials()).toBe(0);
  visit.warmUp("Ada");
  await clock.pass(400);
  await settle();
  await clock.pass(600);
  await settle();
  expect(trials()).toBe(1);
  expect(visit.soundCheck.state.getState()).toMatchObject({ state: "through" });
  await enter();
  expect(visit.soundCheck.state.getState()).toEqual({ state: "unknown" });
  await clock.pass(60_000);
  expect(trials()).toBe(1);
});

test("a name typed before the page has warmed up is not forgotten by it", async () => {
  const { visit, asked, clock } = visitStage();
  await settle();
  visit.warmUp("Ada");
  visit.warmUp(null);
  await clock.pass(400);
  await settle();
  expect(asked.map(({ name }) => name)).toContain("registerUnverifiedAccount");
});
