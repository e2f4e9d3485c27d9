import { newVp8Descriptor, readVp8 } from "../codec/vp8.ts";
import { newRtpView, readRtp } from "../packet/rtpView.ts";
import type { DownTrack, DownTrackOptions, ExtensionIds, Quality } from "../peerMedia.ts";
import { buildSenderReport } from "../rtcp/buildRtcp.ts";
import type { IncomingPacket } from "../up/incomingPacket.ts";
import type { ReceivedLayer } from "../up/receivedLayer.ts";
import type { ReceivedTrack, Subscriber } from "../up/receivedTrack.ts";
import { continueTimestamp } from "./continueTimestamp.ts";
import type { OutStream } from "./outStream.ts";
import { PacketSender } from "./packetSender.ts";
import { SentPackets } from "./sentPackets.ts";
import { SequenceRewriter } from "./sequenceRewriter.ts";
import type { TrackOutlet } from "./trackOutlet.ts";
import { Vp8Rewriter } from "./vp8Rewriter.ts";

const maxResendsPerTick = 100;
const cname = "atrium";
const resendView = newRtpView();
const resendVp8 = newVp8Descriptor();

export interface ForwardedTrackNeeds {
  outlet: TrackOutlet;
  ids: ExtensionIds;
  onClosed: (track: ForwardedTrack) => void;
}

/**
 * One track on its way to one subscriber. It follows one layer of the published track at a time (`#current`) and switches
 * to the wanted one (`#target`) at that layer's next key frame. Sequence numbers, timestamps and VP8 ids of the output
 * stay continuous across switches, pauses and dropped padding. It stores only how each packet was rewritten: resends are
 * built from the publisher's ring.
 */
export class ForwardedTrack implements DownTrack, Subscriber {
  readonly options: DownTrackOptions;
  readonly up: ReceivedTrack;
  readonly #needs: ForwardedTrackNeeds;
  readonly #sender: PacketSender;
  readonly #out: OutStream;
  readonly #sequence: SequenceRewriter;
  readonly #vp8 = new Vp8Rewriter();
  readonly #sent: SentPackets | null;
  readonly #clockRate: number;
  #current: ReceivedLayer | null = null;
  #target: ReceivedLayer | null = null;
  #timestampOffset = 0;
  #wanted: Quality = 2;
  #importance = 0;
  #allowed: Quality | null = 2;
  #isPaused = true;
  #resent = 0;
  #resendsLeft = maxResendsPerTick;

  constructor(up: ReceivedTrack, options: DownTrackOptions, needs: ForwardedTrackNeeds) {
    const isVideo = up.options.kind === "video";
    this.up = up;
    this.options = options;
    this.#needs = needs;
    this.#sender = new PacketSender(needs.outlet, options, needs.ids);
    this.#out = needs.outlet.outStream(options.ssrc);
    this.#sequence = new SequenceRewriter(this.#out.lastNumber);
    this.#sent = isVideo && options.rtxSsrc !== undefined ? new SentPackets() : null;
    this.#clockRate = isVideo ? 90_000 : 48_000;
    up.subscribers.add(this);
  }

  get paused(): boolean {
    return this.#isPaused;
  }

  get currentQuality(): Quality | null {
    return this.#current?.quality ?? null;
  }

  get wantedQuality(): Quality {
    return this.#wanted;
  }

  /** Null while it is held back. */
  get allowedQuality(): Quality | null {
    return this.#allowed;
  }

  get importance(): number {
    return this.#importance;
  }

  get heldBack(): boolean {
    return this.#allowed === null;
  }

  setExtensions(ids: ExtensionIds): void {
    this.#sender.setExtensions(ids);
  }

