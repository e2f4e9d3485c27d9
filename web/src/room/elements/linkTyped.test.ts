import { expect, test, vi } from "vitest";
import { linkTyped, videoTyped } from "./linkTyped.ts";

vi.stubGlobal("location", { host: "atrium.example" });

test("a link becomes a video where rooms show its host, else a web page", () => {
  expect(linkTyped(" youtu.be/dQw4w9WgXcQ ")).toMatchObject({
    type: "video",
    url: "https://youtu.be/dQw4w9WgXcQ",
    videoProvider: "youtube",
    state: "pause",
    audioMode: "spatial",
  });
  expect(linkTyped("https://vimeo.com/about")).toEqual({ type: "iframe", url: "https://vimeo.com/about" });
  expect(linkTyped("example.org/plan")).toEqual({ type: "iframe", url: "https://example.org/plan" });
  expect(linkTyped("https://atrium.example/s/try-me")).toBeNull();
  expect(linkTyped("slow waves")).toBeNull();
});

test("what no host of videos has is none", () => {
  expect(videoTyped("https://example.org/film.mp4")).toBeNull();
});
