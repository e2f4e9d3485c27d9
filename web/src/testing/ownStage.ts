import { Devices } from "../media/devices/devices.ts";
import { MediaPreferences } from "../media/devices/mediaPreferences.ts";
import type { DeviceState, MediaEvent, ScreenState } from "../media/mediaState.ts";
import { OwnMedia } from "../media/own/ownMedia.ts";
import { OwnTracks } from "../media/own/ownTracks.ts";
import { FakeClock } from "./fakeClock.ts";
import { fakeLivekit, FakeMediaRoom } from "./fakeLivekit.ts";
import { FakeMediaDevices, fakeTextStore, microphone, namedError, type FakeTrack } from "./fakeTracks.ts";

const { livekit } = fakeLivekit();

/** Somebody in a media room that accepts what is published, with two microphones and a camera. */
export function ownStage() {
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), microphone("headset"), { kind: "videoinput", deviceId: "cam", label: "Cam" }];
  const clock = new FakeClock();
  const devices = new Devices(port, clock, new MediaPreferences(fakeTextStore()));
  const tracks = new OwnTracks(clock);
  const shown: { microphone?: DeviceState; camera?: DeviceState; screen?: ScreenState } = {};
  const reports: object[] = [];
  const events: MediaEvent[] = [];
  /** The results of the screen picker in turn; a pair is a screen with its sound. */
  const screens: (FakeTrack | [FakeTrack, FakeTrack] | Error)[] = [];
  const own = new OwnMedia({
    clock,
    devices,
    tracks,
    captureScreen: () => {
      const next = screens.shift() ?? namedError("NotAllowedError");
      if (next instanceof Error) return Promise.reject(next);
      const all = [next].flat();
      const [video, ...audio] = all;
      const stream = { getVideoTracks: () => [video], getAudioTracks: () => audio, getTracks: () => all };
      return Promise.resolve(stream as unknown as MediaStream);
    },
    show: (change) => Object.assign(shown, change),
    report: (what) => reports.push(what),
  });
  for (const source of [own.events, devices.events]) source.on((event) => events.push(event));
  const room = new FakeMediaRoom();
  tracks.moveTo(room as never, livekit);
  return { port, clock, tracks, shown, reports, events, screens, own, room };
}
