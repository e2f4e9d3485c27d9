import { HeaderWriter } from "../packet/headerWriter.ts";
import { newRtpView, readRtp } from "../packet/rtpView.ts";
import { newVp8Descriptor, readVp8 } from "../codec/vp8.ts";
import type { DownTrack, DownTrackOptions, ExtensionIds, Quality } from "../peerMedia.ts";
import { buildSenderReport } from "../rtcp/buildRtcp.ts";
import type { IncomingPacket } from "../up/incomingPacket.ts";
import type { PublishedLayer } from "../up/publishedLayer.ts";
import type { PublishedTrack, Subscriber } from "../up/publishedTrack.ts";
import { continueTimestamp } from "./continueTimestamp.ts";
import type { OutStream } from "./outStream.ts";
import { SentPackets } from "./sentPackets.ts";
import type { SentPacket } from "./sentPackets.ts";
import { SequenceRewriter } from "./sequenceRewriter.ts";
import { Vp8Rewriter, writeVp8 } from "./vp8Rewriter.ts";

/** What a forwarded track needs from the peer it goes to. */
export interface TrackOutlet {
  /** The packet may be written over after the call. `transportCc` says whether it carries the next number. */
  sendRtp(packet: Buffer, hasTransportCc: boolean): void;
  sendRtcp(packet: Buffer): void;
  /** The number the next packet that carries one will have. */
  readonly nextTransportCc: number;
  /** Numbering of an SSRC of this peer, kept for as long as the peer lives. */
  outStream(ssrc: number): OutStream;
  nowMs(): number;
  onClosed(track: ForwardedTrack): void;
}

const maxPacketBytes = 4096;
const scratch = Buffer.alloc(maxPacketBytes);
const resendView = newRtpView();
const resendVp8 = newVp8Descriptor();
const cname = "atrium";
const maxResendsPerTick = 100;

/**
 * One track on its way to one subscriber. It follows one layer of the published track at a time (`#current`) and changes
 * to the one wanted (`#target`) at that layer's next key frame. Sequence numbers, timestamps and VP8 ids of the output
 * stay continuous over changes, pauses and dropped padding. Nothing is stored but how each packet was rewritten: resends
 * are built from the publisher's ring.
 */
export class ForwardedTrack implements DownTrack, Subscriber {
  readonly options: DownTrackOptions;
  readonly up: PublishedTrack;
  readonly #outlet: TrackOutlet;
  readonly #out: OutStream;
  readonly #sequence: SequenceRewriter;
  readonly #vp8 = new Vp8Rewriter();
  readonly #sent: SentPackets | null;
  readonly #clockRate: number;
  #writer: HeaderWriter;
  #current: PublishedLayer | null = null;
  #target: PublishedLayer | null = null;
  #timestampOffset = 0;
  #wanted: Quality = 2;
  #allowed: Quality = 2;
  #isPaused = true;
  #resent = 0;
  #resendsLeft = maxResendsPerTick;

