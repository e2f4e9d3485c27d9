import { createStore } from "zustand/vanilla";
import { fixtureBackdrop } from "./fixtureBackdrop.ts";
import type { DeviceSettings, DeviceSettingsState, Pictures, PicturesState } from "../media/index.ts";

/** Fixture devices: a headset that picks up a voice, and a camera that is off. */
export function fixtureDevices(change: Partial<DeviceSettingsState> = {}): DeviceSettings {
  const state = createStore<DeviceSettingsState>(() => ({
    microphones: [
      { deviceId: "airpods", label: "AirPods Pro, Arina" },
      { deviceId: "macbook", label: "MacBook Pro Microphone" },
    ],
    cameras: [{ deviceId: "facetime", label: "FaceTime HD" }],
    speakers: [{ deviceId: "airpods", label: "AirPods Pro" }],
    microphoneId: "airpods",
    cameraId: "facetime",
    speakerId: "airpods",
    preview: { state: "off" },
    meter: { state: "on", isHeard: true },
    testSound: "off",
    ...change,
  }));
  return {
    state,
    open: () => undefined,
    close: () => undefined,
    refresh: () => undefined,
    microphoneLevel: () => 0.6,
    choose: async () => undefined,
    playTestSound: () => undefined,
    backdrop: fixtureBackdrop(),
    pictures: fixturePictures(),
  };
}

export function fixturePictures(change: Partial<PicturesState> = {}): Pictures {
  const state = createStore<PicturesState>(() => ({ choice: "auto", mode: "best", ...change }));
  return {
    state,
    choose: (choice) => state.setState({ choice, mode: choice === "auto" ? "best" : choice }),
  };
}
