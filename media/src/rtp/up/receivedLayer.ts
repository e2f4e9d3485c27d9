import { SequenceUnwrapper } from "../packet/sequenceUnwrapper.ts";
import type { Quality } from "../peerMedia.ts";
import { buildNack, buildPli } from "../rtcp/buildRtcp.ts";
import { LossDetector } from "./lossDetector.ts";
import { ReceptionStats } from "./receptionStats.ts";
import { ResendRing } from "./resendRing.ts";

const keyFrameEveryMs = 500;
const liveForMs = 1000;
/** Over about two seconds: a shared screen sends its frames in bursts. */
const rateSmoothing = 0.05;

export interface LayerNeeds {
  quality: Quality;
  ssrc: number;
  kind: "audio" | "video";
  /** The sender SSRC of our feedback. */
  feedbackSsrc: number;
  sendRtcp: (packet: Buffer) => void;
}

/** One encoding of a published track: its numbering, losses, key frame requests and the packets kept for resends. */
export class ReceivedLayer {
  readonly quality: Quality;
  readonly ssrc: number;
  readonly stats: ReceptionStats;
  /** Null for audio, which is never resent. */
  readonly ring: ResendRing | null;
  /** Smoothed over about two seconds, or since the start. */
  bps = 0;
  readonly #needs: LayerNeeds;
  readonly #unwrapper = new SequenceUnwrapper();
  readonly #losses = new LossDetector();
  #lastPacketAtMs = -Infinity;
  #pictureAtMs = -Infinity;
  #previousPictureAtMs = -Infinity;
  #timestamp = -1;
  #highest = -1;
  #isKeyFrameWanted = false;
  #askedAtMs = -Infinity;
  #bytesThisTick = 0;
  #tickedAtMs = 0;
  #ticks = 0;

  constructor(needs: LayerNeeds) {
    this.#needs = needs;
    this.quality = needs.quality;
    this.ssrc = needs.ssrc;
    this.stats = new ReceptionStats(needs.kind === "video" ? 90_000 : 48_000);
    this.ring = needs.kind === "video" ? new ResendRing() : null;
  }

  /** The unwrapped number of a packet to forward; -1 for a duplicate. */
  accept(packet: Buffer, fields: { sequence: number; timestamp: number }, nowMs: number): number {
    const number = this.#unwrapper.unwrap(fields.sequence);
    if (this.ring?.put(number, packet) === false) return -1;
    this.#lastPacketAtMs = nowMs;
    if (number > this.#highest) this.#takeNewest(number, fields.timestamp, nowMs);
    this.#bytesThisTick += packet.length;
    this.stats.add({ number, timestamp: fields.timestamp, bytes: packet.length }, nowMs);
    if (this.ring !== null) this.#ask(this.#losses.onPacket(number, nowMs));
    return number;
  }

  isLive(nowMs: number): boolean {
    return nowMs - this.#lastPacketAtMs <= liveForMs;
  }

  /** Whether this layer sent two frames since the other went silent: then the other was turned off. */
  hasOutlived(other: ReceivedLayer): boolean {
    return this.#previousPictureAtMs > other.#lastPacketAtMs;
  }

  /** The stored packets after this one, in order. */
  *packetsAfter(number: number): Generator<{ number: number; packet: Buffer }> {
    for (let next = number + 1; next <= this.#highest; next++) {
      const packet = this.ring?.get(next) ?? null;
      if (packet !== null) yield { number: next, packet };
    }
  }

  /** Requests a key frame, at most twice a second, until one comes. */
  wantKeyFrame(nowMs: number): void {
    this.#isKeyFrameWanted = true;
    if (nowMs - this.#askedAtMs < keyFrameEveryMs) return;
    this.#askedAtMs = nowMs;
    this.#needs.sendRtcp(buildPli(this.#needs.feedbackSsrc, this.ssrc));
  }

  onKeyFrame(): void {
    this.#isKeyFrameWanted = false;
  }

  tick(nowMs: number): void {
    const elapsedMs = nowMs - this.#tickedAtMs;
    const weight = Math.max(rateSmoothing, 1 / ++this.#ticks);
    if (elapsedMs > 0) this.bps += ((this.#bytesThisTick * 8000) / elapsedMs - this.bps) * weight;
    this.#bytesThisTick = 0;
    this.#tickedAtMs = nowMs;
    if (this.ring === null || !this.isLive(nowMs)) return;
    this.#ask(this.#losses.due(nowMs));
    if (this.#isKeyFrameWanted) this.wantKeyFrame(nowMs);
  }

  #takeNewest(number: number, timestamp: number, nowMs: number): void {
    this.#highest = number;
    if (timestamp === this.#timestamp) return;
    this.#timestamp = timestamp;
    this.#previousPictureAtMs = this.#pictureAtMs;
    this.#pictureAtMs = nowMs;
  }

  #ask(lost: readonly number[]): void {
    if (lost.length > 0) this.#needs.sendRtcp(buildNack(this.#needs.feedbackSsrc, this.ssrc, lost));
  }
}
