import type { Page } from "@playwright/test";
import { expect } from "vitest";

/** What one page receives from one person at a moment, summed over the tracks of each kind. */
export interface Received {
  audioEnergy: number;
  audioPackets: number;
  framesDecoded: number;
  /** Width of the widest video, 0 for none. */
  frameWidth: number;
  /** Widths of all decoded videos. */
  frameWidths: number[];
}

export function received(page: Page, identity: string): Promise<Received> {
  return page.evaluate(async (wanted) => {
    const sum = { audioEnergy: 0, audioPackets: 0, framesDecoded: 0, frameWidth: 0, frameWidths: new Array<number>() };
    for (const publication of window.room.remoteParticipants.get(wanted)?.trackPublications.values() ?? []) {
      const report = (await publication.track?.getRTCStatsReport()) ?? new Map<string, RTCInboundRtpStreamStats>();
      report.forEach((stats: RTCInboundRtpStreamStats & { type: string }) => {
        if (stats.type !== "inbound-rtp") return;
        sum.audioEnergy += stats.totalAudioEnergy ?? 0;
        sum.audioPackets += stats.kind === "audio" ? (stats.packetsReceived ?? 0) : 0;
        sum.framesDecoded += stats.framesDecoded ?? 0;
        sum.frameWidth = Math.max(sum.frameWidth, stats.frameWidth ?? 0);
        if (stats.frameWidth) sum.frameWidths.push(stats.frameWidth);
      });
    }
    return sum;
  }, identity);
}

/** Expects what the page receives from this person to grow, in each kind by a noticeable amount. */
export async function expectReceiving(page: Page, identity: string, what: "audio" | "video" | "both"): Promise<void> {
  const before = await received(page, identity);
  const grown = async () => {
    const now = await received(page, identity);
    return {
      ...(what !== "video" && { hears: now.audioEnergy > before.audioEnergy + 0.01 }),
      ...(what !== "audio" && { sees: now.framesDecoded > before.framesDecoded + 5 }),
    };
  };
  const all = { ...(what !== "video" && { hears: true }), ...(what !== "audio" && { sees: true }) };
  await expect.poll(grown, { message: `${what} of ${identity}`, timeout: CAP_MS }).toEqual(all);
}

/** Guards against hangs; not a performance limit. */
const CAP_MS = 100_000;
const LOOK_EVERY_MS = 100;

/** Polls until it holds; each check runs without a timeout of its own. */
export async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const giveUpMs = Date.now() + CAP_MS;
  while (Date.now() < giveUpMs) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`Waited in vain for ${what}`);
}
