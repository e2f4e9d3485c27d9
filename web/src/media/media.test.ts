import { must, newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock, settle } from "../testing/fakeClock.ts";
import { fakeLivekit } from "../testing/fakeLivekit.ts";
import { FakeMediaDevices, fakeTextStore, FakeTrack, microphone } from "../testing/fakeTracks.ts";
import { noBackdrop } from "../testing/noBackdrop.ts";
import { silentOutput } from "../testing/visitStage.ts";
import { Media } from "./media.ts";

/** Somebody in a media room, with a microphone. */
async function seated(made: Parameters<typeof fakeLivekit>[0] = () => {}) {
  const { livekit, rooms } = fakeLivekit(made);
  const devices = new FakeMediaDevices();
  devices.devices = [microphone("built-in"), microphone("headset")];
  const levels: number[] = [];
  const reports: object[] = [];
  let outputs = 0;
  let mendings = 0;
  /** What is subscribed to. */
  const metered = new Set<MediaStreamTrack>();
  const meter = (track: MediaStreamTrack) => {
    metered.add(track);
    return { level: () => 0, stop: () => void metered.delete(track) };
  };
  const media = new Media({
    clock: new FakeClock(),
    store: fakeTextStore(),
    devices,
    captureScreen: () => Promise.reject(new Error("No screen")),
    createOutput: () => {
      outputs += 1;
      return { ...silentOutput({ unlocks: 0, isBlocked: false }), meter };
    },
    loadLivekit: () => Promise.resolve(livekit),
    backdrop: noBackdrop,
    iceServers: () => Promise.resolve([]),
    freshAccess: () => Promise.resolve(null),
    report: (what) => void reports.push(what),
    reportLevel: (level) => void levels.push(level),
    peopleChanged: () => {},
    mended: () => void (mendings += 1),
    distantLevel: () => 0,
  });
  media.enter({ url: "ws://media", token: "token" });
  await settle();
  const again = async () => {
    media.leaveRoom();
    media.enter({ url: "ws://media", token: "token" });
    await settle();
    return must(rooms.at(-1), "another seat was taken");
  };
  const listenedTo = () => [...metered].map((track) => track.getSettings().deviceId);
  const room = must(rooms[0], "a seat was taken");
  return { media, devices, levels, reports, listenedTo, outputs: () => outputs, mendings: () => mendings, room, again };
}

test("whoever loses the media server no longer speaks for those who watch", async () => {
  const { levels, room } = await seated();
  room.localParticipant.audioLevel = 0.5;
  room.say("ActiveSpeakersChanged");
  expect(levels.at(-1)).toBe(0.5);
  room.say("Disconnected");
  expect(levels.at(-1)).toBe(0);
});

test("a mute of the media server is shown and told, whoever asked for it", async () => {
  const { media, reports, room } = await seated();
  await media.own.toggleMicrophone();
  expect(media.state.getState().microphone).toMatchObject({ state: "on" });
  await must(room.published[0], "the microphone is published").mute();
  room.say("TrackMuted", {}, { isLocal: true });
  await settle();
  expect(media.state.getState().microphone).toEqual({ state: "off" });
  expect(reports.at(-1)).toEqual({ audioMuted: true });
});

test("a microphone that the browser grants after one has left is let go, and nothing is made to listen to it", async () => {
  const { media, devices, outputs } = await seated();
  const track = new FakeTrack("audio", "built-in");
  let grant = () => {};
  devices.getUserMedia = () =>
    new Promise((resolve) => (grant = () => resolve({ getTracks: () => [track] } as unknown as MediaStream)));
  const opening = media.own.toggleMicrophone();
  await settle();
  media.dispose();
  grant();
  await opening;
  await settle();
  expect(track.readyState).toBe("ended");
  expect(outputs()).toBe(0);
});

