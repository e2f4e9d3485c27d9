import type { Quality } from "../peerMedia.ts";

/** A video track that competes for a subscriber's bandwidth. */
export interface LayerDemand {
  wanted: Quality;
  /** What it has now; null while it is held back. */
  allowed: Quality | null;
  /** The higher goes first; see `DownTrack.setQuality`. */
  importance: number;
  /** Bits per second of each layer now; null where it is not sent at the moment. */
  bps: readonly (number | null)[];
}

export interface Allocation {
  /** By demand; null holds a track back altogether. */
  allowed: (Quality | null)[];
  usedBps: number;
  /** What the first step that found no room would need on top of that; 0 where everything wanted fits. */
  missingBps: number;
}

/** Assumed for a layer nobody sends at the moment. */
const nominalBps = [150_000, 500_000, 1_700_000] as const;
/** Room a better layer must leave before it is allowed, so that the choice does not swing. */
const upgradeRoom = 1.15;

/**
 * The best layers that fit, the most important track first: everybody's lowest, then one step up for each in turn. A
 * track whose lowest layer finds no room is held back: too much for the line harms every picture and the sound.
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
      } else if (sum.missingBps === 0) sum.missingBps = room;
    }
  }
  return { allowed, ...sum };
}

interface Ranked {
  demand: LayerDemand;
  index: number;
}

/** Among equals who has a picture keeps it. */
function byRank(a: Ranked, b: Ranked): number {
  const byImportance = b.demand.importance - a.demand.importance;
  if (byImportance !== 0) return byImportance;
  return Number(b.demand.allowed !== null) - Number(a.demand.allowed !== null) || a.index - b.index;
}

function cost({ bps }: LayerDemand, quality: Quality): number {
  return bps[quality] ?? nominalBps[quality];
}
