import { expect } from "vitest";
import { mutated, seededRandom } from "../../testing/seededRandom.ts";
import { DataChannels } from "../dataChannels.ts";
import { receiveWindowBytes } from "../receiver.ts";
import { HostilePeer } from "./hostilePeer.ts";

const PACKETS = 400;
/** An acknowledgement that opens the window releases everything queued. */
const MOST_ANSWERS = 60;

/** Our side and a hostile peer, on a manual clock. */
function arrange(role: "server" | "client", random: () => number) {
  const peer = new HostilePeer(random);
  const seen = { packets: 0, isOver: false, nowMs: 0 };
  const toAnswer: Buffer[] = [];
  const channels = new DataChannels({
    role,
    nowMs: () => seen.nowMs,
    sendPacket: (packet) => {
      seen.packets++;
      const answer = peer.hear(packet);
      if (answer !== null) toAnswer.push(answer);
    },
  });
  channels.onStuck = () => (seen.isOver = true);
  channels.onChannel = (channel) => {
    channel.onMessage = (data) => {
      if (random() < 0.3) channel.send(data);
      if (random() < 0.05) channel.close();
    };
  };
  return { peer, seen, channels, toAnswer };
}

/** A hostile peer completes the handshake and then sends anything, in either role. */
export function attackSctp(seed: number): void {
  const random = seededRandom(seed);
  const role = random() < 0.7 ? "server" : "client";
  const { peer, seen, channels, toAnswer } = arrange(role, random);
  const ours = channels.open("ours", { ordered: true });
  channels.start();
  // Some corrupted handshake packets before the valid one.
  for (let times = Math.floor(random() * 3); times > 0; times--) channels.receive(mutated(peer.greet(), random));
  if (role === "server") channels.receive(peer.greet());
  for (let answer = toAnswer.shift(); answer !== undefined; answer = toAnswer.shift()) channels.receive(answer);
  for (let sent = 0; sent < PACKETS && !seen.isOver; sent++) {
    const before = seen.packets;
    channels.receive(peer.packet());
    expect(seen.packets - before).toBeLessThan(MOST_ANSWERS);
    expect(channels.kept.bytes).toBeLessThan(2 * receiveWindowBytes + 20_000);
    expect(channels.kept.ahead).toBeLessThanOrEqual(1024);
    if (random() < 0.1) ours.send(Buffer.alloc(Math.floor(random() * 6000)));
    if (random() < 0.2) channels.tick((seen.nowMs += random() < 0.9 ? 100 : 2000));
    toAnswer.length = 0;
  }
  if (!seen.isOver) channels.close();
}
