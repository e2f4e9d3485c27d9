import type { DownTrack, DownTrackOptions, PeerMedia, Quality, UpTrack, UpTrackOptions } from "../rtp/peerMedia.ts";
import type { DataChannel, PeerTransport, RemoteParameters, TransportState } from "../transport/peerTransport.ts";

/** A peer connection without packets: it records its calls, and refuses what the real one refuses. */
export class MemoryPeer implements PeerMedia {
  readonly transport = new MemoryTransport();
  readonly ups: MemoryUpTrack[] = [];
  readonly downs: MemoryDownTrack[] = [];
  readonly availableBps = Infinity;

  setExtensions(): void {}

  addUpTrack(options: UpTrackOptions): UpTrack {
    for (const before of this.ups) if (before.options.mid === options.mid) before.close();
    const up = new MemoryUpTrack(options);
    this.ups.push(up);
    return up;
  }

  addDownTrack(up: UpTrack, options: DownTrackOptions): DownTrack {
    if (!(up instanceof MemoryUpTrack)) throw new TypeError("The published track was not made by a MemoryPeer");
    const isTaken = this.downs.some((down) => !down.isClosed && down.options.ssrc === options.ssrc);
    if (isTaken) throw new Error(`SSRC ${options.ssrc} carries another track`);
    const down = new MemoryDownTrack(up, options);
    this.downs.push(down);
    return down;
  }

  close(): void {}

  /** Tracks being sent to the peer now. */
  get flowing(): MemoryDownTrack[] {
    return this.downs.filter((down) => !down.paused && !down.isClosed);
  }
}

export class MemoryUpTrack implements UpTrack {
  readonly options: UpTrackOptions;
  /** Returned by `takeAudioLevel`. */
  level = 127;
  isClosed = false;

  constructor(options: UpTrackOptions) {
    this.options = options;
  }

  takeAudioLevel(): number {
    return this.level;
  }

  requestKeyFrame(): void {}

  stats() {
    return { packets: 0, bytes: 0, lost: 0 };
  }

  close(): void {
    this.isClosed = true;
  }
}

export class MemoryDownTrack implements DownTrack {
  readonly up: UpTrack;
  readonly options: DownTrackOptions;
  currentQuality: Quality | null = null;
  paused = true;
  heldBack = false;
  importance = 0;
  isClosed = false;
  packets = 0;

  constructor(up: UpTrack, options: DownTrackOptions) {
    this.up = up;
    this.options = options;
  }

  setQuality(quality: Quality, importance: number): void {
    this.currentQuality = quality;
    this.importance = importance;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }

  stats() {
    return { packets: this.packets, bytes: 0, resent: 0 };
  }

  close(): void {
    this.isClosed = true;
  }
}

export class MemoryTransport implements PeerTransport {
  local = {
    ufrag: "memory0",
    pwd: "secret",
    fingerprint: "00:11",
    candidates: ["candidate:1 1 udp 1 127.0.0.1 9 typ host"],
  };
  state: TransportState = "new";
  remote: RemoteParameters | null = null;
  /** Every data packet sent, by channel. */
  readonly data: { label: string; data: Buffer }[] = [];
  onRtp = (): void => {};
  onRtcp = (): void => {};
  onTick = (): void => {};
  onDataChannel: (channel: DataChannel) => void = () => {};
  onStateChange: (state: TransportState) => void = () => {};
  /** Called with faults, like the hub's `report`. */
  onBroken: (fault: unknown) => void = () => {};
  #restarts = 0;

  setRemote(remote: RemoteParameters): void {
    this.remote = remote;
  }

  restartIce(): void {
    this.#restarts += 1;
    this.local = { ...this.local, ufrag: `memory${this.#restarts}` };
  }

  sendRtp(): void {}
  sendRtcp(): void {}
  retire(): void {}

  openDataChannel(label: string, { ordered }: { ordered: boolean }): DataChannel {
    const send = (data: Buffer): void => void this.data.push({ label, data });
    return { label, ordered, send, onMessage: () => {}, close: () => {} };
  }

  connect(): void {
    this.state = "connected";
    this.onStateChange("connected");
  }

  breakOff(fault: unknown): void {
    this.onBroken(fault);
    this.close();
  }

  close(): void {
    if (this.state === "closed") return;
    this.state = "closed";
    this.onStateChange("closed");
  }
}
