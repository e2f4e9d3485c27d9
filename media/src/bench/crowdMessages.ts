import type { PeerTransport } from "../transport/peerTransport.ts";

/** Messages between the bench and its crowd of robots. */
export interface CrowdPlan {
  servers: PeerTransport["local"][];
  address: { ip: string; port: number };
  kind: "audio" | "video";
  publishers: number;
  /** Milliseconds between two packets of one publisher. */
  everyMs: number;
  forMs: number;
}

export interface RobotHello {
  locals: PeerTransport["local"][];
}

export interface CrowdReport {
  sent: number;
  received: number;
}

export const benchIds = { mid: 1, transportCc: 5 } as const;
