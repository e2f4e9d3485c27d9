import { startsKeyFrame } from "../codec/keyFrame.ts";
import { Intake } from "../../transport/intake.ts";
import { readVp8 } from "../codec/vp8.ts";
import { newRtpView, readRtp } from "../packet/rtpView.ts";
import type { RtpView } from "../packet/rtpView.ts";
import type { Quality, UpFormat, UpTrack, UpTrackOptions } from "../peerMedia.ts";
import { AudioLevelMeter } from "./audioLevelMeter.ts";
import type { IncomingPacket } from "./incomingPacket.ts";
import { newIncomingPacket } from "./incomingPacket.ts";
import { ReceivedLayer } from "./receivedLayer.ts";

/** A track forwarded to one subscriber, as its publisher sees it. */
export interface Subscriber {
  forward(incoming: IncomingPacket): void;
  /** A layer was added, removed or replaced. */
  onLayers(nowMs: number): void;
  detach(): void;
  /** Ends the receiving peer after one of our faults in its part. */
  breakOff(fault: unknown): void;
}

export interface TrackNeeds {
  feedbackSsrc: number;
  sendRtcp: (packet: Buffer) => void;
  nowMs: () => number;
  onClosed: (track: ReceivedTrack) => void;
}

const formatOf = ({ mime, payloadType, rtxPayloadType }: UpFormat): UpFormat =>
  rtxPayloadType === undefined ? { mime, payloadType } : { mime, payloadType, rtxPayloadType };

const qualities: Readonly<Record<string, Quality>> = { q: 0, h: 1, f: 2, "": 2 };

/** Audio is forwarded to everybody without regard to their bandwidth; Opus needs a quarter of this at its best. */
const audioIntake = { packetsPerSecond: 200, bytesPerSecond: 64_000 };

/** What one peer publishes under one mid: up to three layers, and everybody it is forwarded to. */
export class ReceivedTrack implements UpTrack {
  readonly levels = new AudioLevelMeter();
  readonly subscribers = new Set<Subscriber>();
  readonly #needs: TrackNeeds;
  readonly #layers: (ReceivedLayer | null)[] = [null, null, null];
  #options: UpTrackOptions;
  #incoming: IncomingPacket | null = null;
  #kept: IncomingPacket | null = null;
  #liveMask = 0;
  /** Null for video, which every subscriber limits to its own bandwidth. */
  readonly #intake: Intake | null;

  constructor(options: UpTrackOptions, needs: TrackNeeds) {
    this.#options = options;
    this.#needs = needs;
    this.#intake = options.kind === "audio" ? new Intake(audioIntake) : null;
  }

  get options(): UpTrackOptions {
    return this.#options;
  }

  /** A packet of this payload type came: if the codec was still open, the packet decides it. */
  decide(payloadType: number): void {
    const { others, onCodec, ...rest } = this.#options;
    if (others === undefined) return;
    const chosen = [rest, ...others].find((format) => format.payloadType === payloadType);
    if (chosen === undefined) return;
    const { mid, kind, rids, ssrcs } = rest;
    this.#options = { mid, kind, rids, ssrcs, ...formatOf(chosen) };
    onCodec?.(chosen.mime);
  }

  get layers(): readonly ReceivedLayer[] {
    return this.#layers.filter((layer) => layer !== null);
  }

  takeAudioLevel(): number {
    return this.levels.level;
  }

  requestKeyFrame(quality: Quality): void {
    this.#layers[quality]?.wantKeyFrame(this.#needs.nowMs());
  }

  stats(): { packets: number; bytes: number; lost: number } {
    const sum = { packets: 0, bytes: 0, lost: 0 };
    for (const { stats } of this.layers) {
      sum.packets += stats.packets;
      sum.bytes += stats.bytes;
      sum.lost += stats.lost;
    }
    return sum;
  }

  close(): void {
    for (const subscriber of this.subscribers) subscriber.detach();
    this.subscribers.clear();
    this.#needs.onClosed(this);
  }

