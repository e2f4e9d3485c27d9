import { afterEach, expect, test, vi } from "vitest";
import { MediaPreferences } from "../media/devices/mediaPreferences.ts";
import { rememberedSpeaker } from "./sounds.ts";
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
