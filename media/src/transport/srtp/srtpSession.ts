import { takeMemory } from "../native/packetMemory.ts";
import type { PacketMemory } from "../native/packetMemory.ts";
import { AeadContext } from "./aeadContext.ts";
import { deriveKey, keyLabels } from "./deriveKey.ts";
import { tagBytes } from "./gcm.ts";
import { PacketIndex } from "./packetIndex.ts";
import { ReplayWindow } from "./replayWindow.ts";

/** Streams one peer may send in a session. Turning a camera on again adds six; more is an attack on memory. */
const maxStreams = 8192;

/** Datagrams and TCP frames are shorter than 64 KiB. */
const maxPacketBytes = 0x10000;
/** The packet being sealed or opened; one buffer is enough, as each packet is copied out before the next. */
const work = takeMemory(maxPacketBytes + tagBytes + 4);

export interface MasterKey {
  /** 16 bytes. */
  key: Buffer;
  /** 12 bytes. */
  salt: Buffer;
}

/**
 * SRTP and SRTCP with AEAD_AES_128_GCM (RFC 7714) in one direction: one session seals what we send, another opens what
 * the peer sends. Encrypting two different packets under one SSRC and index would reveal the authentication key, so a
 * sequence number is sealed once and never again.
 */
export class SrtpSession {
  readonly #rtp: AeadContext;
  readonly #rtcp: AeadContext;
  readonly #streams = new Map<number, Stream>();
  /** The highest index of each stream that has ended. */
  readonly #retired = new Map<number, number>();
  readonly #rtcpSeen = new Map<number, ReplayWindow>();
  #rtcpIndex = 0;

  constructor(master: MasterKey) {
    this.#rtp = new AeadContext(deriveKey(master, keyLabels.rtpKey, 16), deriveKey(master, keyLabels.rtpSalt, 12));
    this.#rtcp = new AeadContext(deriveKey(master, keyLabels.rtcpKey, 16), deriveKey(master, keyLabels.rtcpSalt, 12));
  }

  /** A new buffer with the sealed packet; null if its number was used before, or is too old to know. */
  sealRtp(packet: Buffer): Buffer | null {
    const bytes = this.sealRtpInto(packet, work);
    return bytes === 0 ? null : Buffer.from(work.bytes.subarray(0, bytes));
  }

  /** The same into existing memory, which must have room for the tag. Returns the bytes written, 0 for none. */
  sealRtpInto(packet: Buffer, out: PacketMemory): number {
    const headerBytes = rtpHeaderBytes(packet);
    const ssrc = packet.readUInt32BE(8);
    const stream = this.#streams.get(ssrc) ?? this.#addStream(ssrc, this.#newStream(ssrc));
    const index = stream.index.guess(packet.readUInt16BE(2));
    if (!stream.seen.isNew(index)) return 0;
    stream.index.accept(index);
    stream.seen.mark(index);
    packet.copy(out.bytes);
    this.#rtp.useRtpNonce(ssrc, index);
    this.#rtp.seal(out, { from: headerBytes, end: packet.length, trailer: 0 });
    return packet.length + tagBytes;
  }

  /** The plain packet, written over the sealed one; null if malformed, forged, replayed or beyond the stream limit. */
  openRtp(packet: Buffer): Buffer | null {
    const headerBytes = rtpHeaderBytes(packet);
    const end = packet.length - tagBytes;
    if (headerBytes < 0 || headerBytes > end || end > maxPacketBytes) return null;
    const ssrc = packet.readUInt32BE(8);
    const known = this.#streams.get(ssrc);
    if (known === undefined && this.#streams.size >= maxStreams) return null;
    const stream = known ?? this.#newStream(ssrc);
    const index = stream.index.guess(packet.readUInt16BE(2));
    if (!stream.seen.isNew(index)) return null;
    this.#rtp.useRtpNonce(ssrc, index);
    packet.copy(work.bytes);
    if (!this.#rtp.open(work, { from: headerBytes, end, trailer: 0 })) return null;
    if (known === undefined) this.#addStream(ssrc, stream);
    stream.index.accept(index);
    stream.seen.mark(index);
    work.bytes.copy(packet, headerBytes, headerBytes, end);
    return packet.subarray(0, end);
  }

  sealRtcp(packet: Buffer): Buffer {
    this.#rtcpIndex = (this.#rtcpIndex + 1) % 0x80000000;
    const end = packet.length;
    packet.copy(work.bytes);
    work.bytes.writeUInt32BE((this.#rtcpIndex | 0x80000000) >>> 0, end + tagBytes);
    this.#rtcp.useRtcpNonce(packet.readUInt32BE(4), this.#rtcpIndex);
    this.#rtcp.seal(work, { from: 8, end, trailer: 4 });
    return Buffer.from(work.bytes.subarray(0, end + tagBytes + 4));
  }

  /** Null for a packet that is malformed, unencrypted, forged or replayed. */
  openRtcp(packet: Buffer): Buffer | null {
    const end = packet.length - tagBytes - 4;
    if (end < 8 || end > maxPacketBytes) return null;
    const trailer = packet.readUInt32BE(packet.length - 4);
    if (trailer < 0x80000000) return null;
    const index = trailer - 0x80000000;
    const ssrc = packet.readUInt32BE(4);
    const known = this.#rtcpSeen.get(ssrc);
    if (known === undefined && this.#rtcpSeen.size >= maxStreams) return null;
    const seen = known ?? new ReplayWindow();
    if (!seen.isNew(index)) return null;
    this.#rtcp.useRtcpNonce(ssrc, index);
    packet.copy(work.bytes);
    if (!this.#rtcp.open(work, { from: 8, end, trailer: 4 })) return null;
    this.#rtcpSeen.set(ssrc, seen);
    seen.mark(index);
    work.bytes.copy(packet, 8, 8, end);
    return packet.subarray(0, end);
  }

  /** Active streams; ended ones are not counted. */
  get size(): number {
    return this.#streams.size;
  }

  /** Forgets an ended stream except the index it reached: lower ones can still not be sealed or opened twice. */
  retire(ssrc: number): void {
    const stream = this.#streams.get(ssrc);
    if (stream === undefined) return;
    this.#streams.delete(ssrc);
    this.#retired.set(ssrc, stream.seen.highest);
    const [oldest] = this.#retired.keys();
    if (this.#retired.size > maxStreams && oldest !== undefined) this.#retired.delete(oldest);
  }

  #newStream(ssrc: number): Stream {
    const stream = { index: new PacketIndex(), seen: new ReplayWindow() };
    const reached = this.#retired.get(ssrc);
    if (reached === undefined) return stream;
    stream.index.accept(reached);
    stream.seen.closeUpTo(reached);
    return stream;
  }

  #addStream(ssrc: number, stream: Stream): Stream {
    this.#streams.set(ssrc, stream);
    return stream;
  }
}

interface Stream {
  index: PacketIndex;
  seen: ReplayWindow;
}

/** Length of header, contributing sources and extension; -1 if the packet is too short for them. */
function rtpHeaderBytes(packet: Buffer): number {
  if (packet.length < 12) return -1;
  const first = packet[0] ?? 0;
  const fixed = 12 + (first & 15) * 4;
  if ((first & 0x10) === 0) return fixed <= packet.length ? fixed : -1;
  if (fixed + 4 > packet.length) return -1;
  const whole = fixed + 4 + packet.readUInt16BE(fixed + 2) * 4;
  return whole <= packet.length ? whole : -1;
}
