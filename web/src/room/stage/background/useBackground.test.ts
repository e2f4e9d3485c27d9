import { aBackgroundVideo } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { backgroundShare } from "./useBackground.ts";

test("a background is as loud as hosts say, quieter while the air is heard, and silent where I want it so", () => {
  const video = aBackgroundVideo({ volume: 50 });
  expect(backgroundShare(video, false, false)).toBe(0.5);
  expect(backgroundShare(video, false, true)).toBeCloseTo(0.1);
  expect(backgroundShare(video, true, false)).toBe(0);
});
