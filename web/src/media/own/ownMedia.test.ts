import { expect, test } from "vitest";
import { settle } from "../../testing/fakeClock.ts";
import { asTrack, FakeTrack, microphone } from "../../testing/fakeTracks.ts";
import { ownStage } from "../../testing/ownStage.ts";

test("one click turns the microphone on, the next mutes it and keeps the capture for the one after", async () => {
  const { own, shown, reports, port, tracks } = ownStage();
  await own.toggleMicrophone();
  expect(shown.microphone).toEqual({ state: "on", deviceId: "built-in", label: "The built-in" });
  await own.toggleMicrophone();
  expect(shown.microphone).toEqual({ state: "off" });
  expect(tracks.isMuted("microphone")).toBe(true);
  expect(port.opened[0]?.readyState).toBe("live");
  await own.toggleMicrophone();
  expect(port.opened).toHaveLength(1);
  expect(reports).toEqual([{ audioMuted: false }, { audioMuted: true }, { audioMuted: false }]);
});

test("quick clicks end where the last one points", async () => {
  const { own, shown } = ownStage();
  await Promise.all([own.toggleMicrophone(), own.toggleMicrophone(), own.toggleMicrophone()]);
  expect(shown.microphone).toMatchObject({ state: "on" });
});

test("the microphone is muted at once while the browser still asks about camera and screen", async () => {
  const { own, shown, port, tracks } = ownStage();
  await own.toggleMicrophone();
  port.devices = [microphone("built-in"), { kind: "videoinput", deviceId: "cam", label: "Cam", fault: "silent" }];
  void own.toggleCamera();
  await settle();
  expect(shown.camera).toEqual({ state: "starting" });
  await own.toggleMicrophone();
  expect(shown.microphone).toEqual({ state: "off" });
  expect(tracks.isMuted("microphone")).toBe(true);
  await own.toggleMicrophone();
  await Promise.race([own.turnOff({ audio: true, video: true, screen: true }), settle()]);
  expect(tracks.isMuted("microphone")).toBe(true);
});

test("turning the camera off lets go of it", async () => {
  const { own, shown, port } = ownStage();
  await own.toggleCamera();
  await settle();
  expect(shown.camera).toMatchObject({ state: "on", label: "Cam" });
  await own.toggleCamera();
  expect(shown.camera).toEqual({ state: "off" });
  expect(port.opened[0]?.readyState).toBe("ended");
});

test("a refused device shows why, and another click tries again", async () => {
  const { own, shown, port, events } = ownStage();
  port.isBlocked = true;
  await own.toggleMicrophone();
  expect(shown.microphone).toEqual({ state: "refused", reason: "blocked" });
  expect(events).toEqual([{ type: "deviceRefused", kind: "microphone", reason: "blocked" }]);
  port.isBlocked = false;
  await own.toggleMicrophone();
  expect(shown.microphone).toMatchObject({ state: "on" });
});

test("a microphone that is pulled out gives way to another one and stays on", async () => {
  const { own, shown, port, events, tracks } = ownStage();
  await own.toggleMicrophone();
  port.unplug("built-in");
  await settle();
  await settle();
  expect(shown.microphone).toEqual({ state: "on", deviceId: "headset", label: "The headset" });
  expect(tracks.isMuted("microphone")).toBe(false);
  expect(events).toContainEqual({ type: "deviceChanged", kind: "microphone", label: "The headset", why: "unplugged" });
});

test("a muted microphone that is pulled out stays muted on its successor", async () => {
  const { own, shown, port, tracks } = ownStage();
  await own.toggleMicrophone();
  await own.toggleMicrophone();
  port.unplug("built-in");
  await settle();
  await settle();
  expect(tracks.capture("microphone")).toBe(asTrack(port.opened[1] ?? new FakeTrack("audio", "none")));
  expect(tracks.isMuted("microphone")).toBe(true);
  expect(shown.microphone).toEqual({ state: "off" });
});

test("the last microphone that is pulled out is reported as missing", async () => {
  const { own, shown, port, reports } = ownStage();
  port.devices = [microphone("built-in")];
  await own.toggleMicrophone();
  port.unplug("built-in");
  await settle();
  await settle();
  expect(shown.microphone).toEqual({ state: "refused", reason: "missing" });
  expect(reports.at(-1)).toEqual({ audioMuted: true });
});

