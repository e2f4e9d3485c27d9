import { expect, test } from "vitest";
import { videoOfLink, VideoUrl } from "./videoLink.ts";

const named = (link: string) => {
  const { provider, id, hash, isLive } = videoOfLink(link) ?? {};
  return [provider, id, ...(hash === null || hash === undefined ? [] : [hash]), ...(isLive === true ? ["live"] : [])];
};

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", ["youtube", "dQw4w9WgXcQ"]],
  ["https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s", ["youtube", "dQw4w9WgXcQ"]],
  ["https://youtu.be/dQw4w9WgXcQ?t=42", ["youtube", "dQw4w9WgXcQ"]],
  ["https://YOUTUBE.com/shorts/dQw4w9WgXcQ", ["youtube", "dQw4w9WgXcQ"]],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", ["youtube", "dQw4w9WgXcQ"]],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", ["youtube", "dQw4w9WgXcQ"]],
  ["https://vimeo.com/76979871", ["vimeo", "76979871"]],
  ["https://vimeo.com/76979871/8272103f6e", ["vimeo", "76979871", "8272103f6e"]],
  ["https://vimeo.com/channels/staffpicks/76979871", ["vimeo", "76979871"]],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", ["vimeo", "76979871", "8272103f6e"]],
  ["https://www.twitch.tv/videos/123456789", ["twitch", "123456789"]],
  ["https://www.twitch.tv/some_channel", ["twitch", "some_channel", "live"]],
])("%s names a video", (link, video) => {
  expect(named(link)).toEqual(video);
  expect(VideoUrl.safeParse(link).success).toBe(true);
});

test.each([
  "",
  "slow waves",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
  "https://example.org/https://youtu.be/dQw4w9WgXcQ",
  "https://user@youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/watch?v=short",
  "https://vimeo.com/about",
  "https://www.twitch.tv/directory",
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/76979871 and more",
])("%s names none", (link) => {
  expect(videoOfLink(link)).toBeNull();
  expect(VideoUrl.safeParse(link).success).toBe(false);
});
