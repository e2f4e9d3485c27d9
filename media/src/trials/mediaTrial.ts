import { AccessToken, RoomServiceClient, type VideoGrant } from "livekit-server-sdk";
import type { MediaOptions, MediaServer } from "../mediaOptions.ts";
import { startMedia } from "../startMedia.ts";

const KEY = { apiKey: "trial", apiSecret: "a-secret-of-more-than-32-characters" };

/** A media server on free loopback ports, with everything its clients need. */
export interface MediaTrial {
  server: MediaServer;
  options: MediaOptions;
  /** For WebSocket clients. */
  url: string;
  api: RoomServiceClient;
  /** Valid for 600 s by default. */
  token(identity: string, room: string, more?: VideoGrant & { seconds?: number }): Promise<string>;
  stop(): Promise<void>;
}

export async function startMediaTrial(
  start: (options: MediaOptions) => Promise<MediaServer> = startMedia,
): Promise<MediaTrial> {
  const ports = { signalPort: 0, udpPort: 0, tcpPort: 0 };
  const options: MediaOptions = { ...KEY, ...ports, bindAddress: "127.0.0.1", announcedAddresses: ["127.0.0.1"] };
  const server = await start(options);
  return {
    server,
    options,
    url: server.signalUrl.replace("http", "ws"),
    api: new RoomServiceClient(server.signalUrl, KEY.apiKey, KEY.apiSecret),
    token: (identity, room, { seconds = 600, ...more } = {}) => {
      const token = new AccessToken(KEY.apiKey, KEY.apiSecret, {
        identity,
        name: identity.toUpperCase(),
        ttl: seconds,
      });
      token.addGrant({ roomJoin: true, room, canUpdateOwnMetadata: true, ...more });
      return token.toJwt();
    },
    stop: () => server.stop(),
  };
}
