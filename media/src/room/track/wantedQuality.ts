import type { VideoLayer, VideoQuality } from "@livekit/protocol";
import type { Quality } from "../../rtp/peerMedia.ts";

/** A subscriber's settings for one track. Sizes are in pixels, 0 if it named a quality instead. */
export interface TrackSettings {
  disabled: boolean;
  quality: VideoQuality;
  width: number;
  height: number;
}

/** A layer a little smaller than the tile is good enough. */
const GOOD_ENOUGH = 0.9;
const BEST: Quality = 2;

/** The highest quality to forward; null if the subscriber wants nothing now. */
export function wantedQuality(settings: TrackSettings, layers: readonly VideoLayer[]): Quality | null {
  if (settings.disabled) return null;
  if (settings.width > 0 && settings.height > 0) return qualityOfSize(settings, layers);
  return toQuality(settings.quality);
}

/** Assumed for a layer whose publisher did not give its size. */
const NOMINAL_PIXELS = [320 * 180, 640 * 360, 1280 * 720] as const;

/** The pixels the subscriber displays of it: when bandwidth is short, the largest videos go first. */
export function importanceOf({ width, height, quality }: TrackSettings, layers: readonly VideoLayer[]): number {
  if (width > 0 && height > 0) return width * height;
  const layer = layers.find((each) => each.quality === quality);
  if (layer && layer.width * layer.height > 0) return layer.width * layer.height;
  return NOMINAL_PIXELS[toQuality(quality) ?? BEST];
}

function qualityOfSize(settings: TrackSettings, layers: readonly VideoLayer[]): Quality {
  // Longer side is compared with longer side, as a phone rotates its picture without telling.
  const wanted = [settings.width, settings.height].toSorted((a, b) => a - b);
  const rising = layers.toSorted((a, b) => a.quality - b.quality);
  const enough = rising.find((layer) => {
    const sides = [layer.width, layer.height].toSorted((a, b) => a - b);
    return sides.every((side, index) => side >= (wanted[index] ?? 0) * GOOD_ENOUGH);
  });
  return enough ? (toQuality(enough.quality) ?? BEST) : BEST;
}

function toQuality(quality: VideoQuality): Quality | null {
  const known: readonly (Quality | null)[] = [0, 1, 2, null];
  return known[quality] ?? null;
}
