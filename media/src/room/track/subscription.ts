import { VideoQuality } from "@livekit/protocol";
import type { DownTrack, Quality } from "../../rtp/peerMedia.ts";
import type { SentStream } from "../../sdp/writeSdp.ts";
import type { PublishedTrack, TrackSubscription } from "./publishedTrack.ts";
import { importanceOf, type TrackSettings, wantedQuality } from "./wantedQuality.ts";

/** One track on its way to one participant; without `down` it waits for a section of the connection. */
export class Subscription implements TrackSubscription {
  readonly track: PublishedTrack;
  readonly stream: SentStream;
  settings: TrackSettings = { disabled: false, quality: VideoQuality.HIGH, width: 0, height: 0 };
  #down: DownTrack | null = null;

  /** `ssrcs` for media and retransmission must be unused in the connection. */
  constructor(track: PublishedTrack, ssrcs: { ssrc: number; rtxSsrc: number }) {
    this.track = track;
    const rtxSsrc = track.kind === "video" ? ssrcs.rtxSsrc : null;
    this.stream = { participantSid: track.owner.sid, trackSid: track.sid, ssrc: ssrcs.ssrc, rtxSsrc };
    track.subscriptions.add(this);
  }

  get down(): DownTrack | null {
    return this.#down;
  }

  get wantedQuality(): Quality | null {
    return wantedQuality(this.settings, this.track.info.layers);
  }

  /** Whether only the subscriber's bandwidth keeps it from flowing. */
  get isHeldBack(): boolean {
    return this.#down !== null && !this.#down.paused && this.#down.heldBack;
  }

  /** Starts forwarding on a negotiated section. */
  start(down: DownTrack): void {
    this.#down?.close();
    this.#down = down;
    this.refresh();
  }

  /** Its section is gone; `start` resumes it on another. */
  stop(): void {
    this.#down?.close();
    this.#down = null;
  }

  refresh(): void {
    const down = this.#down;
    if (!down) return;
    const quality = this.wantedQuality;
    if (quality === null || this.track.info.muted) {
      if (!down.paused) down.pause();
      return;
    }
    if (this.track.kind === "video") down.setQuality(quality, importanceOf(this.settings, this.track.info.layers));
    if (down.paused) down.resume();
  }

  close(): void {
    this.track.subscriptions.delete(this);
    this.stop();
  }
}
