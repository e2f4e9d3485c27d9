import { newId } from "@atrium/contract";
import type { AccountId, Broadcast, BroadcastId, ErrorCode } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { LiveEvent, LiveState } from "../live/index.ts";
import { Devices } from "../media/devices/devices.ts";
import { MediaPreferences } from "../media/devices/mediaPreferences.ts";
import type { MediaState, Reception, ShapeReception } from "../media/index.ts";
import { MEDIA_START } from "../media/mediaStart.ts";
import { createEmitter } from "../platform/emitter.ts";
import type { AirEvent } from "../room/broadcast/air.ts";
import { asDecided } from "../room/broadcast/airReception.ts";
import { BroadcastAir, type AirNeeds } from "../room/broadcast/broadcastAir.ts";
import { FakeClock } from "./fakeClock.ts";
import { fakeLivekit } from "./fakeLivekit.ts";
import { asTrack, FakeMediaDevices, fakeTextStore, FakeTrack, microphone } from "./fakeTracks.ts";
import { selfId, spaceSnapshot } from "./liveFixtures.ts";
import { silentOutput } from "./visitStage.ts";

/** Somebody on air. */
export const record = (accountId: AccountId, change: Partial<Broadcast> = {}): Broadcast => ({
  id: newId<BroadcastId>(),
  accountId,
  name: "Grace",
  avatarUrl: null,
  avatarAppearance: "letter",
  palette: "mainPalette6v2",
  streamName: "stream",
  audioMuted: false,
  videoMuted: true,
  sharingScreen: false,
  isActive: true,
  sinceMs: 0,
  heldUntilMs: null,
  ...change,
});
const wellHeard: Reception = { audio: true, gain: 1, pan: 0, camera: null, screen: true, mayReceiveMe: true };

interface AirStageOptions {
  /** Whether my microphone is on in my room. */
  microphoneOn?: boolean;
  /** Connects to the media server; rejects if that fails. */
  connects?: () => Promise<void>;
}

/** A page in a space; the test controls its server, media server and machine. */
export function airStage({ microphoneOn = false, connects }: AirStageOptions = {}) {
  const clock = new FakeClock();
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), { kind: "videoinput", deviceId: "cam", label: "Cam" }];
  const { livekit, rooms } = fakeLivekit((room) => (room.connects = connects ?? room.connects));
  const server = airServer(clock);
  const own = roomDevices(microphoneOn);
  const { output, heard } = airOutput();
  const told: AirEvent[] = [];
  let shape: ShapeReception = asDecided;
  const air = new BroadcastAir({
    port: { ...server.port, ...own },
    media: {
      needs: {
        clock,
        loadLivekit: async () => livekit,
        iceServers: async () => [],
        captureScreen: () => Promise.reject(new Error("No screen")),
      },
      devices: new Devices(port, clock, new MediaPreferences(fakeTextStore())),
      readyOutput: () => output,
    },
    shapeReception: (next) => (shape = next),
    createTone: () => {
      const track = asTrack(new FakeTrack("audio", "tone"));
      return { track, play: () => undefined, stop: () => track.stop() };
    },
  });
  air.onEvent((event) => told.push(event));
  const stop = air.start();
  const loud = (accountId: AccountId) => shape(new Map([[accountId, wellHeard]])).get(accountId)?.gain;
  return { ...server, air, stop, clock, media: own.media, rooms, port, heard, told, loud };
}

/** The server's behaviour; a code in `refusals` makes it refuse. */
function airServer(clock: FakeClock) {
  const live = createStore<LiveState>(() => ({
    link: { state: "connected" },
    selfId,
    clockOffsetMs: 0,
    space: spaceSnapshot(),
    room: null,
    presence: { names: new Map() },
  }));
  const events = createEmitter<LiveEvent>();
  const calls: [string, object][] = [];
  const refusals: Record<string, ErrorCode> = {};
  const show = (broadcast: Broadcast | null) =>
    live.setState(({ space }) => {
      const table = broadcast === null ? {} : { [broadcast.id]: broadcast };
      return { space: space && { ...space, records: { ...space.records, broadcast: table } } };
    });
  const answer = (name: string, input: object) => {
    if (name === "createBroadcastToken") return { streamName: "stream", url: "ws://media", token: "token" };
    if (name === "createBroadcast") show(record(selfId, { isActive: false }));
    if (name === "activateBroadcast") show(record(selfId));
    if (name === "stopBroadcast") show(null);
    return input;
  };
  const call: AirNeeds["port"]["call"] = async (name, input) => {
    calls.push([name, input]);
    const code = refusals[name];
    return code === undefined ? { ok: true, value: answer(name, input) as never } : { ok: false, code, detail: {} };
  };
  const port: Pick<AirNeeds["port"], "live" | "call" | "onLiveEvent"> = {
    live,
    call,
    onLiveEvent: (listener) => events.on(listener),
  };
  const lose = () =>
    live.setState({ link: { state: "reconnecting", sinceMs: clock.nowMs(), attempt: 1, nextTryAtMs: 0 } });
  /** The link is back, with a fresh snapshot. */
  const comeBack = (broadcast: Broadcast | null) => {
    live.setState({ link: { state: "connected" } });
    show(broadcast);
  };
  const emit = (event: LiveEvent) => events.emit(event);
  return { port, live, calls, asked: () => calls.map(([name]) => name), refusals, show, lose, comeBack, emit };
}

/** My devices in the room. */
function roomDevices(microphoneOn: boolean) {
  const on = { state: "on", deviceId: "built-in", label: "" } as const;
  const media = createStore<MediaState>(() => ({ ...MEDIA_START, ...(microphoneOn && { microphone: on }) }));
  const toggleMicrophone = async () =>
    media.setState(({ microphone: now }) => ({ microphone: now.state === "on" ? { state: "off" } : on }));
  return { media, toggleMicrophone, toggleCamera: async () => undefined };
}

/** The voices that are played, with their volume. */
function airOutput() {
  const heard = new Map<string, number>();
  const output = {
    ...silentOutput({ unlocks: 0, isBlocked: false }),
    add: (voiceId: string) => void heard.set(voiceId, 0),
    remove: (voiceId: string) => void heard.delete(voiceId),
    set: (voiceId: string, gain: number) => void (heard.has(voiceId) && heard.set(voiceId, gain)),
  };
  return { output, heard };
}
