import { afterEach, expect, test, vi } from "vitest";
import { MICROPHONE_HEARD_KEY } from "../../platform/microphoneHeard.ts";
import { fixtureBackdrop } from "../../testing/fixtureBackdrop.ts";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { asTrack, FakeMediaDevices, fakeTextStore, FakeTrack, microphone } from "../../testing/fakeTracks.ts";
import { silentOutput } from "../../testing/visitStage.ts";
import type { MediaEvent } from "../mediaState.ts";
import { Devices, type InputKind } from "./devices.ts";
import { DeviceSettingsModel } from "./deviceSettingsModel.ts";
import { MediaPreferences } from "./mediaPreferences.ts";

afterEach(() => vi.unstubAllGlobals());

/** The settings of somebody with two microphones; nothing is captured for the room unless the test says so. */
function settings() {
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), microphone("headset")];
  const kept = fakeTextStore();
  const preferences = new MediaPreferences(kept);
  const devices = new Devices(port, new FakeClock(), preferences);
  const events: MediaEvent[] = [];
  devices.events.on((event) => events.push(event));
  const metered = new Set<MediaStreamTrack>();
  const sound = { level: 0 };
  const output = {
    ...silentOutput({ unlocks: 0, isBlocked: false }),
    meter: (track: MediaStreamTrack) => {
      metered.add(track);
      return { level: () => sound.level, stop: () => void metered.delete(track) };
    },
  };
  const own: { microphone: FakeTrack | null; camera: FakeTrack | null } = { microphone: null, camera: null };
  const model = new DeviceSettingsModel({
    devices,
    preferences,
    output: () => output,
    choose: () => Promise.resolve(),
    reopen: () => Promise.resolve(),
    backdrop: fixtureBackdrop(),
    ownCapture: (kind) => (own[kind] === null ? null : asTrack(own[kind])),
  });
  const takeOwn = (kind: InputKind, track: FakeTrack | null) => {
    own[kind] = track;
    model.ownCaptureChanged(kind);
  };
  const shown = () => [...metered].map((track) => track.getSettings().deviceId);
  return { model, port, events, shown, sound, takeOwn, kept };
}

test("a microphone that is off and does not open when chosen is told, and the dialog goes on with the one it has", async () => {
  const { model, port, events, shown } = settings();
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  model.open();
  await settle();
  await model.choose("microphone", "headset");
  expect(events).toMatchObject([{ type: "choiceFailed", label: "The headset", reason: "busy" }]);
  expect(model.state.getState()).toMatchObject({ meter: { state: "on" }, microphoneId: "built-in" });
  expect(shown()).toEqual(["built-in"]);
});

test("a choice from the menu that does not open is told too, though no dialog shows it", async () => {
  const { model, port, events } = settings();
  port.devices = [microphone("headset", "NotReadableError")];
  await model.choose("microphone", "headset");
  expect(events).toMatchObject([{ type: "choiceFailed", kind: "microphone", reason: "busy" }]);
});

test("a borrowed microphone that is pulled out gives way to another one, and to a word when none is left", async () => {
  const { model, port, shown } = settings();
  model.open();
  await settle();
  port.unplug("built-in");
  await settle();
  expect(shown()).toEqual(["headset"]);
  expect(model.state.getState()).toMatchObject({ meter: { state: "on" }, microphoneId: "headset" });
  port.unplug("headset");
  await settle();
  expect(shown()).toEqual([]);
  expect(model.state.getState().meter).toEqual({ state: "refused", reason: "missing" });
});

test("the meter goes along with the microphone of the room, and borrows none beside it", async () => {
  const { model, port, shown, takeOwn } = settings();
  model.open();
  await settle();
  takeOwn("microphone", new FakeTrack("audio", "built-in"));
  expect(port.opened.map((track) => track.readyState)).toEqual(["ended"]);
  takeOwn("microphone", new FakeTrack("audio", "headset"));
  expect(shown()).toEqual(["headset"]);
  expect(model.state.getState().microphoneId).toBe("headset");
});

test("the preview goes along with the camera of the room", async () => {
  vi.stubGlobal("MediaStream", EventTarget);
  const { model, takeOwn } = settings();
  takeOwn("camera", new FakeTrack("video", "first"));
  model.open();
  const { preview } = model.state.getState();
  takeOwn("camera", new FakeTrack("video", "second"));
  expect(model.state.getState()).toMatchObject({ preview: { state: "on" }, cameraId: "second" });
  expect(model.state.getState().preview).not.toBe(preview);
});

test("a microphone that opens after the room has got one is let go", async () => {
  const { model, port, shown, takeOwn } = settings();
  model.open();
  takeOwn("microphone", new FakeTrack("audio", "headset"));
  await settle();
  expect(port.opened.map((track) => track.readyState)).toEqual(["ended"]);
  expect(shown()).toEqual(["headset"]);
});

test("who was heard through one microphone is not said to be heard through the next", async () => {
  const { model, sound } = settings();
  model.open();
  await settle();
  sound.level = 0.5;
  model.microphoneLevel();
  sound.level = 0;
  model.microphoneLevel();
  expect(model.state.getState().meter).toEqual({ state: "on", isHeard: true });
  await model.choose("microphone", "headset");
  model.microphoneLevel();
  expect(model.state.getState().meter).toEqual({ state: "on", isHeard: false });
});

test("that a voice came through is kept on this device, and not before one has", async () => {
  const { model, sound, kept } = settings();
  model.open();
  await settle();
  model.microphoneLevel();
  expect(kept.read(MICROPHONE_HEARD_KEY)).toBeNull();
  sound.level = 0.5;
  model.microphoneLevel();
  expect(kept.read(MICROPHONE_HEARD_KEY)).toBe("1");
});

test("closing lets go of what was borrowed, and what the room captures changes nothing from then on", async () => {
  const { model, port, shown, takeOwn } = settings();
  model.open();
  await settle();
  model.close();
  takeOwn("microphone", new FakeTrack("audio", "headset"));
  takeOwn("microphone", null);
  await settle();
  expect(port.opened.map((track) => track.readyState)).toEqual(["ended"]);
  expect(shown()).toEqual([]);
});

test("a microphone that is plugged into the open dialog is metered, without another click", async () => {
  vi.stubGlobal("MediaStream", EventTarget);
  const { model, port, shown } = settings();
  port.devices = [];
  model.open();
  await settle();
  expect(model.state.getState().meter).toEqual({ state: "refused", reason: "missing" });
  const plug = async () => {
    port.dispatchEvent(new Event("devicechange"));
    await settle();
  };
  const asked = port.asked.length;
  await plug();
  expect(port.asked).toHaveLength(asked);
  port.devices = [microphone("headset"), { kind: "videoinput", deviceId: "cam", label: "Cam" }];
  await plug();
  expect(shown()).toEqual(["headset"]);
  expect(model.state.getState().preview.state).toBe("on");
  model.close();
  expect(port.opened.map((track) => track.readyState)).toEqual(["ended", "ended"]);
});
