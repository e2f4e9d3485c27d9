import { expect, test } from "vitest";
import type { DataChannel } from "../peerTransport.ts";
import { buildChannelOpen, payloadProtocol } from "./channelMessages.ts";
import { DataChannels } from "./dataChannels.ts";
import { SctpAssociation } from "./sctpAssociation.ts";

/** The channels of a server and its peer, over a line that can be cut towards the peer, on a manual clock. */
function connect() {
  const line = { isCut: false, nowMs: 0 };
  const underWay: (() => void)[] = [];
  const nowMs = (): number => line.nowMs;
  const peer: DataChannels = new DataChannels({
    role: "client",
    nowMs,
    sendPacket: (packet) => void underWay.push(() => server.receive(packet)),
  });
  const server: DataChannels = new DataChannels({
    role: "server",
    nowMs,
    sendPacket: (packet) => void (line.isCut || underWay.push(() => peer.receive(packet))),
  });
  for (const side of [server, peer]) side.start();
  const passMinute = (): void => {
    for (let ticks = 0; ticks < 600; ticks++) {
      line.nowMs += 100;
      for (const side of [server, peer]) side.tick(line.nowMs);
      while (underWay.length > 0) underWay.shift()?.();
    }
  };
  return { line, peer, server, passMinute };
}

test("what a reliable channel lost on its way arrives, also beside a channel whose messages may get lost", () => {
  const { line, peer, server, passMinute } = connect();
  const atServer: DataChannel[] = [];
  server.onChannel = (channel) => void atServer.push(channel);
  const heard: string[] = [];
  for (const label of ["_reliable", "_lossy"]) {
    const limit = label === "_lossy" ? { maxRetransmits: 1 } : {};
    peer.open(label, { ordered: true, ...limit }).onMessage = (data) => void heard.push(String(data));
  }
  passMinute();
  line.isCut = true;
  for (const channel of atServer) channel.send(Buffer.from(channel.label));
  passMinute();
  line.isCut = false;
  passMinute();
  expect(heard).toContain("_reliable");
  for (const side of [server, peer]) side.close();
});

test("a channel that is announced again and again is answered once", () => {
  const sent = { packets: 0 };
  const association = (role: "server" | "client", send: (packet: Buffer) => void) =>
    new SctpAssociation({
      role,
      nowMs: () => 0,
      sendPacket: send,
      onUp: () => {},
      onMessage: () => {},
      onReset: () => {},
      onOver: () => {},
    });
  const peer: SctpAssociation = association("client", (packet) => server.receive(packet));
  const server: DataChannels = new DataChannels({
    role: "server",
    nowMs: () => 0,
    sendPacket(packet) {
      sent.packets++;
      peer.receive(packet);
    },
  });
  server.start();
  peer.start();
  const data = buildChannelOpen({ label: "_reliable", ordered: true });
  const announce = () => peer.send({ stream: 2, protocol: payloadProtocol.control, data, ordered: true });
  announce();
  const once = sent.packets;
  for (let times = 0; times < 100; times++) announce();
  // Each is acknowledged by SCTP; none is answered by the channel.
  expect(sent.packets - once).toBeLessThanOrEqual(100);
});