  constructor(up: PublishedTrack, options: DownTrackOptions, needs: { outlet: TrackOutlet; ids: ExtensionIds }) {
    const isVideo = up.options.kind === "video";
    this.up = up;
    this.options = options;
    this.#outlet = needs.outlet;
    this.#out = needs.outlet.outStream(options.ssrc);
    this.#sequence = new SequenceRewriter(this.#out.lastNumber);
    this.#sent = isVideo && options.rtxSsrc !== undefined ? new SentPackets() : null;
    this.#clockRate = isVideo ? 90_000 : 48_000;
    this.#writer = new HeaderWriter(needs.ids, options.mid);
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

  setExtensions(ids: ExtensionIds): void {
    this.#writer = new HeaderWriter(ids, this.options.mid);
  }

  setQuality(quality: Quality): void {
    this.#wanted = quality;
    this.onLayers(this.#outlet.nowMs());
  }

  /** The best quality the peer's bandwidth has room for. */
  allow(quality: Quality, nowMs: number): void {
    if (this.#allowed === quality) return;
    this.#allowed = quality;
    this.onLayers(nowMs);
  }

  pause(): void {
    this.#isPaused = true;
    this.#current = null;
    this.#target = null;
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.onLayers(this.#outlet.nowMs());
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
    this.#outlet.onClosed(this);
  }

  onLayers(nowMs: number): void {
    if (this.#isPaused) return;
    this.#target = bestLayer(this.up.layers, Math.min(this.#wanted, this.#allowed), nowMs);
    if (this.#target !== null && this.#target !== this.#current) this.#askForKeyFrame(this.#target, nowMs);
  }

  onKeyFrameRequest(nowMs: number): void {
    const layer = this.#current ?? this.#target;
    if (layer !== null) this.#askForKeyFrame(layer, nowMs);
  }

  forward(incoming: IncomingPacket): void {
    if (this.#isPaused) return;
    const { layer, view, number } = incoming;
    const isEmpty = view.payloadEnd === view.payloadAt;
    if (layer !== this.#current) {
      if (isEmpty || !this.#canSwitchTo(incoming)) return;
      this.#switchTo(incoming);
    }
    if (isEmpty) return this.#sequence.drop(number);
    const outNumber = this.#sequence.map(number);
    if (outNumber < 0) return;
    this.#send(incoming, outNumber);
  }

  /** A lost packet goes out again as RTX (RFC 4588). Without RTX it does not: its SRTP index is used up. */
  resend(sequence: number): void {
    const sent = this.#sent?.find(sequence);
    const packet = sent?.layer.ring?.get(sent.number);
    if (!sent || !packet || this.#isPaused || this.#resendsLeft <= 0) return;
    if (!readRtp(packet, resendView)) return;
    this.#resendsLeft--;
    this.#resent++;
    this.#sendAgain(packet, sent, sequence);
  }

  tick(nowMs: number): void {
    this.#resendsLeft = maxResendsPerTick;
    if (!this.#isPaused && this.#target !== this.#current) this.onLayers(nowMs);
  }

  /** Tells the subscriber the publisher's clock, so that it can play sound and picture together. */
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
    this.#outlet.sendRtcp(buildSenderReport(report, cname));
  }

  #canSwitchTo({ layer, isKeyFrameStart }: IncomingPacket): boolean {
    if (this.up.options.kind === "audio") return true;
    return layer === this.#target && isKeyFrameStart;
  }

  #switchTo(incoming: IncomingPacket): void {
    const { layer, view, number, nowMs } = incoming;
    const out = this.#out;
    const first =
      out.lastSentAtMs === null
        ? out.lastTimestamp
        : continueTimestamp(
            {
              clock: this.#current?.stats.clock ?? null,
              offset: this.#timestampOffset,
              lastTimestamp: out.lastTimestamp,
            },
            { clock: layer.stats.clock, timestamp: view.timestamp },
            { ms: nowMs - out.lastSentAtMs, clockRate: this.#clockRate },
          );
    this.#timestampOffset = (first - view.timestamp) | 0;
    this.#sequence.start(number);
    if (incoming.hasVp8) this.#vp8.start(incoming.vp8);
    this.#current = layer;
  }

  #send(incoming: IncomingPacket, outNumber: number): void {
    const { packet, view, vp8, hasVp8 } = incoming;
    const out = this.#out;
    const timestamp = (view.timestamp + this.#timestampOffset) >>> 0;
    const end = this.#writePacket({ packet, view, extraBytes: 0 }, { outNumber, timestamp, isResend: false });
    if (end === 0) return;
    const pictureId = hasVp8 ? this.#vp8.pictureId(vp8) : 0;
    const tl0PicIdx = hasVp8 ? this.#vp8.tl0PicIdx(vp8) : 0;
    if (hasVp8) writeVp8(scratch, vp8, { shift: this.#writer.bytes - view.payloadAt, pictureId, tl0PicIdx });
    this.#sent?.put(outNumber, { layer: incoming.layer, number: incoming.number, timestamp, pictureId, tl0PicIdx });
    if (outNumber > out.lastNumber) {
      out.lastNumber = outNumber;
      out.lastTimestamp = timestamp;
      out.lastSentAtMs = incoming.nowMs;
      if (hasVp8) this.#vp8.advance(vp8);
    }
    out.packets++;
    out.bytes += end - this.#writer.bytes;
    this.#outlet.sendRtp(scratch.subarray(0, end), this.#writer.hasTransportCc);
  }

  #sendAgain(packet: Buffer, sent: SentPacket, sequence: number): void {
    const { rtxSsrc, rtxPayloadType } = this.options;
    if (rtxSsrc === undefined || rtxPayloadType === undefined) return;
    const view = resendView;
    const rtx = this.#outlet.outStream(rtxSsrc);
    const at = this.#writer.bytes;
    const numbers = { outNumber: ++rtx.lastNumber, timestamp: sent.timestamp, isResend: true };
    const end = this.#writePacket({ packet, view, extraBytes: 2 }, numbers);
    if (end === 0) return;
    scratch.writeUInt16BE(sequence, at);
    const range = { from: view.payloadAt, end: view.payloadEnd };
    if (this.up.options.mime === "video/vp8" && readVp8(packet, range, resendVp8)) {
      const { pictureId, tl0PicIdx } = sent;
      writeVp8(scratch, resendVp8, { shift: at + 2 - view.payloadAt, pictureId, tl0PicIdx });
    }
    this.#outlet.sendRtp(scratch.subarray(0, end), this.#writer.hasTransportCc);
  }

  /** Writes header and payload to the scratch buffer; returns the end, or 0 where the packet is too long. */
  #writePacket(
    source: { packet: Buffer; view: IncomingPacket["view"]; extraBytes: number },
    numbers: { outNumber: number; timestamp: number; isResend: boolean },
  ): number {
    const { packet, view, extraBytes } = source;
    const { options } = this;
    const at = this.#writer.bytes + extraBytes;
    const end = at + view.payloadEnd - view.payloadAt;
    if (end > maxPacketBytes) return 0;
    const fields = {
      payloadType: numbers.isResend ? (options.rtxPayloadType ?? 0) : options.payloadType,
      marker: view.marker,
      sequence: numbers.outNumber,
      timestamp: numbers.timestamp,
      ssrc: numbers.isResend ? (options.rtxSsrc ?? 0) : options.ssrc,
    };
    this.#writer.write(scratch, fields, {
      transportCc: this.#outlet.nextTransportCc,
      atMs: this.#out.lastSentAtMs ?? 0,
    });
    packet.copy(scratch, at, view.payloadAt, view.payloadEnd);
    return end;
  }

  #askForKeyFrame(layer: PublishedLayer, nowMs: number): void {
    if (this.up.options.kind === "video") layer.wantKeyFrame(nowMs);
  }
}

/** The best live layer not above `most`; else the lowest live one; else whatever there is. */
function bestLayer(layers: readonly PublishedLayer[], most: number, nowMs: number): PublishedLayer | null {
  const live = layers.filter((layer) => layer.isLive(nowMs));
  return live.findLast((layer) => layer.quality <= most) ?? live[0] ?? layers[0] ?? null;
}