  /** The layer of a restriction id, from now on with this SSRC; null for an id that was not negotiated. */
  layerFor(rid: string, ssrc: number): ReceivedLayer | null {
    const quality = qualities[rid];
    if (quality === undefined || (rid !== "" && !this.options.rids.includes(rid))) return null;
    const known = this.#layers[quality];
    if (known?.ssrc === ssrc) return known;
    const { feedbackSsrc, sendRtcp } = this.#needs;
    const layer = new ReceivedLayer({ quality, ssrc, kind: this.options.kind, feedbackSsrc, sendRtcp });
    this.#layers[quality] = layer;
    this.#tellLayers(this.#needs.nowMs());
    return layer;
  }

  findLayer(rid: string): ReceivedLayer | null {
    return this.#layers[qualities[rid] ?? 2] ?? null;
  }

  /** The best active layer up to `most`, else the lowest active one. */
  bestLayer(most: number, nowMs: number): ReceivedLayer | null {
    const sent = this.layers.filter((layer) => this.#isSent(layer, nowMs));
    return sent.findLast((layer) => layer.quality <= most) ?? sent[0] ?? null;
  }

  /** Packets that overtook a key frame's start, for a subscriber that starts with it. Keep no references to them. */
  *packetsAfter({ layer, number, nowMs }: IncomingPacket): Generator<IncomingPacket> {
    const kept = (this.#kept ??= newIncomingPacket(newRtpView(), layer));
    for (const { number: next, packet } of layer.packetsAfter(number)) {
      if (!readRtp(packet, kept.view)) continue;
      Object.assign(kept, { packet, layer, number: next, nowMs });
      this.#describe(kept);
      yield kept;
    }
  }

  /** Counts a packet of one of our layers and passes it to every subscriber. */
  receive(packet: Buffer, source: { layer: ReceivedLayer; view: RtpView }, nowMs: number): void {
    const { layer, view } = source;
    if (this.#intake?.take(packet.length) === false) return;
    const number = layer.accept(packet, view, nowMs);
    if (number < 0) return;
    const incoming = (this.#incoming ??= newIncomingPacket(view, layer));
    incoming.packet = packet;
    incoming.view = view;
    incoming.layer = layer;
    incoming.number = number;
    incoming.nowMs = nowMs;
    if (this.options.kind === "video") this.#describe(incoming);
    if (incoming.isKeyFrameStart) layer.onKeyFrame();
    for (const subscriber of this.subscribers) {
      try {
        subscriber.forward(incoming);
      } catch (fault) {
        // The fault is in the receiver's part: the publisher and other receivers continue.
        subscriber.breakOff(fault);
      }
    }
  }

  tick(nowMs: number): void {
    this.levels.tick();
    this.#intake?.refill(nowMs);
    let liveMask = 0;
    for (const layer of this.layers) {
      layer.tick(nowMs);
      if (this.#isSent(layer, nowMs)) liveMask |= 1 << layer.quality;
    }
    if (liveMask === this.#liveMask) return;
    this.#liveMask = liveMask;
    this.#tellLayers(nowMs);
  }

  /** A screen sends a frame only when it changes: a slow layer has not necessarily ended. */
  #isSent(layer: ReceivedLayer, nowMs: number): boolean {
    return layer.isLive(nowMs) || !this.layers.some((other) => other.hasOutlived(layer));
  }

  #describe(incoming: IncomingPacket): void {
    const { packet, view, vp8 } = incoming;
    const payload = { from: view.payloadAt, end: view.payloadEnd };
    const isVp8 = this.options.mime === "video/vp8";
    incoming.hasVp8 = isVp8 && payload.from < payload.end && readVp8(packet, payload, vp8);
    incoming.isKeyFrameStart = isVp8
      ? incoming.hasVp8 && vp8.isKeyFrameStart
      : startsKeyFrame(this.options.mime, packet, payload);
  }

  #tellLayers(nowMs: number): void {
    for (const subscriber of this.subscribers) {
      try {
        subscriber.onLayers(nowMs);
      } catch (fault) {
        subscriber.breakOff(fault);
      }
    }
  }
}
