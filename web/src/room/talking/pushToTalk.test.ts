import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { MediaState } from "../../media/index.ts";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { pushToTalk } from "./pushToTalk.ts";

const on = { state: "on", deviceId: "built-in", label: "Built-in" } as const;

/** A microphone that is off and comes on, or is refused, when the test says so. */
function speaker() {
  const clock = new FakeClock();
  const media = createStore<MediaState>(() => ({
    ...fixtureRoom().media.getState(),
    microphone: { state: "off" },
  }));
  const waiting: (() => void)[] = [];
  let toggles = 0;
  const show = (microphone: MediaState["microphone"]) => media.setState({ microphone });
  const toggleMicrophone = async () => {
    toggles += 1;
    if (media.getState().microphone.state === "on") return show({ state: "off" });
    show({ state: "starting" });
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const answer = async (microphone: MediaState["microphone"]) => {
    show(microphone);
    waiting.shift()?.();
    await settle();
  };
  const state = () => media.getState().microphone.state;
  return { clock, state, show, answer, toggles: () => toggles, talk: pushToTalk(clock, { media, toggleMicrophone }) };
}

test("a held key opens the microphone, letting go mutes it", async () => {
  const { clock, talk, answer, state } = speaker();
  talk.press();
  await clock.pass(150);
  await answer(on);
  expect(state()).toBe("on");
  talk.letGo();
  await settle();
  expect(state()).toBe("off");
});

test("a slip opens nothing", async () => {
  const { clock, talk, toggles } = speaker();
  talk.press();
  await clock.pass(100);
  talk.letGo();
  await clock.pass(1_000);
  expect(toggles()).toBe(0);
});

test("a microphone that comes on only after the key was let go is muted at once", async () => {
  const { clock, talk, answer, state } = speaker();
  talk.press();
  await clock.pass(150);
  talk.letGo();
  await answer(on);
  expect(state()).toBe("off");
});

test("a refused microphone is not asked for again by letting go", async () => {
  const { clock, talk, answer, toggles } = speaker();
  talk.press();
  await clock.pass(150);
  await answer({ state: "refused", reason: "blocked" });
  talk.letGo();
  await settle();
  expect(toggles()).toBe(1);
});

test("a microphone that is on already stays on", async () => {
  const { clock, talk, show, state } = speaker();
  show(on);
  talk.press();
  await clock.pass(1_000);
  talk.letGo();
  await settle();
  expect(state()).toBe("on");
});
