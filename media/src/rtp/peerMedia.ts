import type { PeerTransport } from "../transport/peerTransport.ts";

/**
 * The packets of one peer connection: finds the track of an incoming packet, sends feedback to publishers (NACK, PLI,
 * TWCC, receiver reports) and sends forwarded tracks (rewritten, resendable, with selectable layers).
 * Knows nothing of rooms, people or signalling.
 */
export interface PeerMedia {
  readonly transport: PeerTransport;
  /** Header extension ids as negotiated for the bundle; called after each offer/answer. */
  setExtensions(ids: ExtensionIds): void;
  addUpTrack(options: UpTrackOptions): UpTrack;
  addDownTrack(up: UpTrack, options: DownTrackOptions): DownTrack;
  /** Estimated bits per second this peer can receive; Infinity while unknown. */
  readonly availableBps: number;
  close(): void;
}

export interface ExtensionIds {
  mid?: number;
  rid?: number;
  repairedRid?: number;
  audioLevel?: number;
  transportCc?: number;
  absSendTime?: number;
}

/** Simulcast quality: 0 low (rid q), 1 medium (rid h), 2 high (rid f or no rid). */
export type Quality = 0 | 1 | 2;

export interface UpFormat {
  /** Lower case, as `audio/opus` or `video/vp8`. */
  mime: string;
  payloadType: number;
  rtxPayloadType?: number;
}

export interface UpTrackOptions extends UpFormat {
  mid: string;
  kind: "audio" | "video";
  rids: readonly string[];
  /** Known from the SDP where there is no simulcast. */
  ssrcs: readonly number[];
  /** Alternatives it may turn out to be: the first packet decides, and `onCodec` gets the mime type. */
  others?: readonly UpFormat[];
  onCodec?: (mime: string) => void;
}

/** A track somebody sends us. */
export interface UpTrack {
  readonly options: UpTrackOptions;
  /** Loudness of the last 300 ms, from 0 (loud) to 127 (silent) dB below full scale; 127 if unknown. */
  takeAudioLevel(): number;
  requestKeyFrame(quality: Quality): void;
  stats(): { packets: number; bytes: number; lost: number };
  /** Detaches every down track and forgets the SSRCs. */
  close(): void;
}

export interface DownTrackOptions {
  mid: string;
  ssrc: number;
  payloadType: number;
  rtxSsrc?: number;
  rtxPayloadType?: number;
}

/** A track we forward to somebody. Sends nothing until `resume`. */
export interface DownTrack {
  readonly options: DownTrackOptions;
  /** The best quality wanted. When bandwidth is short it may be lowered, for less important tracks first. */
  setQuality(quality: Quality, importance: number): void;
  pause(): void;
  resume(): void;
  readonly paused: boolean;
  /** Whether the peer's bandwidth is too low for even the lowest quality. */
  readonly heldBack: boolean;
  readonly currentQuality: Quality | null;
  stats(): { packets: number; bytes: number; resent: number };
  close(): void;
}
