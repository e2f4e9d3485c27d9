import { must } from "@atrium/contract";
import { afterEach, expect, test, vi } from "vitest";
import { fakeLivekit, type FakeMediaRoom } from "../../testing/fakeLivekit.ts";
import type { Reception } from "../hearing/reception.ts";
import { MediaSeat } from "./mediaSeat.ts";

afterEach(() => vi.unstubAllGlobals());

/** A remote publication, and what is requested of it. */
class FakePublication {
  isDesired = false;
  isSubscribed = false;
  videoQuality = "HIGH";
  readonly source: string;
  readonly kind: string;
  readonly asked: string[] = [];

  constructor(source: string) {
    this.source = source;
    this.kind = source === "Camera" || source === "ScreenShare" ? "Video" : "Audio";
  }
  setSubscribed(isWanted: boolean): void {
    this.isDesired = isWanted;
    this.asked.push(isWanted ? "subscribe" : "unsubscribe");
  }
  setVideoQuality(quality: string): void {
    this.videoQuality = quality;
    this.asked.push(quality);
  }
  emitTrackUpdate(): void {
    this.asked.push(`told ${this.videoQuality}`);
  }
}

const HEARD: Reception = { audio: true, gain: 1, pan: 0, camera: "low", screen: true, mayReceiveMe: true };
const UNHEARD: Reception = { audio: false, gain: 0, pan: 0, camera: null, screen: false, mayReceiveMe: true };

async function seated(changed: (room: FakeMediaRoom) => void = () => {}) {
  const { livekit, rooms } = fakeLivekit();
  const voices: [string, MediaStreamTrack | null][] = [];
  const seat = new MediaSeat(livekit, {
    line: () => {},
    mended: () => {},
    changed: () => changed(must(rooms[0], "a seat has a room")),
    voice: (voiceId, track) => void voices.push([voiceId, track]),
    ownLevel: () => {},
    ownChanged: () => {},
  });
  await seat.connect({ url: "ws://media", token: "token" }, []);
  return { seat, room: must(rooms[0], "a seat has a room"), voices };
}

/** Somebody else in the room with these sources published. */
function joins(room: FakeMediaRoom, identity: string, sources: readonly string[]): FakePublication[] {
  const publications = sources.map((source) => new FakePublication(source));
  const trackPublications = new Map(publications.map((publication, index) => [String(index), publication]));
  room.remoteParticipants.set(identity, { identity, trackPublications });
  return publications;
}

test("nothing is received that was not asked for, and a line that broke is not tried again behind our back", async () => {
  const { room } = await seated();
  expect(room.connected).toMatchObject([{ autoSubscribe: false, maxRetries: 0 }]);
});

test("the sound, the camera and the screen of somebody come as far as each is wanted", async () => {
  const { seat, room } = await seated();
  const [voice, camera, screen] = joins(room, "ann", ["Microphone", "Camera", "ScreenShare"]);
  seat.receive(new Map([["ann", { ...HEARD, camera: null }]]));
  expect([voice?.isDesired, camera?.isDesired, screen?.isDesired]).toEqual([true, false, true]);
  seat.receive(new Map([["ann", { ...UNHEARD, camera: "low" }]]));
  expect([voice?.isDesired, camera?.isDesired, screen?.isDesired]).toEqual([false, true, false]);
  seat.receive(new Map());
  expect([voice?.isDesired, camera?.isDesired, screen?.isDesired]).toEqual([false, false, false]);
});

test("who is outside of my private area may not receive me, and everybody may once I have left it", async () => {
  const { seat, room } = await seated();
  const outside = { ...UNHEARD, mayReceiveMe: false };
  seat.receive(new Map([["ann", HEARD]]));
  expect(room.permitted).toEqual([]);
  const inside = new Map([
    ["ann", HEARD],
    ["ben", outside],
  ]);
  for (const _decision of [1, 2]) seat.receive(inside);
  expect(room.permitted).toEqual([[false, [{ participantIdentity: "ann", allowAll: true }]]]);
  seat.receive(new Map([["ben", HEARD]]));
  expect(room.permitted.slice(1)).toEqual([[true, []]]);
});

test("in a private area only who is named receives me, also with nobody outside: a recorder is never named", async () => {
  const { seat, room } = await seated();
  seat.receive(new Map([["ann", { ...HEARD, isInArea: true }]]));
  expect(room.permitted).toEqual([[false, [{ participantIdentity: "ann", allowAll: true }]]]);
});

