import { allocateLayers } from "../bandwidth/allocateLayers.ts";
import type { Quality } from "../peerMedia.ts";
import type { ForwardedTrack } from "./forwardedTrack.ts";

const qualities: readonly Quality[] = [0, 1, 2];
/** Reserved for voices that are silent now: two of them may start speaking before the next allocation. */
const voiceBps = 40_000;
const readyVoices = 2;

/**
 * Audio is always sent; videos share the subscriber's remaining bandwidth. Returns the total rate needed for the next
 * better layer of every video; 0 if nothing more is wanted.
 */
export function shareBandwidth(downs: Iterable<ForwardedTrack>, availableBps: number, nowMs: number): number {
  const running = [...downs].filter((down) => !down.paused);
  const videos = running.filter((down) => down.up.options.kind === "video");
  const voices = running.filter((down) => down.up.options.kind === "audio");
  const heardBps = voices.reduce((sum, down) => sum + (down.up.layers[0]?.bps ?? 0), 0);
  const soundBps = Math.max(heardBps, Math.min(voices.length, readyVoices) * voiceBps);
  const demands = videos.map((down) => ({
    wanted: down.wantedQuality,
    allowed: down.allowedQuality,
    importance: down.importance,
    bps: qualities.map((quality) => down.up.bestLayer(quality, nowMs)?.bps ?? null),
  }));
  const { allowed, usedBps, missingBps } = allocateLayers(demands, availableBps - soundBps);
  videos.forEach((down, index) => down.allow(allowed[index] ?? null, nowMs));
  return missingBps === 0 ? 0 : soundBps + usedBps + missingBps;
}
