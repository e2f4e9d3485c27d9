/** Tokens of somebody for a room that let in no more, if made before a time in seconds. */
interface RevokedTokens {
  room: string;
  identity: string;
  beforeSeconds: number;
}

/** How to start the media server. Addresses are those browsers can reach. */
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
  /** What was revoked at the server that ran before: it holds from the first knock on. */
  revoked?: readonly RevokedTokens[];
  /** Whether no new room is let in now; by the thread's own load where left out. For tests. */
  isFull?: () => boolean;
}

export interface MediaServer {
  /** `http://127.0.0.1:port`: WebSocket at /rtc and /rtc/v1, Twirp at /twirp. */
  signalUrl: string;
  udpPort: number;
  tcpPort: number;
  stop(): Promise<void>;
}
