/** An identity whose tokens for a room are rejected if issued before a time in seconds. */
interface RevokedTokens {
  room: string;
  identity: string;
  beforeSeconds: number;
}

/** How to start the media server. Addresses are the ones browsers can reach. */
export interface MediaOptions {
  apiKey: string;
  /** At least 32 characters. */
  apiSecret: string;
  /** Address the sockets bind to. */
  bindAddress: string;
  /** Loopback port of the signalling and of the server API; 0 picks a free one. */
  signalPort: number;
  /** 0 picks a free one. */
  udpPort: number;
  tcpPort: number;
  /** IP addresses put into ICE candidates. */
  announcedAddresses: readonly string[];
  /** What was revoked on the previous server; applies from the first connection. */
  revoked?: readonly RevokedTokens[];
  /** Whether new rooms are refused now; by default decided by the thread's own load. For tests. */
  isFull?: () => boolean;
}

export interface MediaServer {
  /** `http://127.0.0.1:port`: WebSocket at /rtc and /rtc/v1, Twirp at /twirp. */
  signalUrl: string;
  udpPort: number;
  tcpPort: number;
  stop(): Promise<void>;
}
