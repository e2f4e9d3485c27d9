/** One encrypted connection to one browser: ICE, DTLS and SRTP, with RTP going in and out as plain packets. */
export interface PeerTransport {
  /** What goes into our SDP. `candidates` are whole `candidate:…` lines without the `a=`. */
  readonly local: { ufrag: string; pwd: string; fingerprint: string; candidates: readonly string[] };
  readonly state: TransportState;
  /** Sets the peer's ICE and DTLS parameters; may be called again after an ICE restart. */
  setRemote(remote: RemoteParameters): void;
  /** New local credentials; the DTLS session stays. */
  restartIce(): void;
  sendRtp(packet: Buffer): void;
  sendRtcp(packet: Buffer): void;
  /** A stream of this SSRC has ended, in either direction. It may start again, with unused sequence numbers. */
  retire(ssrc: number): void;
  openDataChannel(label: string, options: { ordered: boolean; maxRetransmits?: number }): DataChannel;
  /** Called with decrypted packets; the receiver may keep the buffer. */
  onRtp: (packet: Buffer) => void;
  onRtcp: (packet: Buffer) => void;
  onDataChannel: (channel: DataChannel) => void;
  onStateChange: (state: TransportState) => void;
  /** Called every 100 ms by the hub's one timer, with a monotonic clock. */
  onTick: (nowMs: number) => void;
  /** Reports one of our faults that concerns this peer alone, and closes it. */
  breakOff(fault: unknown): void;
  close(): void;
}

export type TransportState = "new" | "connecting" | "connected" | "disconnected" | "failed" | "closed";

export interface RemoteParameters {
  ufrag: string;
  pwd: string;
  fingerprints: readonly { algorithm: string; value: string }[];
  /** The peer's DTLS role as its SDP says; we take the other one. */
  setup: "active" | "passive" | "actpass";
}

export interface DataChannel {
  readonly label: string;
  readonly ordered: boolean;
  send(data: Buffer): void;
  onMessage: (data: Buffer) => void;
  close(): void;
}

/** The program's shared sockets: one UDP port and one TCP port, with peers told apart by ICE user name. */
export interface TransportHub {
  readonly udpPort: number;
  readonly tcpPort: number;
  create(): PeerTransport;
  close(): Promise<void>;
}
