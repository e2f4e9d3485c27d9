import { randomInt } from "node:crypto";
import type { PeerTransport } from "../transport/peerTransport.ts";
import { Downlink } from "./bandwidth/downlink.ts";
import { ForwardedTrack } from "./down/forwardedTrack.ts";
import type { OutStream } from "./down/outStream.ts";
import { OutStreams } from "./down/outStream.ts";
import { shareBandwidth } from "./down/shareBandwidth.ts";
import type { TrackOutlet } from "./down/trackOutlet.ts";
import { extensionNumber, extensionText, findExtension, newRtpView, readRtp } from "./packet/rtpView.ts";
import type { DownTrack, DownTrackOptions, ExtensionIds, PeerMedia, UpTrack, UpTrackOptions } from "./peerMedia.ts";
import { buildReceiverReport } from "./rtcp/buildRtcp.ts";
import type { RtcpHandler } from "./rtcp/readRtcp.ts";
import { readRtcp } from "./rtcp/readRtcp.ts";
import { ArrivalRecorder } from "./twcc/arrivalRecorder.ts";
import type { ReceivedLayer } from "./up/receivedLayer.ts";
import { ReceivedTrack } from "./up/receivedTrack.ts";
import { unwrapRtx } from "./up/unwrapRtx.ts";

const reportEveryTicks = 10;
const shareEveryTicks = 5;
const maxReportBlocks = 31;
/** No network carries longer ones. */
const maxPacketBytes = 2048;

export interface PeerMediaOptions {
  /** A monotonic clock in milliseconds; defaults to the machine's. */
  nowMs?: () => number;
}

/**
 * Handles the transport's packets. An incoming packet is counted for transport-wide feedback, matched to its track (by
 * SSRC, or the first time by mid and restriction id), unwrapped from RTX, handed to its layer and from there to the
 * subscribers' forwarded tracks, each of which belongs to another peer's media. Feedback goes out on the hub's tick.
 */
export function createPeerMedia(transport: PeerTransport, options: PeerMediaOptions = {}): PeerMedia {
  return new TransportPeerMedia(transport, options.nowMs ?? (() => performance.now()));
}

interface Source {
  track: ReceivedTrack;
  layer: ReceivedLayer;
  isRtx: boolean;
}

class TransportPeerMedia implements PeerMedia, RtcpHandler, TrackOutlet {
  readonly transport: PeerTransport;
  readonly nowMs: () => number;
  readonly #feedbackSsrc = randomInt(1, 2 ** 32);
  readonly #view = newRtpView();
  readonly #upTracks = new Map<string, ReceivedTrack>();
  readonly #declared = new Map<number, ReceivedTrack>();
  readonly #sources = new Map<number, Source>();
  readonly #downTracks = new Map<number, ForwardedTrack>();
  readonly #outStreams = new OutStreams();
  readonly #arrivals = new ArrivalRecorder();
  readonly #downlink = new Downlink();
  #ids: ExtensionIds = {};
  #transportCc = 0;
  #ticks = 0;
  /** The rate the next better layers would need. */
  #wantedBps = 0;
  #isShareDue = false;

  constructor(transport: PeerTransport, nowMs: () => number) {
    this.transport = transport;
    this.nowMs = nowMs;
    transport.onRtp = (packet) => this.#onRtp(packet);
    transport.onRtcp = (packet) => readRtcp(packet, this);
    transport.onTick = (tickMs) => this.#onTick(tickMs);
  }

  get availableBps(): number {
    return this.#downlink.bps;
  }

  get nextTransportCc(): number {
    return this.#transportCc;
  }