test("whoever is alone in a private area, or does not know who is around, lets nobody receive them who could not before", async () => {
  const { seat, room } = await seated();
  seat.receive(new Map([["ben", { ...UNHEARD, mayReceiveMe: false }]]));
  seat.receive(new Map());
  expect(room.permitted).toEqual([[false, []]]);
});

test("what is so already is not asked for again", async () => {
  const { seat, room } = await seated();
  const [voice] = joins(room, "ann", ["Microphone"]);
  for (const _decision of [1, 2, 3]) seat.receive(new Map([["ann", HEARD]]));
  expect(voice?.asked).toEqual(["subscribe"]);
});

test("a camera is asked for in the size that is shown, from the first subscription on", async () => {
  const { seat, room } = await seated();
  const [camera] = joins(room, "ann", ["Camera"]);
  const publication = must(camera, "a camera");
  seat.receive(new Map([["ann", HEARD]]));
  publication.isSubscribed = true;
  publication.videoQuality = "LOW";
  room.say("TrackSubscribed", { receiver: undefined }, publication, { identity: "ann" });
  expect(publication.asked).toEqual(["subscribe", "told LOW"]);
  seat.receive(new Map([["ann", { ...HEARD, camera: "medium" }]]));
  seat.receive(new Map([["ann", { ...HEARD, camera: "medium" }]]));
  expect(publication.asked).toEqual(["subscribe", "told LOW", "MEDIUM"]);
});

test("the sound of a screen is a voice of its own, beside its owner's", async () => {
  const { room, voices } = await seated();
  const [own, screen] = [{ id: "own" }, { id: "screen" }];
  const voice = new FakePublication("microphone");
  const sound = new FakePublication("screen_share_audio");
  const ann = { identity: "ann" };
  room.say("TrackSubscribed", { mediaStreamTrack: own }, voice, ann);
  room.say("TrackSubscribed", { mediaStreamTrack: screen }, sound, ann);
  room.say("TrackUnsubscribed", {}, sound, ann);
  expect(voices).toEqual([
    ["ann", own],
    ["ann/screen", screen],
    ["ann/screen", null],
  ]);
});

test("leaving keeps the own tracks for the next room, and says nothing of the line any more", async () => {
  const { seat, room } = await seated();
  await seat.leave();
  expect(room.disconnected).toEqual([false]);
});

/** Fails to connect as the library does: it reports a disconnect, then it rejects. */
async function refused(happens: (room: FakeMediaRoom) => void = () => {}) {
  const { livekit } = fakeLivekit((made) => {
    made.connects = (room) => {
      happens(room);
      room.say("Disconnected");
      return Promise.reject(new Error("could not connect"));
    };
  });
  const lines: string[] = [];
  const silent = { mended: () => {}, changed: () => {}, voice: () => {}, ownLevel: () => {}, ownChanged: () => {} };
  const seat = new MediaSeat(livekit, { ...silent, line: (state) => void lines.push(state) });
  return {
    lines,
    fault: await seat.connect({ url: "ws://media", token: "token" }, []).catch((fault: unknown) => fault),
  };
}

test("a seat that was never connected tells why, not that its line was lost: what is in the way can be said", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("the media server is full", { status: 503 })));
  expect(await refused()).toMatchObject({ lines: [], fault: { trouble: "full" } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await refused()).toMatchObject({ lines: [], fault: { trouble: "server" } });
  expect(await refused((room) => room.say("SignalConnected"))).toMatchObject({
    lines: [],
    fault: { trouble: "network" },
  });
});

test("a room that ends while it is being connected is given up at once, whatever the library still waits for", async () => {
  const { livekit } = fakeLivekit((made) => {
    made.connects = (room) => {
      room.say("SignalConnected");
      queueMicrotask(() => room.say("Disconnected"));
      return new Promise(() => {});
    };
  });
  const silent = { mended: () => {}, changed: () => {}, voice: () => {}, ownLevel: () => {}, ownChanged: () => {} };
  const seat = new MediaSeat(livekit, { ...silent, line: () => {} });
  await expect(seat.connect({ url: "ws://media", token: "token" }, [])).rejects.toThrow("No media");
});

test("somebody who gets through is known to, though the library says so a moment before it is so", async () => {
  let through: unknown;
  const { room } = await seated(({ remoteParticipants }) => (through = remoteParticipants.get("ann")?.isActive));
  const ann = { identity: "ann", trackPublications: new Map(), isActive: false };
  room.remoteParticipants.set("ann", ann);
  room.say("ParticipantConnected", ann);
  expect(through).toBe(false);
  room.say("ParticipantActive", ann);
  ann.isActive = true;
  await Promise.resolve();
  expect(through).toBe(true);
});
