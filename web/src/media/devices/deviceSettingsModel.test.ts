import { expect, test } from "vitest";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { asTrack, FakeMediaDevices, fakeTextStore, type FakeTrack, microphone } from "../../testing/fakeTracks.ts";
import { silentOutput } from "../../testing/visitStage.ts";
import type { MediaEvent } from "../mediaState.ts";
import { Devices } from "./devices.ts";
import { DeviceSettingsModel } from "./deviceSettingsModel.ts";
import { MediaPreferences } from "./mediaPreferences.ts";

/** The settings of somebody with two microphones; nothing is captured for the room unless the test says so. */
function settings() {
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), microphone("headset")];
  const preferences = new MediaPreferences(fakeTextStore());
  const devices = new Devices(port, new FakeClock(), preferences);
  const events: MediaEvent[] = [];
  devices.events.on((event) => events.push(event));
  const metered: string[] = [];
  const output = {
    ...silentOutput({ unlocks: 0, isBlocked: false }),
    meter: (track: MediaStreamTrack) => {
      metered.push(track.getSettings().deviceId ?? "");
      return { level: () => 0, stop: () => void metered.pop() };
    },
  };
  const own: { microphone: FakeTrack | null; camera: FakeTrack | null } = { microphone: null, camera: null };
  const model = new DeviceSettingsModel({
    devices,
    preferences,
    output: () => output,
    choose: () => Promise.resolve(),
    ownCapture: (kind) => (own[kind] === null ? null : asTrack(own[kind])),
  });
  return { model, port, events, metered, own };
}

test("a microphone that is off and does not open when chosen is told, and the dialog goes on with the one it has", async () => {
  const { model, port, events, metered } = settings();
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  model.open();
  await settle();
  await model.choose("microphone", "headset");
  expect(events).toMatchObject([{ type: "choiceFailed", label: "The headset", reason: "busy" }]);
  expect(model.state.getState()).toMatchObject({ meter: { state: "on" }, microphoneId: "built-in" });
  expect(metered).toEqual(["built-in"]);
});

test("a choice from the menu that does not open is told too, though no dialog shows it", async () => {
  const { model, port, events } = settings();
  port.devices = [microphone("headset", "NotReadableError")];
  await model.choose("microphone", "headset");
  expect(events).toMatchObject([{ type: "choiceFailed", kind: "microphone", reason: "busy" }]);
});
