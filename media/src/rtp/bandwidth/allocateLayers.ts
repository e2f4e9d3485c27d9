import type { Quality } from "../peerMedia.ts";

/** A video track that competes for a subscriber's bandwidth. */
export interface LayerDemand {
  wanted: Quality;
  allowed: Quality;
  /** Bits per second of each layer now; null where it is not sent at the moment. */
  bps: readonly (number | null)[];
}

/** Assumed for a layer nobody sends at the moment. */
const nominalBps = [150_000, 500_000, 1_700_000] as const;
/** Room a better layer must leave before it is allowed, so that the choice does not swing. */
const upgradeRoom = 1.15;

/**
 * The best layers that fit: everybody's lowest first, then one step up for each in turn, as long as there is room. The
 * lowest layer is always allowed; a picture that does not fit at all is for the client to turn off.
 */
export function allocateLayers(demands: readonly LayerDemand[], availableBps: number): Quality[] {
  const allowed = demands.map((): Quality => 0);
  if (availableBps === Infinity) return demands.map((): Quality => 2);
  let left = availableBps - demands.reduce((sum, demand) => sum + cost(demand, 0), 0);
  for (const quality of [1, 2] as const) {
    demands.forEach((demand, index) => {
      if (demand.wanted < quality || allowed[index] !== quality - 1) return;
      const step = cost(demand, quality) - cost(demand, (quality - 1) as Quality);
      const room = demand.allowed >= quality ? step : step * upgradeRoom;
      if (room > left) return;
      left -= Math.max(0, step);
      allowed[index] = quality;
    });
  }
  return allowed;
}

function cost({ bps }: LayerDemand, quality: Quality): number {
  return bps[quality] ?? nominalBps[quality];
}
