import {
  StreamState,
  StreamStateInfo,
  StreamStateUpdate,
  SubscriptionError,
  SubscriptionPermissionUpdate,
  SubscriptionResponse,
  TrackSubscribed,
  type UpdateTrackSettings,
} from "@livekit/protocol";
import type { PeerLink, ServerMessage } from "../link/peerLink.ts";
import type { PublishedTrack, TrackOwner } from "./publishedTrack.ts";
import { Subscription } from "./subscription.ts";

export interface SubscriptionNeeds {
  subscriber: TrackOwner;
  link: PeerLink;
  mayReceive(): boolean;
  autoSubscribe: boolean;
  send(message: ServerMessage): void;
  sendTo(owner: TrackOwner, message: ServerMessage): void;
  /** Two unused SSRCs. */
  newSsrcs(): { ssrc: number; rtxSsrc: number };
}

/** What one participant wants to receive, and its active subscriptions. */
export class SubscriptionList {
  readonly #needs: SubscriptionNeeds;
  readonly #wishes = new Map<string, boolean>();
  readonly #active = new Map<string, Subscription>();
  /** Refused by their publisher, and the client has been told. */
  readonly #denied = new Set<string>();
  readonly #unsupported = new Set<string>();
  /** Held back for bandwidth, and the client has been told. */
  readonly #heldBack = new Set<string>();

  constructor(needs: SubscriptionNeeds) {
    this.#needs = needs;
  }

  get all(): readonly Subscription[] {
    return [...this.#active.values()];
  }

  has(trackSid: string): boolean {
    return this.#active.has(trackSid);
  }

  /** The client's explicit choice; it holds until the track ends. */
  wish(track: PublishedTrack, wanted: boolean): void {
    this.#wishes.set(track.sid, wanted);
    this.#unsupported.delete(track.sid);
    this.consider(track);
  }

  tellUnknown(trackSid: string): void {
    const err = SubscriptionError.SE_TRACK_NOTFOUND;
    this.#needs.send({ case: "subscriptionResponse", value: new SubscriptionResponse({ trackSid, err }) });
  }

  /** Starts or ends the subscription according to current wishes and permissions. */
  consider(track: PublishedTrack): void {
    if (track.owner.sid === this.#needs.subscriber.sid || !track.isLive) return;
    const wanted = this.#wishes.get(track.sid) ?? this.#needs.autoSubscribe;
    const allowed = track.allows(this.#needs.subscriber);
    if (wanted) this.#tellPermission(track, allowed);
    const due = wanted && allowed && this.#needs.mayReceive() && !this.#unsupported.has(track.sid);
    if (due && !this.#active.has(track.sid)) this.#begin(track);
    if (!due) this.#end(track.sid);
  }

  /** The track has ended. */
  forget(track: PublishedTrack): void {
    this.#end(track.sid);
    this.#wishes.delete(track.sid);
    this.#denied.delete(track.sid);
    this.#unsupported.delete(track.sid);
  }

  refuseUnsupported(subscription: Subscription): void {
    const trackSid = subscription.track.sid;
    this.#unsupported.add(trackSid);
    this.#end(trackSid);
    const err = SubscriptionError.SE_CODEC_UNSUPPORTED;
    this.#needs.send({ case: "subscriptionResponse", value: new SubscriptionResponse({ trackSid, err }) });
  }

  applySettings(update: UpdateTrackSettings): void {
    const { disabled, quality, width, height } = update;
    for (const trackSid of update.trackSids) {
      const subscription = this.#active.get(trackSid);
      if (!subscription) continue;
      subscription.settings = { disabled, quality, width, height };
      subscription.refresh();
    }
  }

  disable(trackSid: string): void {
    const subscription = this.#active.get(trackSid);
    if (!subscription) return;
    subscription.settings = { ...subscription.settings, disabled: true };
    subscription.refresh();
  }

  /** Tells the client which videos are paused for lack of bandwidth, and which resumed. Call often. */
  tellStreamStates(): void {
    const streamStates: StreamStateInfo[] = [];
    for (const subscription of this.#active.values()) {
      const { sid: trackSid, owner } = subscription.track;
      if (subscription.isHeldBack === this.#heldBack.has(trackSid)) continue;
      if (subscription.isHeldBack) this.#heldBack.add(trackSid);
      else this.#heldBack.delete(trackSid);
      const state = subscription.isHeldBack ? StreamState.PAUSED : StreamState.ACTIVE;
      streamStates.push(new StreamStateInfo({ participantSid: owner.sid, trackSid, state }));
    }
    if (streamStates.length === 0) return;
    this.#needs.send({ case: "streamStateUpdate", value: new StreamStateUpdate({ streamStates }) });
  }

  close(): void {
    for (const subscription of this.#active.values()) subscription.close();
    this.#active.clear();
  }

  #begin(track: PublishedTrack): void {
    const subscription = new Subscription(track, this.#needs.newSsrcs());
    this.#active.set(track.sid, subscription);
    this.#needs.link.addSubscription(subscription);
    if (track.subscriptions.size > 1) return;
    this.#needs.sendTo(track.owner, { case: "trackSubscribed", value: new TrackSubscribed({ trackSid: track.sid }) });
  }

  #end(trackSid: string): void {
    const subscription = this.#active.get(trackSid);
    if (!subscription) return;
    this.#active.delete(trackSid);
    this.#heldBack.delete(trackSid);
    this.#needs.link.removeSubscription(subscription);
    subscription.close();
  }

  #tellPermission(track: PublishedTrack, allowed: boolean): void {
    if (allowed === !this.#denied.has(track.sid)) return;
    if (allowed) this.#denied.delete(track.sid);
    else this.#denied.add(track.sid);
    const value = new SubscriptionPermissionUpdate({ participantSid: track.owner.sid, trackSid: track.sid, allowed });
    this.#needs.send({ case: "subscriptionPermissionUpdate", value });
  }
}
