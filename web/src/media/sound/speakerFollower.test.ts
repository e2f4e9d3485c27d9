import { expect, test } from "vitest";
import { fakeTextStore } from "../../testing/fakeTracks.ts";
import { MediaPreferences } from "../devices/mediaPreferences.ts";
import type { MediaEvent } from "../mediaState.ts";
import type { SoundOutput } from "./soundOutput.ts";
import { SpeakerFollower } from "./speakerFollower.ts";

const builtIn = { deviceId: "built-in", label: "Built-in" };
const headset = { deviceId: "headset", label: "Headset" };

function listener(remembered: string | null) {
  const used: string[] = [];
  const broken = new Set<string>();
  const events: MediaEvent[] = [];
  const store = fakeTextStore(remembered === null ? {} : { "atrium.speaker": remembered });
  const setSpeaker = (deviceId: string) => {
    if (broken.has(deviceId)) return Promise.resolve(false);
    used.push(deviceId);
    return Promise.resolve(true);
  };
  const follower = new SpeakerFollower({
    preferences: new MediaPreferences(store),
    output: () => ({ setSpeaker }) as unknown as SoundOutput,
    emit: (event) => events.push(event),
  });
  return { used, broken, events, store, follower };
}

test("a headset that is pulled out gives way to the default speaker, and is taken back when it returns", async () => {
  const { used, events, follower } = listener("headset");
  await follower.start();
  await follower.follow([builtIn]);
  await follower.follow([builtIn, headset]);
  expect(used).toEqual(["headset", "default", "headset"]);
  expect(events.map((event) => event.type === "deviceChanged" && [event.why, event.label])).toEqual([
    ["unplugged", "Built-in"],
    ["plugged", "Headset"],
  ]);
});

test("who never chose a speaker is left to the browser", async () => {
  const { used, follower } = listener(null);
  await follower.start();
  await follower.follow([builtIn, headset]);
  expect(used).toEqual([]);
});

test("a speaker that does not work is not remembered", async () => {
  const { broken, store, follower } = listener(null);
  broken.add("headset");
  await follower.choose("headset");
  expect(store.texts.size).toBe(0);
  await follower.choose("built-in");
  expect(store.texts.get("atrium.speaker")).toBe("built-in");
});
