import { SessionDescription } from "@livekit/protocol";
import type { PeerMedia } from "../../rtp/peerMedia.ts";
import { answerSections } from "../../sdp/answerSections.ts";
import { type CodecPair, offeredCodec } from "../../sdp/codecs.ts";
import { OFFERED_EXTENSION_IDS, offeredExtensions } from "../../sdp/extensions.ts";
import { parseSdp } from "../../sdp/parseSdp.ts";
import type { MediaSection, WrittenSection } from "../../sdp/writeSdp.ts";
import type { TransportState } from "../../transport/peerTransport.ts";
import { PeerConnection } from "./peerConnection.ts";
import type { PeerLink, PeerLinkNeeds } from "./peerLink.ts";
import { SectionBook } from "./sectionBook.ts";
import type { Subscription } from "../track/subscription.ts";
import { UpSide } from "./upSide.ts";

/** If no answer comes for this long, we offer again. */
const OFFER_AGAIN_MS = 5000;
const DATA_MID = "0";

/** A connection per direction: the client offers what it sends, we offer what it receives; that one must stay up. */
export class TwoPeerLink implements PeerLink {
  readonly #needs: PeerLinkNeeds;
  readonly #publisher: PeerConnection;
  readonly #subscriber: PeerConnection;
  readonly #up: UpSide;
  readonly #book = new SectionBook<Subscription>();
  readonly #codecs = new Map<string, CodecPair>();
  readonly #waiting = new Set<Subscription>();
  /** Assigned in the pending offer; they start with its answer. */
  readonly #starting = new Map<string, Subscription>();
  #offerId = 0;
  #offeredAtMs: number | null = null;
  #dirty = true;

  constructor(needs: PeerLinkNeeds) {
    this.#needs = needs;
    this.#publisher = new PeerConnection(needs.newPeer(), needs);
    this.#subscriber = new PeerConnection(needs.newPeer(), needs);
    this.#up = new UpSide(this.#publisher.peer, needs.tracks, (track) => needs.onTracks([track], []));
    this.#subscriber.peer.setExtensions(OFFERED_EXTENSION_IDS);
    this.#subscriber.onState = (state) => needs.onState(state);
    this.#subscriber.openChannels();
  }

  get state(): TransportState {
    return this.#subscriber.peer.transport.state;
  }

  get peers(): readonly PeerMedia[] {
    return [this.#publisher.peer, this.#subscriber.peer];
  }

  takeOffer(description: SessionDescription): boolean {
    const offer = parseSdp(description.sdp);
    if (!offer) return false;
    this.#publisher.takeOffer(offer);
    const { roles, live, gone } = this.#up.apply(offer);
    const sdp = this.#publisher.describe("passive", answerSections(offer, roles));
    this.#needs.send({ case: "answer", value: new SessionDescription({ type: "answer", sdp, id: description.id }) });
    this.#needs.onTracks(live, gone);
    return true;
  }

  takeAnswer(description: SessionDescription): boolean {
    const answer = parseSdp(description.sdp);
    if (!answer) return false;
    // Clients that do not number their answers send 0.
    if (description.id !== 0 && description.id !== this.#offerId) return true;
    this.#subscriber.takeAnswer(answer);
    this.#offeredAtMs = null;
    const accepted = new Set(answer.sections.filter((section) => !section.rejected).map((section) => section.mid));
    for (const [mid, subscription] of this.#starting) {
      if (accepted.has(mid)) this.#start(mid, subscription);
      else this.#needs.onUnsupported(subscription);
    }
    this.#starting.clear();
    return true;
  }

  addSubscription(subscription: Subscription): void {
    this.#waiting.add(subscription);
  }

  removeSubscription(subscription: Subscription): void {
    this.#waiting.delete(subscription);
    for (const [mid, starting] of this.#starting) if (starting === subscription) this.#starting.delete(mid);
    this.#book.release(subscription);
  }

  negotiate(steadyMs: number): void {
    const needed = this.#dirty || this.#waiting.size > 0 || this.#book.hasReleased;
    if (this.#offeredAtMs !== null) {
      if (steadyMs - this.#offeredAtMs >= OFFER_AGAIN_MS) this.#sendOffer(steadyMs);
      return;
    }
    if (!needed) return;
    this.#book.beginRound();
    for (const subscription of this.#waiting) this.#place(subscription);
    this.#waiting.clear();
    this.#sendOffer(steadyMs);
  }

  resume(steadyMs: number): void {
    this.#subscriber.peer.transport.restartIce();
    this.#dirty = true;
    if (this.#offeredAtMs === null) this.negotiate(steadyMs);
    else this.#sendOffer(steadyMs);
  }

  sendData(label: string, data: Buffer): void {
    this.#subscriber.sendData(label, data);
  }

  close(): void {
    try {
      this.#publisher.close();
    } finally {
      this.#subscriber.close();
    }
  }

  #place(subscription: Subscription): void {
    const { kind, mime } = subscription.track;
    const codec = offeredCodec(mime);
    if (!codec) return this.#needs.onUnsupported(subscription);
    let mid = this.#book.place(subscription, kind);
    if (mid === null) {
      this.#book.open(String(this.#book.sections.length + 1), kind);
      mid = this.#book.place(subscription, kind);
    }
    if (mid === null) return undefined;
    this.#codecs.set(mid, codec);
    this.#starting.set(mid, subscription);
  }

  #sendOffer(steadyMs: number): void {
    this.#dirty = false;
    this.#offeredAtMs = steadyMs;
    this.#offerId += 1;
    const media = this.#book.sections.map(({ mid, kind, holder }) => this.#section({ mid, kind, holder }));
    const sections: WrittenSection[] = [{ form: "data", mid: DATA_MID }, ...media.filter((each) => each !== null)];
    const sdp = this.#subscriber.describe("actpass", sections);
    const sent = this.#book.sections.filter((section) => section.holder !== null);
    const midToTrackId = Object.fromEntries(sent.map(({ mid, holder }) => [mid, holder?.track.sid ?? ""]));
    const value = new SessionDescription({ type: "offer", sdp, id: this.#offerId, midToTrackId });
    this.#needs.send({ case: "offer", value });
  }

  #section(slot: { mid: string; kind: "audio" | "video"; holder: Subscription | null }): MediaSection | null {
    const { mid, kind, holder } = slot;
    const codec = this.#codecs.get(mid);
    if (!codec) return null;
    const direction = holder ? "sendonly" : "inactive";
    const stream = holder?.stream ?? null;
    return { form: "media", mid, kind, direction, codecs: [codec], extensions: offeredExtensions(), rids: [], stream };
  }

  #start(mid: string, subscription: Subscription): void {
    const up = subscription.track.up;
    const codec = this.#codecs.get(mid);
    if (!up || !codec) return;
    const { ssrc, rtxSsrc } = subscription.stream;
    const repair = rtxSsrc !== null && codec.rtx ? { rtxSsrc, rtxPayloadType: codec.rtx.payloadType } : {};
    const options = { mid, ssrc, payloadType: codec.media.payloadType, ...repair };
    subscription.start(this.#subscriber.peer.addDownTrack(up, options));
  }
}
