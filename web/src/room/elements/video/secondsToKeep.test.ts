import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { secondsToKeep } from "./secondsToKeep.ts";

const DAY_MS = 24 * 3_600_000;
const played = {
  url: "https://www.twitch.tv/kite",
  videoProvider: "twitch",
  state: "play",
  stateAt: 0,
  stateSeek: 0,
  rate: 1,
  syncState: true,
  autoRepeat: false,
} as const;

test("what is live and has played for more than a week can still be paused", () => {
  expect(secondsToKeep(played, DAY_MS, null)).toBe(DAY_MS / 1000);
  expect(secondsToKeep(played, 8 * DAY_MS, null)).toBe(constants.element.videoSecondsMost);
});

test("a video that is over starts over, and one that repeats goes on where it is", () => {
  expect(secondsToKeep({ ...played, state: "pause", stateSeek: 60 }, DAY_MS, 60)).toBe(0);
  expect(secondsToKeep({ ...played, autoRepeat: true }, 70_000, 60)).toBe(10);
});
