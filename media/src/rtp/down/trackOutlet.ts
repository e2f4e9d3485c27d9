import type { OutStream } from "./outStream.ts";

/** What a forwarded track needs from the peer it goes to. */
export interface TrackOutlet {
  /** The packet may be overwritten after the call. `isCounted`: whether it carries the next transport-wide number. */
  sendRtp(packet: Buffer, isCounted: boolean): void;
  sendRtcp(packet: Buffer): void;
  /** The transport-wide number of the next packet that carries one. */
  readonly nextTransportCc: number;
  /** Numbering of an SSRC of this peer, kept for as long as the peer lives. */
  outStream(ssrc: number): OutStream;
  /** A track needs more or less bandwidth than before; it gets its share on the next tick. */
  wishesChanged(): void;
  nowMs(): number;
  /** Ends the peer after one of our faults in what is sent to it. */
  breakOff(fault: unknown): void;
}
