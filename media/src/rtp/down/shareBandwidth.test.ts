import { expect, test } from "vitest";
import type { ForwardedTrack } from "./forwardedTrack.ts";
import { shareBandwidth } from "./shareBandwidth.ts";

/** A voice and a camera in its lowest layer, on their way to a subscriber. */
function arrange() {
  const allowed: unknown[] = [];
  const voice = { paused: false, up: { options: { kind: "audio" }, layers: [{ bps: 32_000 }] } };
  const camera = {
    paused: false,
    up: { options: { kind: "video" }, bestLayer: () => ({ bps: 150_000 }) },
    wantedQuality: 0,
    allowedQuality: 0,
    importance: 1,
    allow: (quality: unknown) => void allowed.push(quality),
  };
  const share = (availableBps: number) =>
    shareBandwidth([voice, camera] as unknown as ForwardedTrack[], availableBps, 1000);
  return { share, allowed };
}

test("sound goes whole, and a picture has what is left of the line", () => {
  const { share, allowed } = arrange();
  share(200_000);
  share(180_000);
  expect(allowed).toEqual([0, null]);
});

test("what would have to get through for the next picture counts the sound as well", () => {
  const { share } = arrange();
  expect(share(200_000)).toBe(0);
  expect(share(180_000)).toBe(190_000);
});
