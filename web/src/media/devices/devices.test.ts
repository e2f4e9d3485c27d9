import { expect, test } from "vitest";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { FakeMediaDevices, fakeTextStore, microphone } from "../../testing/fakeTracks.ts";
import type { MediaEvent } from "../mediaState.ts";
import { Devices } from "./devices.ts";
import { MediaPreferences } from "./mediaPreferences.ts";

function desk(preferred: string | null = null) {
  const port = new FakeMediaDevices();
  port.devices = [microphone("built-in"), microphone("headset")];
  const clock = new FakeClock();
  const store = fakeTextStore(preferred === null ? {} : { "atrium.microphone": preferred });
  const devices = new Devices(port, clock, new MediaPreferences(store));
  const events: MediaEvent[] = [];
  devices.events.on((event) => events.push(event));
  return { port, clock, store, devices, events };
}

test("without a remembered device the default one opens", async () => {
  const { devices, events } = desk();
  expect(await devices.open("microphone")).toMatchObject({ ok: true, deviceId: "built-in" });
  expect(events).toEqual([]);
});

test("the remembered device opens while it is there", async () => {
  expect(await desk("headset").devices.open("microphone")).toMatchObject({ ok: true, deviceId: "headset" });
});

test("a remembered device that is gone gives way to the default one, and an event says so", async () => {
  const { devices, events } = desk("old-headset");
  expect(await devices.open("microphone")).toMatchObject({ ok: true, deviceId: "built-in" });
  expect(events).toEqual([{ type: "deviceChanged", kind: "microphone", label: "The built-in", why: "unavailable" }]);
});

test("a remembered device that is busy gives way to the default one", async () => {
  const { port, devices } = desk("headset");
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  expect(await devices.open("microphone")).toMatchObject({ ok: true, deviceId: "built-in" });
});

test("a remembered device that does not answer gives way within a second", async () => {
  const { port, clock, devices } = desk("headset");
  port.devices = [microphone("built-in"), microphone("headset", "silent")];
  const opening = devices.open("microphone");
  await settle();
  await clock.pass(1_000);
  expect(await opening).toMatchObject({ ok: true, deviceId: "built-in" });
});

test("a refusal of the person is not answered by asking again", async () => {
  const { port, devices } = desk("headset");
  port.isBlocked = true;
  expect(await devices.open("microphone")).toEqual({ ok: false, reason: "blocked" });
  expect(port.asked).toHaveLength(1);
});

test("a machine without microphones says so", async () => {
  const { port, devices } = desk();
  port.devices = [];
  expect(await devices.open("microphone")).toEqual({ ok: false, reason: "missing" });
});

test("a choice is remembered only once it works", async () => {
  const { port, store, devices } = desk();
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  expect(await devices.choose("microphone", "headset")).toEqual({ ok: false, reason: "busy" });
  expect(store.texts.get("atrium.microphone")).toBeUndefined();
  port.devices = [microphone("headset")];
  await devices.choose("microphone", "headset");
  expect(store.texts.get("atrium.microphone")).toBe("headset");
});

test("a choice that does not open is told by its name", async () => {
  const { port, devices, events } = desk();
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  await devices.refresh();
  await devices.choose("microphone", "headset");
  expect(events).toEqual([{ type: "choiceFailed", kind: "microphone", label: "The headset", reason: "busy" }]);
});

test("sound is captured in one channel with echo cancellation", async () => {
  const { port, devices } = desk();
  await devices.open("microphone");
  expect(port.asked[0]?.audio).toMatchObject({ channelCount: 1, echoCancellation: true });
});

test("lists follow what is plugged in", async () => {
  const { port, devices } = desk();
  port.unplug("headset");
  await settle();
  expect(devices.lists.microphones).toEqual([{ deviceId: "built-in", label: "The built-in" }]);
});

test("a page that may not use devices is told it is blocked", async () => {
  const devices = new Devices(null, new FakeClock(), new MediaPreferences(fakeTextStore()));
  expect(await devices.open("camera")).toEqual({ ok: false, reason: "blocked" });
});
