import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { fakeLivekit, type FakeMediaRoom } from "../../testing/fakeLivekit.ts";
import { LazySeat } from "./lazySeat.ts";

const access = { url: "wss://media.test", token: "token" };
const none = () => undefined;

/** A seat, and when there was something to publish on. */
function seatOn(connects: (room: FakeMediaRoom) => Promise<void>) {
  const { livekit, rooms } = fakeLivekit((room) => (room.connects = connects));
  const ready: string[] = [];
  const seat = new LazySeat({
    loadLivekit: () => Promise.resolve(livekit),
    iceServers: () => Promise.resolve([]),
    ready: (_seat, _livekit, connected) => {
      ready.push("answered");
      void connected.then(() => ready.push("connected"), none);
    },
    events: {
      line: none,
      mended: none,
      changed: none,
      voice: none,
      ownLevel: none,
      ownChanged: none,
    },
  });
  return { seat, rooms, ready };
}

test("what is on can be published as soon as the media server answers, before there is a way to it", async () => {
  let open = () => {};
  const way = new Promise<void>((resolve) => (open = resolve));
  const { seat, rooms, ready } = seatOn(() => way);
  void seat.connect(access);
  await settle();
  expect(ready).toEqual([]);
  rooms[0]?.say("SignalConnected");
  expect(ready).toEqual(["answered"]);
  open();
  await settle();
  expect(ready).toEqual(["answered", "connected"]);
});

test("nothing is published on a seat that was left before the media server answered", async () => {
  const { seat, rooms, ready } = seatOn(() => new Promise(none));
  void seat.connect(access);
  await settle();
  await seat.leave();
  rooms[0]?.say("SignalConnected");
  expect(ready).toEqual([]);
});
