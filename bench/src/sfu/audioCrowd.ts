import { AccessToken } from "livekit-server-sdk";
import { createCertificate } from "../../../media/src/transport/dtls/certificate.ts";
import { AudioRobot } from "../../../media/src/trials/audioRobot.ts";

export interface MediaAddress {
  url: string;
  apiKey: string;
  apiSecret: string;
}

export interface AudioCrowd {
  /** Packets that all robots have received so far. */
  packetsReceived(): number;
  stop(): void;
}

const PACKET_MS = 20;

/** Robots in one room that all speak without pause and all hear each other. */
export async function startAudioCrowd(address: MediaAddress, people: number): Promise<AudioCrowd> {
  const certificate = await createCertificate();
  const robots: AudioRobot[] = [];
  for (let index = 0; index < people; index++) {
    const token = await tokenFor(address, `robot-${index}`);
    robots.push(await AudioRobot.join({ url: address.url, token, certificate, index }));
  }
  const startedAtMs = performance.now();
  let rounds = 0;
  const timer = setInterval(() => {
    for (; rounds * PACKET_MS < performance.now() - startedAtMs; rounds++) for (const robot of robots) robot.speak();
  }, PACKET_MS / 2);
  return {
    packetsReceived: () => robots.reduce((total, robot) => total + robot.packetsReceived, 0),
    stop() {
      clearInterval(timer);
      for (const robot of robots) robot.stop();
    },
  };
}

async function tokenFor({ apiKey, apiSecret }: MediaAddress, identity: string): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: 600 });
  token.addGrant({ roomJoin: true, room: "bench", canPublish: true, canSubscribe: true });
  return token.toJwt();
}
