import {
  AddTrackRequest,
  MuteTrackRequest,
  SignalResponse,
  SubscriptionPermission,
  TrackSource,
  TrackType,
  VideoLayer,
} from "@livekit/protocol";
import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { type MemoryClient, MemoryRoom } from "../trials/memoryRoom.ts";

const longest = "n".repeat(256);

/** Somebody whose tracks have the longest allowed names, in a room with this many others. */
function roomOfChatterer(others: number) {
  const trial = new MemoryRoom();
  const crowd = Array.from({ length: others }, (_, index) => trial.join(`other-${index}`));
  const chatterer = trial.join("chatterer");
  for (let index = 0; index < 8; index++) {
    const cid = `${index}`.padEnd(256, "c");
    const [type, source] = [TrackType.AUDIO, TrackSource.MICROPHONE];
    chatterer.say({
      case: "addTrack",
      value: new AddTrackRequest({ cid, name: longest, stream: longest, type, source }),
    });
    chatterer.sections.push({ mid: `m${index}`, kind: "audio", lines: [`a=msid:- ${cid}`] });
  }
  chatterer.offer();
  const sid = must(chatterer.told("trackPublished")[0]?.track?.sid, "its first voice is published");
  const mute = (muted: boolean) => chatterer.say({ case: "mute", value: new MuteTrackRequest({ sid, muted }) });
  return { trial, first: must(crowd[0], "somebody else is there"), sid, mute };
}

const bytesTold = ({ signal }: MemoryClient): number =>
  signal.sent.reduce((sum, message) => sum + new SignalResponse({ message }).toBinary().length, 0);

function isMuted(client: MemoryClient, sid: string): boolean {
  const tracks = client.told("update").flatMap(({ participants }) => participants.flatMap((info) => info.tracks));
  return must(
    tracks.findLast((track) => track.sid === sid),
    "the voice was announced",
  ).muted;
}

test("whoever changes without rest does not drown the others, and the last state is told", () => {
  const { trial, first, sid, mute } = roomOfChatterer(60);
  const before = bytesTold(first);
  for (let toggle = 0; toggle < 1499; toggle++) mute(toggle % 2 === 0);
  expect(bytesTold(first) - before).toBeLessThan(200_000);
  mute(false);
  mute(true);
  trial.pass(500);
  expect(isMuted(first, sid)).toBe(true);
  expect(trial.faults).toEqual([]);
});

test("a change made at rest is told at once", () => {
  const { trial, first, sid, mute } = roomOfChatterer(20);
  trial.pass(2000);
  for (const muted of [true, false, true]) {
    mute(muted);
    expect(isMuted(first, sid)).toBe(muted);
  }
});

test("of one who has gone nothing more is told", () => {
  const { trial, first, mute } = roomOfChatterer(60);
  for (let toggle = 0; toggle < 1500; toggle++) mute(toggle % 2 === 0);
  const chatterer = must(trial.room.memberOf("chatterer"), "the chatterer is there");
  trial.room.expel(chatterer);
  const told = first.told("update").length;
  trial.pass(5000);
  expect(first.told("update").slice(told)).toEqual([]);
});

test("a refusal does not repeat at length what was asked at length", () => {
  const trial = new MemoryRoom();
  const guest = trial.join("guest", { grants: { canPublish: false } });
  const layers = Array.from({ length: 5000 }, () => new VideoLayer({ width: 1 }));
  const cid = "c".repeat(9000);
  const [type, source] = [TrackType.VIDEO, TrackSource.CAMERA];
  guest.say({ case: "addTrack", value: new AddTrackRequest({ cid, name: longest, layers, type, source }) });
  const refusal = must(guest.told("requestResponse")[0], "it is refused");
  expect(refusal.request).toMatchObject({ case: "addTrack", value: { source, type, cid: "c".repeat(256) } });
  expect(refusal.toBinary().length).toBeLessThan(500);
});

test("whoever changes the rule of their tracks without rest stops nobody, and the newest rule holds", () => {
  const trial = new MemoryRoom();
  const crowd = Array.from({ length: 40 }, (_, index) => trial.join(`other-${index}`));
  const owner = trial.join("owner");
  const sids = [1, 2, 3, 4].map(() => owner.publish("audio"));
  for (const each of crowd) each.offer();
  const first = must(crowd[0], "somebody else is there");
  const flowing = () => first.peer.flowing.length;
  expect(flowing()).toBe(1);
  const rule = (allParticipants: boolean) =>
    owner.say({ case: "subscriptionPermission", value: new SubscriptionPermission({ allParticipants }) });
  const before = owner.told("trackSubscribed").length;
  for (let flip = 0; flip < 1900; flip++) rule(flip % 2 === 1);
  expect(owner.told("trackSubscribed").length - before).toBeLessThan(40 * sids.length);
  rule(false);
  trial.pass(500);
  expect(flowing()).toBe(0);
  const forbidden = first.told("subscriptionPermissionUpdate").at(-1);
  expect(forbidden?.allowed).toBe(false);
});

test("many short announcements are counted too: sending each has its price", () => {
  const trial = new MemoryRoom();
  const crowd = Array.from({ length: 60 }, (_, index) => trial.join(`other-${index}`));
  const owner = trial.join("owner");
  const sid = owner.publish("audio");
  const first = must(crowd[0], "somebody else is there");
  const before = first.told("update").length;
  for (let toggle = 0; toggle < 1900; toggle++) {
    owner.say({ case: "mute", value: new MuteTrackRequest({ sid, muted: toggle % 2 === 0 }) });
  }
  expect(first.told("update").length - before).toBeLessThan(80);
});
