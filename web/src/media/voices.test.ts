import { newId, must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock, settle } from "../testing/fakeClock.ts";
import { fakeLivekit } from "../testing/fakeLivekit.ts";
import { FakeMediaDevices, fakeTextStore } from "../testing/fakeTracks.ts";
import { noBackdrop } from "../testing/noBackdrop.ts";
import { silentOutput } from "../testing/visitStage.ts";
import type { Reception } from "./hearing/reception.ts";
import { Media } from "./media.ts";

const ann = newId<AccountId>();
const [microphone, screenSound] = [
  { source: "microphone", kind: "Audio" },
  { source: "screen_share_audio", kind: "Audio" },
];
const heardAt = (gain: number, pan: number): Map<AccountId, Reception> =>
  new Map([[ann, { audio: true, gain, pan, camera: null, screen: true, mayReceiveMe: true }]]);

/** Somebody in a media room, and what comes out of the speaker: gain and place of each voice. */
async function listening({ distant = 0 } = {}) {
  const { livekit, rooms } = fakeLivekit();
  const heard = new Map<string, { gain: number; pan: number } | null>();
  const output = {
    ...silentOutput({ unlocks: 0, isBlocked: false }),
    add: (voiceId: string) => void heard.set(voiceId, null),
    remove: (voiceId: string) => void heard.delete(voiceId),
    set: (voiceId: string, gain: number, pan: number) => void (heard.has(voiceId) && heard.set(voiceId, { gain, pan })),
  };
  const media = new Media({
    clock: new FakeClock(),
    store: fakeTextStore(),
    devices: new FakeMediaDevices(),
    captureScreen: () => Promise.reject(new Error("No screen")),
    createOutput: () => output,
    backdrop: noBackdrop,
    loadLivekit: () => Promise.resolve(livekit),
    iceServers: () => Promise.resolve([]),
    freshAccess: () => Promise.resolve(null),
    report: () => {},
    reportLevel: () => {},
    peopleChanged: () => {},
    mended: () => {},
    distantLevel: () => distant,
  });
  media.enter({ url: "ws://media", token: "token" });
  await settle();
  const room = must(rooms[0], "a seat was taken");
  const sounds = (publication: object) => room.say("TrackSubscribed", {}, publication, { identity: ann });
  return { media, heard, room, sounds };
}

test("somebody's voice and the sound of their screen are heard from where they stand", async () => {
  const { media, heard, sounds } = await listening();
  sounds(microphone);
  sounds(screenSound);
  media.receive(heardAt(0.5, -0.2));
  expect([...heard]).toEqual([
    [ann, { gain: 0.5, pan: -0.2 }],
    [`${ann}/screen`, { gain: 0.5, pan: -0.2 }],
  ]);
});

test("a voice and a screen's sound that come later are heard at once as was decided before", async () => {
  const { media, heard, sounds } = await listening();
  media.receive(heardAt(0.7, 0.1));
  sounds(microphone);
  sounds(screenSound);
  expect([...heard.values()]).toEqual([
    { gain: 0.7, pan: 0.1 },
    { gain: 0.7, pan: 0.1 },
  ]);
});

test("nobody sounds on once the seat is lost", async () => {
  const { media, heard, room, sounds } = await listening();
  media.receive(heardAt(1, 0));
  sounds(microphone);
  expect(heard.size).toBe(1);
  room.say("Disconnected");
  expect(heard.size).toBe(0);
});

test("while nothing gets through, nobody is shown as speaking: not even those whose voice the room tells of", async () => {
  const { media, room } = await listening({ distant: 0.6 });
  expect(media.level(ann)).toBe(0.6);
  room.say("Disconnected");
  expect(media.state.getState().quietSinceMs).not.toBeNull();
  expect(media.level(ann)).toBe(0);
});
