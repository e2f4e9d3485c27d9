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

test("the code for a frame becomes what its address is, and a shared document what may be framed", () => {
  const code = (src: string) => `<iframe width="560" src="${src}" allowfullscreen></iframe>`;
  const film = linkTyped(code("https://www.youtube.com/embed/dQw4w9WgXcQ?si=1"));
  expect(film).toMatchObject({ type: "video", videoProvider: "youtube" });
  expect(linkTyped(code("https://example.org/plan"))).toEqual({ type: "iframe", url: "https://example.org/plan" });
  expect(linkTyped(code("https://atrium.example/s/try-me"))).toBeNull();
  const id = "1AbC_dEf-GhIjKlMnOpQrStUv";
  expect(linkTyped(`docs.google.com/document/d/${id}/edit`)).toEqual({
    type: "iframe",
    url: `https://docs.google.com/document/d/${id}/preview`,
  });
});

test("what no host of videos has is none", () => {
  expect(videoTyped("https://example.org/film.mp4")).toBeNull();
});