test("a microphone and a camera that were missing are off once they are plugged in, and a click turns them on", async () => {
  const { own, shown, port } = ownStage();
  const all = port.devices;
  // Before permission is given, the browser only reveals that devices exist.
  const unnamed = all.map((device) => ({ ...device, deviceId: "", label: "" }));
  const plug = async (devices: typeof all) => {
    port.devices = devices;
    port.dispatchEvent(new Event("devicechange"));
    await settle();
    await own.followDevices();
  };
  port.devices = [];
  await Promise.all([own.toggleMicrophone(), own.toggleCamera()]);
  await plug([]);
  expect(shown).toMatchObject({ microphone: { reason: "missing" }, camera: { reason: "missing" } });
  await plug(unnamed);
  expect(shown).toMatchObject({ microphone: { state: "off" }, camera: { state: "off" } });
  expect(port.opened).toEqual([]);
  port.devices = all;
  await Promise.all([own.toggleMicrophone(), own.toggleCamera()]);
  expect(shown).toMatchObject({ microphone: { state: "on" }, camera: { state: "on" } });
});

test("a blocked microphone stays refused, whatever is plugged in", async () => {
  const { own, shown, port } = ownStage();
  port.isBlocked = true;
  await own.toggleMicrophone();
  port.dispatchEvent(new Event("devicechange"));
  await settle();
  await own.followDevices();
  expect(shown.microphone).toEqual({ state: "refused", reason: "blocked" });
});

test("the remembered headset is used again when it is plugged back in", async () => {
  const { own, shown, port, events } = ownStage();
  await own.toggleMicrophone();
  await own.choose("microphone", "headset");
  port.unplug("headset");
  await settle();
  await settle();
  expect(shown.microphone).toMatchObject({ deviceId: "built-in" });
  port.devices = [microphone("built-in"), microphone("headset")];
  port.dispatchEvent(new Event("devicechange"));
  await settle();
  await own.followDevices();
  expect(shown.microphone).toMatchObject({ state: "on", deviceId: "headset" });
  expect(events.at(-1)).toMatchObject({ type: "deviceChanged", why: "plugged", label: "The headset" });
});

test("another device takes over while the microphone is on", async () => {
  const { own, shown, port } = ownStage();
  await own.toggleMicrophone();
  await own.choose("microphone", "headset");
  expect(shown.microphone).toEqual({ state: "on", deviceId: "headset", label: "The headset" });
  expect(port.opened.map((track) => track.readyState)).toEqual(["ended", "live"]);
});

test("another device that does not open leaves the one in use as it is, and is no refusal of it", async () => {
  const { own, shown, port, events } = ownStage();
  port.devices = [microphone("built-in"), microphone("headset", "NotReadableError")];
  await own.toggleMicrophone();
  await own.choose("microphone", "headset");
  expect(shown.microphone).toMatchObject({ state: "on", deviceId: "built-in" });
  expect(events.map(({ type }) => type)).toEqual(["choiceFailed"]);
});

test("a host's mute turns the microphone off and the person may turn it on again", async () => {
  const { own, shown } = ownStage();
  await own.toggleMicrophone();
  await own.turnOff({ audio: true, video: true, screen: false });
  expect(shown.microphone).toEqual({ state: "off" });
  await own.toggleMicrophone();
  expect(shown.microphone).toMatchObject({ state: "on" });
});

test("the media server's mute is shown, and does not outlast a click that came after it", async () => {
  const { own, shown, tracks } = ownStage();
  await own.toggleMicrophone();
  await tracks.setMuted("microphone", true);
  await own.agreeWithServer();
  expect(shown.microphone).toEqual({ state: "off" });
  await own.toggleMicrophone();
  const setMuted = tracks.setMuted.bind(tracks);
  // The library reports every mute, including my own.
  tracks.setMuted = async (kind, isMuted) => {
    await setMuted(kind, isMuted);
    void own.agreeWithServer();
  };
  await Promise.all([own.toggleMicrophone(), own.toggleMicrophone()]);
  await settle();
  expect(shown.microphone).toMatchObject({ state: "on" });
});

test("closing the screen picker is no fault", async () => {
  const { own, shown, events } = ownStage();
  await own.toggleScreen();
  expect(shown.screen).toEqual({ state: "off" });
  expect(events).toEqual([]);
});

test("a screen is shared until the browser's own button ends it", async () => {
  const { own, shown, screens, reports } = ownStage();
  const screen = new FakeTrack("video", "screen");
  screens.push(screen);
  await own.toggleScreen();
  await settle();
  expect(shown.screen).toEqual({ state: "on" });
  screen.unplug();
  await settle();
  expect(shown.screen).toEqual({ state: "off" });
  expect(reports).toEqual([{ sharing: true }, { sharing: false }]);
});

test("leaving lets go of everything", async () => {
  const { own, shown, port } = ownStage();
  await own.toggleMicrophone();
  await own.toggleCamera();
  await own.stopAll();
  expect(port.opened.every((track) => track.readyState === "ended")).toBe(true);
  expect(shown).toMatchObject({ microphone: { state: "off" }, camera: { state: "off" }, screen: { state: "off" } });
});
