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

test("twelve cameras by an estimate of 300 kbit/s: the sound first, then the largest pictures' lowest layers, no more", () => {
  const voice = { paused: false, up: { options: { kind: "audio" }, layers: [{ bps: 100_000 }] } };
  const layers = [80_000, 400_000, 1_500_000];
  const cameras = Array.from({ length: 12 }, (_, index) => ({
    paused: false,
    up: { options: { kind: "video" }, bestLayer: (quality: number) => ({ bps: layers[quality] }) },
    wantedQuality: 2,
    allowedQuality: 2,
    importance: index,
    allowed: [] as unknown[],
    allow(quality: unknown) {
      this.allowed.push(quality);
    },
  }));
  shareBandwidth([...cameras, voice] as unknown as ForwardedTrack[], 300_000, 1000);
  // 300 kbit/s less 100 for audio leave room for two videos of 80.
  const shown = cameras.flatMap(({ allowed }, index) => (allowed[0] === null ? [] : [[index, ...allowed]]));
  expect(shown).toEqual([
    [10, 0],
    [11, 0],
  ]);
});