  setExtensions(ids: ExtensionIds): void {
    this.#ids = ids;
    for (const down of this.#downTracks.values()) down.setExtensions(ids);
  }

  addUpTrack(options: UpTrackOptions): UpTrack {
    this.#upTracks.get(options.mid)?.close();
    const track: ReceivedTrack = new ReceivedTrack(options, {
      feedbackSsrc: this.#feedbackSsrc,
      sendRtcp: (packet) => this.transport.sendRtcp(packet),
      nowMs: this.nowMs,
      onClosed: () => this.#forget(track),
    });
    this.#upTracks.set(options.mid, track);
    for (const ssrc of options.ssrcs) this.#declared.set(ssrc, track);
    return track;
  }

  /** `up` must come from a peer media made here. Each SSRC may carry one track at a time. */
  addDownTrack(up: UpTrack, options: DownTrackOptions): DownTrack {
    if (!(up instanceof ReceivedTrack)) throw new TypeError("The published track was not made by createPeerMedia");
    if (this.#downTracks.has(options.ssrc)) throw new Error(`SSRC ${options.ssrc} carries another track`);
    const down = new ForwardedTrack(up, options, {
      outlet: this,
      ids: this.#ids,
      onClosed: (closed) => {
        if (this.#downTracks.get(options.ssrc) !== closed) return;
        this.#downTracks.delete(options.ssrc);
        for (const ssrc of [options.ssrc, options.rtxSsrc]) if (ssrc !== undefined) this.#retire(ssrc);
      },
    });
    this.#downTracks.set(options.ssrc, down);
    // With limited bandwidth, a new video waits for its share.
    if (this.#downlink.bps !== Infinity && up.options.kind === "video") down.allow(null, this.nowMs());
    return down;
  }

  close(): void {
    for (const up of this.#upTracks.values()) up.close();
    for (const down of this.#downTracks.values()) down.close();
    this.transport.onRtp = () => undefined;
    this.transport.onRtcp = () => undefined;
    this.transport.onTick = () => undefined;
  }

  sendRtp(packet: Buffer, isCounted: boolean): void {
    if (isCounted) {
      this.#downlink.onSent(this.#transportCc, packet.length, this.nowMs());
      this.#transportCc = (this.#transportCc + 1) & 0xffff;
    }
    this.transport.sendRtp(packet);
  }

  sendRtcp(packet: Buffer): void {
    this.transport.sendRtcp(packet);
  }

  wishesChanged(): void {
    this.#isShareDue = true;
  }

  breakOff(fault: unknown): void {
    this.transport.breakOff(fault);
  }

  outStream(ssrc: number): OutStream {
    return this.#outStreams.of(ssrc);
  }

  onSenderReport(ssrc: number, ntp: { seconds: number; fraction: number }, rtpTimestamp: number): void {
    const source = this.#sources.get(ssrc);
    if (source && !source.isRtx) source.layer.stats.clock = { ntp, rtpTimestamp, receivedAtMs: this.nowMs() };
  }

  onReportBlock(): void {
    // Losses on the way down show in feedback and resend requests.
  }

  onNack(ssrc: number, lost: number): void {
    this.#downTracks.get(ssrc)?.resend(lost);
  }

  onKeyFrameRequest(ssrc: number): void {
    this.#downTracks.get(ssrc)?.onKeyFrameRequest(this.nowMs());
  }

  onRemb(bps: number): void {
    if (this.#ids.transportCc === undefined) this.#downlink.onRemb(bps);
  }

  onTransportFeedback(packet: Buffer, start: number, end: number): void {
    const nowMs = this.nowMs();
    if (this.#downlink.onFeedback(packet, { start, end }, nowMs)) this.#shareBandwidth(nowMs);
  }

  #onRtp(packet: Buffer): void {
    const view = this.#view;
    if (packet.length > maxPacketBytes || !readRtp(packet, view)) return;
    const nowMs = this.nowMs();
    const counted = extensionNumber(packet, view, this.#ids.transportCc);
    if (counted >= 0) this.#arrivals.add(counted, nowMs, view.ssrc);
    const source = this.#sources.get(view.ssrc) ?? this.#bind(packet);
    // Nothing is kept for a packet that belongs to no track, or no longer does.
    if (source === null) return this.transport.retire(view.ssrc);
    const { track, layer, isRtx } = source;
    if (isRtx) {
      const original = unwrapRtx(packet, view, { ssrc: layer.ssrc, payloadType: track.options.payloadType });
      if (original !== null && readRtp(original, view)) track.receive(original, { layer, view }, nowMs);
      return;
    }
    if (view.payloadType !== track.options.payloadType) return;
    if (track.options.kind === "audio") {
      const levelAt = findExtension(packet, view, this.#ids.audioLevel);
      if (levelAt >= 0) track.levels.add((packet[levelAt] ?? 127) & 127);
    }
    track.receive(packet, { layer, view }, nowMs);
  }

  /** Finds the owner of an unknown SSRC: declared in the SDP, or named by the extensions of its first packets. */
  #bind(packet: Buffer): Source | null {
    const view = this.#view;
    const track = this.#declared.get(view.ssrc) ?? this.#upTracks.get(extensionText(packet, view, this.#ids.mid));
    if (track === undefined) return null;
    track.decide(view.payloadType);
    const { options } = track;
    const isRtx = view.payloadType === options.rtxPayloadType;
    if (!isRtx && view.payloadType !== options.payloadType) return null;
    const rid = extensionText(packet, view, isRtx ? this.#ids.repairedRid : this.#ids.rid);
    if (rid === "" && options.rids.length > 0) return null;
    const layer = isRtx ? track.findLayer(rid) : this.#claim(track, rid);
    if (layer === null) return null;
    const source = { track, layer, isRtx };
    this.#sources.set(view.ssrc, source);
    return source;
  }

  /** A layer that moves to a new SSRC gives up its old one. */
  #claim(track: ReceivedTrack, rid: string): ReceivedLayer | null {
    const before = track.findLayer(rid);
    const layer = track.layerFor(rid, this.#view.ssrc);
    if (before === null || before === layer) return layer;
    for (const [ssrc, source] of this.#sources) if (source.layer === before) this.#sources.delete(ssrc);
    return layer;
  }

  #retire(ssrc: number): void {
    this.#outStreams.retire(ssrc);
    this.transport.retire(ssrc);
  }

  #forget(track: ReceivedTrack): void {
    if (this.#upTracks.get(track.options.mid) === track) this.#upTracks.delete(track.options.mid);
    for (const [ssrc, source] of this.#sources) {
      if (source.track !== track) continue;
      this.#sources.delete(ssrc);
      this.transport.retire(ssrc);
    }
    for (const [ssrc, owner] of this.#declared) if (owner === track) this.#declared.delete(ssrc);
  }

  #onTick(nowMs: number): void {
    this.#ticks++;
    const feedback = this.#arrivals.build(this.#feedbackSsrc);
    if (feedback !== null) this.transport.sendRtcp(feedback);
    for (const up of this.#upTracks.values()) up.tick(nowMs);
    for (const down of this.#downTracks.values()) down.tick(nowMs);
    if (this.#isShareDue || this.#ticks % shareEveryTicks === 0) this.#shareBandwidth(nowMs);
    this.#probe(nowMs);
    if (this.#ticks % reportEveryTicks !== 0) return;
    this.#reportReception(nowMs);
    for (const down of this.#downTracks.values()) down.report(nowMs);
  }

  #shareBandwidth(nowMs: number): void {
    this.#isShareDue = false;
    this.#wantedBps = shareBandwidth(this.#downTracks.values(), this.#downlink.bps, nowMs);
  }

  #probe(nowMs: number): void {
    const carrier = [...this.#downTracks.values()].find((down) => down.canPad) ?? null;
    const bytes = this.#downlink.tick(carrier === null ? 0 : this.#wantedBps, nowMs);
    if (bytes > 0) carrier?.pad(bytes, nowMs);
  }

  #reportReception(nowMs: number): void {
    const layers = [...this.#upTracks.values()].flatMap((up) => up.layers).filter((layer) => layer.isLive(nowMs));
    for (let at = 0; at < layers.length; at += maxReportBlocks) {
      const blocks = layers.slice(at, at + maxReportBlocks).map((layer) => layer.stats.report(layer.ssrc, nowMs));
      this.transport.sendRtcp(buildReceiverReport(this.#feedbackSsrc, blocks));
    }
  }
}
