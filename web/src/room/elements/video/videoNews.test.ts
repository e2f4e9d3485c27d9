import { elementDefaults } from "@atrium/contract";
import { expect, test } from "vitest";
import { idOf } from "../../fixtures/people.ts";
import type { Video } from "./useVideo.ts";
import { newsBetween } from "./useVideoNews.ts";

const url = "https://youtu.be/dQw4w9WgXcQ";
const still: Video = { type: "video", url, videoProvider: "youtube", ...elementDefaults.video, stateSeek: 60 };
const playing: Video = { ...still, state: "play", stateAt: 1000, playedBy: idOf("kofi") };
const by = idOf("marina");
const between = (was: Video, changes: Partial<Video>) => newsBetween(was, { ...was, stateAt: 11_000, ...changes });

test("who played, stopped or jumped in a video is told, with the second", () => {
  expect(between(still, { state: "play", playedBy: by })).toEqual({ what: "started", by, seconds: 60 });
  expect(between(playing, { state: "pause", stateSeek: 70, playedBy: by })).toMatchObject({ what: "stopped", by });
  expect(between(playing, { stateSeek: 275, playedBy: by })).toEqual({ what: "went", by, seconds: 275 });
});

test("another speed is no jump, and what nobody did here is not told", () => {
  expect(between(playing, { stateSeek: 70, rate: 2, playedBy: by })).toBeNull();
  expect(newsBetween(playing, { ...playing, volume: 40 })).toBeNull();
  expect(between(still, { state: "play" })).toBeNull();
  expect(between(playing, { url: "https://vimeo.com/76979871", state: "pause", playedBy: by })).toBeNull();
});
