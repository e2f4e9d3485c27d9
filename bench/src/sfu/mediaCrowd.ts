import { AccessToken } from "livekit-server-sdk";
import { createCertificate } from "../../../media/src/transport/dtls/certificate.ts";
import { MediaRobot } from "../../../media/src/trials/mediaRobot.ts";

export interface MediaAddress {
  url: string;
  apiKey: string;
  apiSecret: string;
}

/** Who is in the room: without cameras everybody speaks; with cameras all of them are on, and everybody is silent. */
export interface CrowdPlan {
  people: number;
  cameras: number;
}

export interface MediaCrowd {
  /** Packets that all robots have received so far. */
  packetsReceived(): number;
  stop(): void;
}

const VOICE_MS = 20;
const FRAME_MS = 1000 / 30;

/** Robots in one room that all receive each other: voices without pause, or cameras in three layers. */
export async function startMediaCrowd(address: MediaAddress, { people, cameras }: CrowdPlan): Promise<MediaCrowd> {
  const certificate = await createCertificate();
  const robots: MediaRobot[] = [];
  for (let index = 0; index < people; index++) {
    const token = await tokenFor(address, `robot-${index}`);
    const seat = { url: address.url, token, certificate, index, hasCamera: index < cameras };
    robots.push(await MediaRobot.join(seat));
  }
  const filming = robots.slice(0, cameras);
  const stopSending =
    cameras === 0
      ? each(VOICE_MS, () => robots.forEach((robot) => robot.speak()))
      : each(FRAME_MS, () => filming.forEach((robot) => robot.show()));
  return {
    packetsReceived: () => robots.reduce((total, robot) => total + robot.packetsReceived, 0),
    stop() {
      stopSending();
      for (const robot of robots) robot.stop();
    },
  };
}

/** Runs the task at this rate on average, however late a timer is. Returns its undo. */
function each(periodMs: number, task: () => void): () => void {
  const startedAtMs = performance.now();
  let rounds = 0;
  const timer = setInterval(() => {
    for (; rounds * periodMs < performance.now() - startedAtMs; rounds++) task();
  }, periodMs / 2);
  return () => clearInterval(timer);
}

async function tokenFor({ apiKey, apiSecret }: MediaAddress, identity: string): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: 600 });
  token.addGrant({ roomJoin: true, room: "bench", canPublish: true, canSubscribe: true });
  return token.toJwt();
}
