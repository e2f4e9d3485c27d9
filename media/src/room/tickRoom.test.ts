import { UpdateSubscription, UpdateTrackSettings, VideoQuality } from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";
import type { MemoryClient } from "../trials/memoryRoom.ts";

/** A room in which `a` publishes and `b` selects what to receive; both are connected. */
function pair(kind: "audio" | "video") {
  const trial = new MemoryRoom();
  const [a, b] = [trial.join("a"), trial.join("b", { autoSubscribe: false })];
  for (const client of [a, b]) client.peer.transport.connect();
  const sid = a.publish(kind);
  b.offer();
  const subscribe = (wanted: boolean) => {
    b.say({ case: "subscription", value: new UpdateSubscription({ trackSids: [sid], subscribe: wanted }) });
    b.offer();
  };
  return { trial, a, b, sid, subscribe, up: must(a.peer.ups[0], "a publishes") };
}

const speakersTold = (client: MemoryClient) =>
  client.told("speakersChanged").flatMap(({ speakers }) => speakers.map(({ sid, active }) => [sid, active]));

test("speaking is told to the speaker and to those who receive the voice, and its end as well", () => {
  const { trial, a, b, subscribe, up } = pair("audio");
  up.level = 10;
  trial.pass(1000);
  expect(speakersTold(a)[0]).toEqual([a.sid, true]);
  expect(speakersTold(b)).toEqual([]);
  subscribe(true);
  trial.pass(1000);
  expect(speakersTold(b)[0]).toEqual([a.sid, true]);
  up.level = 127;
  trial.pass(2000);
  expect([speakersTold(a).at(-1), speakersTold(b).at(-1)]).toEqual([
    [a.sid, false],
    [a.sid, false],
  ]);
});

test("who stops receiving a voice is told that it is silent", () => {
  const { trial, a, b, subscribe, up } = pair("audio");
  subscribe(true);
  up.level = 10;
  trial.pass(1000);
  subscribe(false);
  trial.pass(1000);
  expect(speakersTold(b).at(-1)).toEqual([a.sid, false]);
  expect(speakersTold(a).at(-1)).toEqual([a.sid, true]);
});

test("a publisher is told to stop layers nobody wants, and at once when somebody does", () => {
  const { trial, a, b, sid, subscribe } = pair("video");
  const enabled = () =>
    a
      .told("subscribedQualityUpdate")
      .map(({ subscribedCodecs: [codec] }) => [
        codec?.codec,
        ...(codec?.qualities.filter((quality) => quality.enabled).map(({ quality }) => quality) ?? []),
      ]);
  trial.pass(4000);
  expect(enabled()).toEqual([["vp8"]]);
  subscribe(true);
  trial.pass(600);
  expect(enabled().at(-1)).toEqual(["vp8", 0, 1, 2]);
  b.say({ case: "trackSetting", value: new UpdateTrackSettings({ trackSids: [sid], quality: VideoQuality.LOW }) });
  trial.pass(2000);
  expect(enabled()).toHaveLength(2);
  trial.pass(2000);
  expect(enabled().at(-1)).toEqual(["vp8", 0]);
});

test("a picture held back for want of bandwidth is told as paused, and as active again; stillness alone is not", () => {
  const { trial, b, sid, subscribe } = pair("video");
  subscribe(true);
  const down = must(b.peer.flowing[0], "the track flows");
  const states = () => b.told("streamStateUpdate").flatMap(({ streamStates }) => streamStates);
  trial.pass(9000);
  expect(states()).toEqual([]);
  down.heldBack = true;
  trial.pass(500);
  expect(states()).toMatchObject([{ trackSid: sid, state: 1 }]);
  trial.pass(5000);
  down.heldBack = false;
  trial.pass(500);
  expect(states().slice(1)).toMatchObject([{ trackSid: sid, state: 0 }]);
});

test("connection quality is told of oneself and of those one receives", () => {
  const { trial, a, b, subscribe } = pair("audio");
  const heardOf = () =>
    b
      .told("connectionQuality")
      .at(-1)
      ?.updates.map(({ participantSid }) => participantSid);
  trial.pass(5100);
  expect(heardOf()).toEqual([b.sid]);
  subscribe(true);
  trial.pass(5100);
  expect(heardOf()).toEqual([b.sid, a.sid]);
});

test("who never connects media is sent away after 30 seconds", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  trial.pass(29_000);
  expect(a.signal.isClosed).toBe(false);
  trial.pass(1500);
  expect(a.signal.isClosed).toBe(true);
});

test("the room's number of people is told, but not with every coming", () => {
  const trial = new MemoryRoom();
  const a = trial.join("a");
  for (const identity of ["b", "c", "d"]) trial.join(identity);
  trial.pass(2100);
  expect(a.told("roomUpdate").map(({ room }) => room?.numParticipants)).toEqual([4]);
});

const CLOCK_STEPS = [-600_000, 600_000];

test.each(CLOCK_STEPS)("a clock that is set by %i ms ends no presence and keeps no news back", (byMs) => {
  const trial = new MemoryRoom();
  const [a, lost, connecting] = [trial.join("a"), trial.join("lost"), trial.join("connecting")];
  for (const client of [a, lost]) client.peer.transport.connect();
  trial.pass(5100);
  lost.loseSignal();
  const told = a.told("connectionQuality").length;
  trial.setClock(byMs);
  trial.pass(14_000);
  const present = () => trial.room.members.map(({ identity }) => identity);
  expect(present()).toEqual(["a", "lost", "connecting"]);
  expect(a.told("connectionQuality").length).toBeGreaterThan(told);
  trial.pass(1500);
  expect(present()).toEqual(["a", "connecting"]);
  trial.pass(10_000);
  expect(present()).toEqual(["a"]);
  expect(connecting.signal.isClosed).toBe(true);
});

test.each(CLOCK_STEPS)("a clock that is set by %i ms does not change when an offer is repeated", (byMs) => {
  const trial = new MemoryRoom();
  const a = trial.join("a", { connections: "two" });
  trial.pass(100);
  trial.setClock(byMs);
  trial.pass(4800);
  expect(a.told("offer")).toHaveLength(1);
  trial.pass(500);
  expect(a.told("offer")).toHaveLength(2);
});
