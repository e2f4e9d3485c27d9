import type { Quality } from "../peerMedia.ts";

/** A video track that competes for a subscriber's bandwidth. */
export interface LayerDemand {
  wanted: Quality;
  /** Its current layer; null while it is held back. */
  allowed: Quality | null;
  /** Higher goes first; see `DownTrack.setQuality`. */
  importance: number;
  /** Current bits per second of each layer; null if it is not being sent. */
  bps: readonly (number | null)[];
}

export interface Allocation {
  /** In the order of the demands; null holds a track back entirely. */
  allowed: (Quality | null)[];
  usedBps: number;
  /** Additional bandwidth for the next upgrade of each track that did not fit; 0 if everything wanted fits. */
  missingBps: number;
}

/** Assumed for a layer nobody sends at the moment. */
const nominalBps = [150_000, 500_000, 1_700_000] as const;
/** Headroom required before an upgrade, so that the choice does not oscillate. */
const upgradeRoom = 1.15;

/**
 * The best layers that fit, the most important track first: everybody's lowest layer, then one step up for each in turn.
 * A track whose lowest layer does not fit is held back: overloading the line harms every video and the audio.
 */
export function allocateLayers(demands: readonly LayerDemand[], availableBps: number): Allocation {
  const allowed = demands.map((): Quality | null => null);
  if (availableBps === Infinity) return { allowed: demands.map((): Quality => 2), usedBps: 0, missingBps: 0 };
  const ranked = demands.map((demand, index) => ({ demand, index })).toSorted(byRank);
  const sum = { usedBps: 0, missingBps: 0 };
  for (const quality of [0, 1, 2] as const) {
    for (const { demand, index } of ranked) {
      const reached = allowed[index] ?? -1;
      if (demand.wanted < quality || reached !== quality - 1) continue;
      const step = cost(demand, quality) - (quality === 0 ? 0 : cost(demand, (quality - 1) as Quality));
      const room = (demand.allowed ?? -1) >= quality ? step : step * upgradeRoom;
      if (sum.usedBps + room <= availableBps) {
        sum.usedBps += Math.max(0, step);
        allowed[index] = quality;
      } else sum.missingBps += room;
    }
  }
  return { allowed, ...sum };
}

interface Ranked {
  demand: LayerDemand;
  index: number;
}

/** Among equals, a track that is already shown keeps its place. */
function byRank(a: Ranked, b: Ranked): number {
  const byImportance = b.demand.importance - a.demand.importance;
  if (byImportance !== 0) return byImportance;
  return Number(b.demand.allowed !== null) - Number(a.demand.allowed !== null) || a.index - b.index;
}

function cost({ bps }: LayerDemand, quality: Quality): number {
  return bps[quality] ?? nominalBps[quality];
}
