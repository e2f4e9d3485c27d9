import { MediaSectionsRequirement, SessionDescription } from "@livekit/protocol";
import type { PeerMedia } from "../../rtp/peerMedia.ts";
import { answerSections, type SectionRole } from "../../sdp/answerSections.ts";
import { codecOf } from "../../sdp/codecs.ts";
import { parseSdp } from "../../sdp/parseSdp.ts";
import type { SdpDescription, SdpSection } from "../../sdp/sdpDescription.ts";
import type { TransportState } from "../../transport/peerTransport.ts";
import { PeerConnection } from "./peerConnection.ts";
import type { PeerLink, PeerLinkNeeds } from "./peerLink.ts";
import { SectionBook } from "./sectionBook.ts";
import type { Subscription } from "../track/subscription.ts";
import { UpSide } from "./upSide.ts";

/** The client should offer soon after we request sections; if it does not, we request again after this. */
const ASK_AGAIN_MS = 5000;

/**
 * One connection for both directions. Only the client offers: its offers contain free receiving sections, our answers
 * bind subscriptions to them, and if there are too few (or one must become inactive) we ask it to offer again.
 */
export class OnePeerLink implements PeerLink {
  readonly #needs: PeerLinkNeeds;
  readonly #connection: PeerConnection;
  readonly #up: UpSide;
  readonly #book = new SectionBook<Subscription>();
  readonly #waiting = new Set<Subscription>();
  #askedAtMs: number | null = null;

  constructor(needs: PeerLinkNeeds) {
    this.#needs = needs;
    const peer = needs.newPeer();
    this.#connection = new PeerConnection(peer, needs);
    this.#up = new UpSide(peer, needs.tracks, (track) => needs.onTracks([track], []));
    this.#connection.onState = (state) => needs.onState(state);
  }

  get state(): TransportState {
    return this.#connection.peer.transport.state;
  }

  get peers(): readonly PeerMedia[] {
    return [this.#connection.peer];
  }

  takeOffer(description: SessionDescription): boolean {
    const offer = parseSdp(description.sdp);
    if (!offer) return false;
    this.#askedAtMs = null;
    this.#connection.takeOffer(offer);
    const { roles, live, gone } = this.#up.apply(offer);
    const placed = this.#place(offer);
    this.#addSendRoles(offer, roles);
    this.#needs.send({ case: "answer", value: this.#answer(offer, roles, description.id) });
    for (const [section, subscription] of placed) this.#start(section, subscription);
    this.#needs.onTracks(live, gone);
    return true;
  }

  takeAnswer(): boolean {
    return false;
  }

  addSubscription(subscription: Subscription): void {
    this.#waiting.add(subscription);
  }

  removeSubscription(subscription: Subscription): void {
    this.#waiting.delete(subscription);
    this.#book.release(subscription);
  }

  negotiate(steadyMs: number): void {
    if (this.#waiting.size === 0 && !this.#book.hasReleased) return;
    if (this.#askedAtMs !== null && steadyMs - this.#askedAtMs < ASK_AGAIN_MS) return;
    this.#askedAtMs = steadyMs;
    const value = new MediaSectionsRequirement({
      numAudios: this.#missing("audio"),
      numVideos: this.#missing("video"),
    });
    this.#needs.send({ case: "mediaSectionsRequirement", value });
  }

  resume(steadyMs: number): void {
    this.#askedAtMs = null;
    this.negotiate(steadyMs);
  }

  sendData(label: string, data: Buffer): void {
    this.#connection.sendData(label, data);
  }

  close(): void {
    this.#connection.close();
  }

  /** Assigns free sections of this offer to waiting subscriptions. */
  #place(offer: SdpDescription): [SdpSection, Subscription][] {
    const receiving = new Map(offer.sections.filter(isReceiving).map((section) => [section.mid, section]));
    this.#book.beginRound();
    for (const { mid } of this.#book.sections) {
      const lost = receiving.has(mid) ? null : this.#book.drop(mid);
      if (lost) this.#wait(lost);
    }
    for (const { mid, kind } of receiving.values()) if (kind !== "application") this.#book.open(mid, kind);
    const placed: [SdpSection, Subscription][] = [];
    for (const subscription of this.#waiting) {
      const mid = this.#book.place(subscription, subscription.track.kind);
      const section = mid === null ? undefined : receiving.get(mid);
      if (section) placed.push([section, subscription]);
    }
    for (const [section, subscription] of placed) this.#checkCodec(section, subscription);
    return placed.filter(([, subscription]) => this.#waiting.delete(subscription));
  }

  /** A subscription without a section sends nothing, so its SSRCs are free for the section it gets next. */
  #wait(subscription: Subscription): void {
    subscription.stop();
    this.#waiting.add(subscription);
  }

  #checkCodec(section: SdpSection, subscription: Subscription): void {
    if (codecOf(section, subscription.track.mime, "send")) return;
    this.#waiting.delete(subscription);
    this.#needs.onUnsupported(subscription);
  }

  #addSendRoles(offer: SdpDescription, roles: Map<string, SectionRole>): void {
    for (const { mid } of offer.sections) {
      const subscription = this.#book.holderOf(mid);
      if (!subscription) continue;
      roles.set(mid, { role: "send", mime: subscription.track.mime, stream: subscription.stream });
    }
  }

  #answer(offer: SdpDescription, roles: ReadonlyMap<string, SectionRole>, id: number): SessionDescription {
    const sdp = this.#connection.describe("passive", answerSections(offer, roles));
    const sent = this.#book.sections.filter((section) => section.holder !== null);
    const midToTrackId = Object.fromEntries(sent.map(({ mid, holder }) => [mid, holder?.track.sid ?? ""]));
    return new SessionDescription({ type: "answer", sdp, id, midToTrackId });
  }

  #start(section: SdpSection, subscription: Subscription): void {
    const up = subscription.track.up;
    const codec = codecOf(section, subscription.track.mime, "send");
    if (!up || !codec) return;
    const { ssrc, rtxSsrc } = subscription.stream;
    const repair = rtxSsrc !== null && codec.rtx ? { rtxSsrc, rtxPayloadType: codec.rtx.payloadType } : {};
    const options = { mid: section.mid, ssrc, payloadType: codec.media.payloadType, ...repair };
    subscription.start(this.#connection.peer.addDownTrack(up, options));
  }

  #missing(kind: "audio" | "video"): number {
    const waiting = [...this.#waiting].filter((subscription) => subscription.track.kind === kind).length;
    return Math.max(0, waiting - this.#book.countFree(kind));
  }
}

const isReceiving = (section: SdpSection): boolean =>
  section.kind !== "application" && section.direction === "recvonly" && !section.rejected;
