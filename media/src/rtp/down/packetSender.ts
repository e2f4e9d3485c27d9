import type { Vp8Descriptor } from "../codec/vp8.ts";
import { HeaderWriter } from "../packet/headerWriter.ts";
import type { RtpView } from "../packet/rtpView.ts";
import type { DownTrackOptions, ExtensionIds } from "../peerMedia.ts";
import type { TrackOutlet } from "./trackOutlet.ts";
import { writeVp8 } from "./vp8Rewriter.ts";

/** A publisher's packet and the fields to rewrite for one subscriber. */
export interface OutgoingPacket {
  packet: Buffer;
  view: RtpView;
  /** Null for a payload without a VP8 descriptor. */
  vp8: Vp8Descriptor | null;
  /** Unwrapped. */
  number: number;
  timestamp: number;
  pictureId: number;
  tl0PicIdx: number;
  nowMs: number;
}

/** The most padding a packet can carry. */
const paddingBytes = 255;
/** Incoming packets are at most half as long; the rest is for the headers we write. */
const scratch = Buffer.alloc(4096);
/** Prefixes of it by length: each is created once, not for each packet. */
const beginnings: Buffer[] = [];
const beginning = (end: number): Buffer => (beginnings[end] ??= scratch.subarray(0, end));

/** Writes packets for one subscriber into a shared buffer: sealing copies them anyway. */
export class PacketSender {
  readonly #outlet: TrackOutlet;
  readonly #options: DownTrackOptions;
  #writer: HeaderWriter;

  constructor(outlet: TrackOutlet, options: DownTrackOptions, ids: ExtensionIds) {
    this.#outlet = outlet;
    this.#options = options;
    this.#writer = new HeaderWriter(ids, options.mid);
  }

  setExtensions(ids: ExtensionIds): void {
    this.#writer = new HeaderWriter(ids, this.#options.mid);
  }

  /** Returns the bytes of its payload. */
  send(out: OutgoingPacket): number {
    return this.#write(out, { ssrc: this.#options.ssrc, payloadType: this.#options.payloadType, original: null });
  }

  /** Sends it as RTX; `original` is its original sequence number. */
  resend(out: OutgoingPacket, original: number): void {
    const { rtxSsrc, rtxPayloadType } = this.#options;
    if (rtxSsrc === undefined || rtxPayloadType === undefined) return;
    this.#write(out, { ssrc: rtxSsrc, payloadType: rtxPayloadType, original });
  }

  /** Sends a padding-only packet as RTX and returns its bytes. */
  pad(number: number, timestamp: number, nowMs: number): number {
    const { rtxSsrc, rtxPayloadType } = this.#options;
    const end = this.#writer.bytes + paddingBytes;
    if (rtxSsrc === undefined || rtxPayloadType === undefined) return end;
    const fields = { payloadType: rtxPayloadType, marker: false, sequence: number, timestamp, ssrc: rtxSsrc };
    this.#writer.write(scratch, fields, { transportCc: this.#outlet.nextTransportCc, atMs: nowMs });
    scratch[0] = (scratch[0] ?? 0) | 0x20;
    scratch.fill(0, this.#writer.bytes, end);
    scratch[end - 1] = paddingBytes;
    this.#outlet.sendRtp(beginning(end), this.#writer.hasTransportCc);
    return end;
  }

  #write(out: OutgoingPacket, as: { ssrc: number; payloadType: number; original: number | null }): number {
    const { view, nowMs } = out;
    const writer = this.#writer;
    const at = writer.bytes + (as.original === null ? 0 : 2);
    const end = at + view.payloadEnd - view.payloadAt;
    const { ssrc, payloadType } = as;
    const fields = { payloadType, marker: view.marker, sequence: out.number, timestamp: out.timestamp, ssrc };
    writer.write(scratch, fields, { transportCc: this.#outlet.nextTransportCc, atMs: nowMs });
    if (as.original !== null) scratch.writeUInt16BE(as.original, writer.bytes);
    out.packet.copy(scratch, at, view.payloadAt, view.payloadEnd);
    if (out.vp8 !== null) writeVp8(scratch, out.vp8, { ...idsOf(out), shift: at - view.payloadAt });
    this.#outlet.sendRtp(beginning(end), writer.hasTransportCc);
    return end - at;
  }
}

const idsOf = ({ pictureId, tl0PicIdx }: OutgoingPacket) => ({ pictureId, tl0PicIdx });
