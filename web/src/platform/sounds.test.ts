import { afterEach, expect, test, vi } from "vitest";
import { MediaPreferences } from "../media/devices/mediaPreferences.ts";
import { keepSoundVolume, rememberedSpeaker, soundVolume } from "./sounds.ts";
import { readText, writeText } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("sounds outside of a call come from the speaker that was chosen in one", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(rememberedSpeaker()).toBe("default");
  new MediaPreferences({ read: readText, write: writeText }).keepDevice("speaker", "headset");
  expect(rememberedSpeaker()).toBe("headset");
});

test("sounds are as loud as was chosen on this device, and as usual where that cannot be", () => {
  vi.stubGlobal("localStorage", sessionStorage);
  expect(soundVolume()).toBe(0.3);
  keepSoundVolume(0);
  expect(soundVolume()).toBe(0);
  keepSoundVolume(4);
  expect(soundVolume()).toBe(0.3);
});
