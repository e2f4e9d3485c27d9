import { type SubscriptionPermission, type TrackInfo, TrackType } from "@livekit/protocol";
import type { Quality, UpTrack } from "../../rtp/peerMedia.ts";

/** A published track: announced to the room once its section is negotiated (`up` is set). */
export class PublishedTrack {
  readonly owner: TrackOwner;
  readonly info: TrackInfo;
  /** The ids under which the client's SDP may name it. */
  readonly cids: readonly string[];
  readonly subscriptions = new Set<TrackSubscription>();
  up: UpTrack | null = null;
  mid = "";

  /** Its publisher did not say which codec it would send. */
  readonly isCodecOpen: boolean;

  constructor(owner: TrackOwner, info: TrackInfo, cids: readonly string[]) {
    this.isCodecOpen = info.mimeType === "";
    this.owner = owner;
    this.info = info;
    this.cids = cids;
  }

  get sid(): string {
    return this.info.sid;
  }

  get kind(): "audio" | "video" {
    return this.info.type === TrackType.VIDEO ? "video" : "audio";
  }

  /** The codec found in its section or its first packet. */
  setMime(mime: string): void {
    this.info.mimeType = mime;
    for (const codec of this.info.codecs.slice(0, 1)) codec.mimeType = mime;
  }

  /** Lower case; empty until it is known. */
  get mime(): string {
    return this.info.mimeType.toLowerCase();
  }

  get isLive(): boolean {
    return this.up !== null && this.info.mimeType !== "";
  }

  /** A muted track is forwarded to nobody, whatever the publisher sends. */
  setMuted(muted: boolean): void {
    this.info.muted = muted;
    for (const subscription of this.subscriptions) subscription.refresh();
  }

  /** The best quality anybody wants now; null if nobody does. */
  get wantedQuality(): Quality | null {
    let best: Quality | null = null;
    for (const { wantedQuality } of this.subscriptions) {
      if (wantedQuality !== null && wantedQuality > (best ?? -1)) best = wantedQuality;
    }
    return best;
  }

  /** Whether the publisher lets this person receive it. */
  allows(subscriber: TrackOwner): boolean {
    const rule = this.owner.subscriptionRule;
    if (!rule || rule.allParticipants) return true;
    return rule.trackPermissions.some((permission) => {
      const { participantSid, participantIdentity } = permission;
      if (participantSid !== subscriber.sid && participantIdentity !== subscriber.identity) return false;
      return permission.allTracks || permission.trackSids.includes(this.sid);
    });
  }

  close(): void {
    this.up?.close();
    this.up = null;
  }
}

export interface TrackOwner {
  readonly sid: string;
  readonly identity: string;
  /** Who may subscribe; null for everybody. */
  readonly subscriptionRule: SubscriptionPermission | null;
}

/** What a track needs to know about its subscribers. */
export interface TrackSubscription {
  /** Null while the subscriber has it turned off. */
  readonly wantedQuality: Quality | null;
  refresh(): void;
}