  setQuality(quality: Quality, importance: number): void {
    this.#wanted = quality;
    this.#importance = importance;
    this.#needs.outlet.wishesChanged();
    this.onLayers(this.#needs.outlet.nowMs());
  }

  /** The best quality the peer's bandwidth allows; null holds the track back. */
  allow(quality: Quality | null, nowMs: number): void {
    if (this.#allowed === quality) return;
    this.#allowed = quality;
    if (quality === null) this.#stop();
    else this.onLayers(nowMs);
  }

  pause(): void {
    this.#isPaused = true;
    this.#stop();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#needs.outlet.wishesChanged();
    this.onLayers(this.#needs.outlet.nowMs());
  }

  stats(): { packets: number; bytes: number; resent: number } {
    return { packets: this.#out.packets, bytes: this.#out.bytes, resent: this.#resent };
  }

  close(): void {
    this.up.subscribers.delete(this);
    this.detach();
  }

  detach(): void {
    this.pause();
    this.#needs.onClosed(this);
  }

  breakOff(fault: unknown): void {
    this.#needs.outlet.breakOff(fault);
  }

  onLayers(nowMs: number): void {
    if (this.#isPaused || this.#allowed === null) return;
    this.#target = this.up.bestLayer(Math.min(this.#wanted, this.#allowed), nowMs);
    if (this.#target !== this.#current) this.#askForKeyFrame(this.#target, nowMs);
  }

  onKeyFrameRequest(nowMs: number): void {
    this.#askForKeyFrame(this.#current ?? this.#target, nowMs);
  }

  forward(incoming: IncomingPacket): void {
    if (this.#isPaused || this.#allowed === null) return;
    const { layer, view, number } = incoming;
    const isEmpty = view.payloadEnd === view.payloadAt;
    if (layer === this.#current) return isEmpty ? this.#sequence.drop(number) : this.#pass(incoming);
    if (isEmpty || !this.#canSwitchTo(incoming)) return;
    this.#switchTo(incoming);
    this.#pass(incoming);
    for (const faster of this.up.packetsAfter(incoming)) this.forward(faster);
  }

  /** Resends a lost packet as RTX (RFC 4588). Without RTX it cannot: its SRTP index has been used. */
  resend(sequence: number): void {
    const { rtxSsrc } = this.options;
    const sent = this.#sent?.find(sequence);
    const packet = sent?.layer.ring?.get(sent.number);
    if (!sent || !packet || rtxSsrc === undefined || this.#isPaused || this.#resendsLeft <= 0) return;
    const nowMs = this.#needs.outlet.nowMs();
    if (this.#sent?.takeResend(sequence, nowMs) !== true || !readRtp(packet, resendView)) return;
    this.#resendsLeft--;
    this.#resent++;
    const payload = { from: resendView.payloadAt, end: resendView.payloadEnd };
    const hasVp8 = this.up.options.mime === "video/vp8" && readVp8(packet, payload, resendVp8);
    const { outlet } = this.#needs;
    const number = ++outlet.outStream(rtxSsrc).lastNumber;
    const { timestamp, pictureId, tl0PicIdx } = sent;
    const vp8 = hasVp8 ? resendVp8 : null;
    const again = { packet, view: resendView, vp8, number, timestamp, pictureId, tl0PicIdx, nowMs };
    this.#sender.resend(again, sequence);
  }

  /** Padding goes on the RTX stream, where receivers count it but never decode it. */
  get canPad(): boolean {
    return this.#sent !== null && this.options.rtxPayloadType !== undefined && this.#out.lastSentAtMs !== null;
  }

  pad(bytes: number, nowMs: number): void {
    const { rtxSsrc } = this.options;
    if (rtxSsrc === undefined) return;
    const { outlet } = this.#needs;
    const stream = outlet.outStream(rtxSsrc);
    for (let left = bytes; left > 0;) left -= this.#sender.pad(++stream.lastNumber, this.#out.lastTimestamp, nowMs);
  }

  tick(nowMs: number): void {
    this.#resendsLeft = maxResendsPerTick;
    if (!this.#isPaused && this.#target !== this.#current) this.onLayers(nowMs);
  }

  /** Sends the publisher's clock to the subscriber, so that it can synchronize audio and video. */
  report(nowMs: number): void {
    const clock = this.#current?.stats.clock;
    if (!clock || this.#out.packets === 0) return;
    const elapsedMs = nowMs - clock.receivedAtMs;
    const fraction = clock.ntp.fraction / 2 ** 32 + elapsedMs / 1000;
    const report = {
      ssrc: this.options.ssrc,
      ntp: { seconds: clock.ntp.seconds + Math.floor(fraction), fraction: (fraction % 1) * 2 ** 32 },
      rtpTimestamp: clock.rtpTimestamp + this.#timestampOffset + Math.round((elapsedMs * this.#clockRate) / 1000),
      packets: this.#out.packets,
      bytes: this.#out.bytes,
    };
    this.#needs.outlet.sendRtcp(buildSenderReport(report, cname));
  }

  #canSwitchTo({ layer, isKeyFrameStart }: IncomingPacket): boolean {
    if (this.up.options.kind === "audio") return true;
    return layer === this.#target && isKeyFrameStart;
  }

  #switchTo(incoming: IncomingPacket): void {
    const { layer, view, number } = incoming;
    this.#timestampOffset = (this.#firstTimestamp(incoming) - view.timestamp) | 0;
    this.#sequence.start(number);
    if (incoming.hasVp8) this.#vp8.start(incoming.vp8);
    this.#current = layer;
  }

  #firstTimestamp({ layer, view, nowMs }: IncomingPacket): number {
    const { lastSentAtMs, lastTimestamp } = this.#out;
    if (lastSentAtMs === null) return lastTimestamp;
    const before = { clock: this.#current?.stats.clock ?? null, offset: this.#timestampOffset, lastTimestamp };
    const next = { clock: layer.stats.clock, timestamp: view.timestamp };
    return continueTimestamp(before, next, { ms: nowMs - lastSentAtMs, clockRate: this.#clockRate });
  }

  #stop(): void {
    this.#current = null;
    this.#target = null;
  }

  #pass(incoming: IncomingPacket): void {
    const outNumber = this.#sequence.map(incoming.number);
    if (outNumber >= 0) this.#send(incoming, outNumber);
  }

  #send(incoming: IncomingPacket, number: number): void {
    const { packet, view, hasVp8, nowMs } = incoming;
    const out = this.#out;
    const vp8 = hasVp8 ? incoming.vp8 : null;
    const timestamp = (view.timestamp + this.#timestampOffset) >>> 0;
    const pictureId = vp8 === null ? 0 : this.#vp8.pictureId(vp8);
    const tl0PicIdx = vp8 === null ? 0 : this.#vp8.tl0PicIdx(vp8);
    const bytes = this.#sender.send({ packet, view, vp8, number, timestamp, pictureId, tl0PicIdx, nowMs });
    this.#sent?.put(number, { layer: incoming.layer, number: incoming.number, timestamp, pictureId, tl0PicIdx });
    out.packets++;
    out.bytes += bytes;
    if (number <= out.lastNumber) return;
    out.lastNumber = number;
    out.lastTimestamp = timestamp;
    out.lastSentAtMs = nowMs;
    if (vp8 !== null) this.#vp8.advance(vp8);
  }

  #askForKeyFrame(layer: ReceivedLayer | null, nowMs: number): void {
    if (this.up.options.kind === "video") layer?.wantKeyFrame(nowMs);
  }
}