test("device settings that are asked about after the end make no output that nobody would close", async () => {
  const { media, outputs } = await seated();
  media.dispose();
  media.settings.refresh();
  media.settings.open();
  media.settings.playTestSound();
  media.unlock();
  await media.choose("speaker", "default");
  media.settings.close();
  await settle();
  expect(outputs()).toBe(0);
});

test("a muted microphone that gives way to another one is let go, and the hint about speaking listens to the new one", async () => {
  const { media, listenedTo } = await seated();
  await media.own.toggleMicrophone();
  await media.own.toggleMicrophone();
  await media.choose("microphone", "headset");
  expect(listenedTo()).toEqual(["headset"]);
});

test("a muted microphone that is pulled out is listened to no more", async () => {
  const { media, devices, listenedTo } = await seated();
  await media.own.toggleMicrophone();
  await media.own.toggleMicrophone();
  devices.unplug("built-in");
  await settle();
  await settle();
  expect(listenedTo()).toEqual(["headset"]);
  devices.unplug("headset");
  await settle();
  await settle();
  expect(listenedTo()).toEqual([]);
});

test("a network that comes back before the media are lost is told by what is heard, and no more after leaving", async () => {
  const { media, room, mendings } = await seated();
  const transport = Object.assign(new EventTarget(), { state: "connected" });
  const blink = () => {
    for (const state of ["disconnected", "connected"])
      Object.assign(transport, { state }).dispatchEvent(new Event("statechange"));
  };
  room.say("TrackSubscribed", { receiver: { transport: { iceTransport: transport } } }, { source: "Camera" }, {});
  blink();
  expect(mendings()).toBe(1);
  await media.leave();
  blink();
  expect(mendings()).toBe(1);
});

test("muting and unmuting keeps listening to the same microphone", async () => {
  const { media, listenedTo } = await seated();
  for (const _click of [1, 2, 3]) await media.own.toggleMicrophone();
  expect(listenedTo()).toEqual(["built-in"]);
});

test("the open settings follow a microphone that is pulled out, and open nothing when one leaves", async () => {
  const { media, devices, listenedTo } = await seated();
  await media.own.toggleMicrophone();
  media.settings.open();
  await settle();
  devices.unplug("built-in");
  await settle();
  await settle();
  expect(new Set(listenedTo())).toEqual(new Set(["headset"]));
  expect(media.settings.state.getState().microphoneId).toBe("headset");
  await media.leave();
  await settle();
  expect(devices.opened.every((track) => track.readyState === "ended")).toBe(true);
  expect(devices.opened).toHaveLength(2);
  expect(listenedTo()).toEqual([]);
});

test("at another seat, who may receive me is said before anything of mine is published", async () => {
  const { media, again } = await seated();
  await media.own.toggleMicrophone();
  const [ann, ben] = [newId<AccountId>(), newId<AccountId>()];
  const heard = { audio: true, gain: 1, pan: 0, camera: null, screen: true };
  const outside = { ...heard, audio: false, gain: 0, screen: false, mayReceiveMe: false };
  media.receive(
    new Map([
      [ann, { ...heard, mayReceiveMe: true }],
      [ben, outside],
    ]),
  );
  const room = await again();
  expect(room.published).toHaveLength(1);
  expect(room.permitted).toEqual([[false, [{ participantIdentity: ann, allowAll: true }]]]);
});

test("sound that comes by a relay is told as such, until the next seat is seen to need none", async () => {
  const pair = { id: "pair", type: "candidate-pair", state: "succeeded", nominated: true, localCandidateId: "own" };
  let type = "relay";
  const { media, again } = await seated((room) => {
    const own = { id: "own", type: "local-candidate", candidateType: type };
    room.stats = new Map<string, object>([pair, own].map((each) => [each.id, each]));
  });
  await settle();
  expect(media.state.getState().byRelay).toBe(true);
  type = "host";
  await again();
  await settle();
  expect(media.state.getState().byRelay).toBe(false);
});
