import type { PeerTransport } from "../../transport/peerTransport.ts";

/** A transport without a network, for tests: it records what is sent; tests hand in what should arrive. */
export interface MemoryTransport extends PeerTransport {
  /** Copies of what was sent, oldest first. */
  readonly sentRtp: Buffer[];
  readonly sentRtcp: Buffer[];
  readonly retired: number[];
}

export function createMemoryTransport(): MemoryTransport {
  const sentRtp: Buffer[] = [];
  const sentRtcp: Buffer[] = [];
  const retired: number[] = [];
  return {
    sentRtp,
    sentRtcp,
    retired,
    retire: (ssrc) => void retired.push(ssrc),
    local: { ufrag: "", pwd: "", fingerprint: "", candidates: [] },
    state: "connected",
    setRemote: () => undefined,
    restartIce: () => undefined,
    sendRtp: (packet) => void sentRtp.push(Buffer.from(packet)),
    sendRtcp: (packet) => void sentRtcp.push(Buffer.from(packet)),
    openDataChannel: () => {
      throw new Error("The memory transport has no data channels");
    },
    onRtp: () => undefined,
    onRtcp: () => undefined,
    onDataChannel: () => undefined,
    onStateChange: () => undefined,
    onTick: () => undefined,
    breakOff: (fault) => {
      throw fault;
    },
    close: () => undefined,
  };
}
