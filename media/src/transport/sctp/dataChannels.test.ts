import * as fc from "fast-check";
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

/** A server, and a peer that sends whatever a test wants on its streams. */
function oddPeer() {
  const sent = { packets: 0 };
  const peer: SctpAssociation = new SctpAssociation({
    role: "client",
    nowMs: () => 0,
    sendPacket: (packet) => server.receive(packet),
    onUp: () => {},
    onMessage: () => {},
    onReset: () => {},
    onOver: () => {},
  });
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
  return { peer, server, sent };
}

const anyBytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength }).map((bytes) => Buffer.from(bytes));

/** A channel announcement with one thing wrong: its kind, its limit, or its lengths. */
const oddOpening = fc
  .record({
    label: fc.string({ maxLength: 40 }),
    kind: fc.nat(255),
    limit: fc.nat(0xffffffff),
    lie: fc.nat(0xffff),
    cut: fc.nat(60),
  })
  .map(({ label, kind, limit, lie, cut }) => {
    const open = buildChannelOpen({ label, ordered: true });
    open[1] = kind;
    open.writeUInt32BE(limit, 4);
    if (lie % 3 === 0) open.writeUInt16BE(lie, 8);
    if (lie % 3 === 1) open.writeUInt16BE(lie, 10);
    return open.subarray(0, Math.max(1, open.length - (cut % 5 === 0 ? cut : 0)));
  });

test("whatever somebody says of channels or on none, they get so many at most, and a message each for what is one", () => {
  const said = fc.record({
    stream: fc.oneof(fc.nat(80), fc.nat(0xffff)),
    protocol: fc.oneof(
      fc.constant<number>(payloadProtocol.control),
      fc.constantFrom(51, 53, 54, 56, 57, 0, 0xffffffff),
    ),
    data: fc.oneof(oddOpening, anyBytes(30)),
  });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 120 }), (messages) => {
      const { peer, server } = oddPeer();
      const opened: DataChannel[] = [];
      let heard = 0;
      server.onChannel = (channel) => {
        opened.push(channel);
        channel.onMessage = () => void heard++;
        channel.send(Buffer.from("welcome"));
      };
      for (const message of messages) peer.send({ ...message, ordered: true });
      expect(opened.length).toBeLessThanOrEqual(32);
      expect(heard).toBeLessThanOrEqual(messages.filter(({ protocol }) => protocol !== payloadProtocol.control).length);
      expect(() => server.open("_reliable", { ordered: true }).send(Buffer.from("still here"))).not.toThrow();
      server.close();
    }),
  );
});

test("of a hundred channels that are announced thirty-two are there", () => {
  const { peer, server } = oddPeer();
  const opened: string[] = [];
  server.onChannel = (channel) => void opened.push(channel.label);
  const labels = Array.from({ length: 100 }, (_, at) => `channel ${at}`);
  for (const [stream, label] of labels.entries()) {
    const data = buildChannelOpen({ label, ordered: true });
    peer.send({ stream, protocol: payloadProtocol.control, data, ordered: true });
  }
  expect(opened).toEqual(labels.slice(0, 32));
});

test("a channel that is announced again and again is answered once", () => {
  const { peer, sent } = oddPeer();
  const data = buildChannelOpen({ label: "_reliable", ordered: true });
  const announce = () => peer.send({ stream: 2, protocol: payloadProtocol.control, data, ordered: true });
  announce();
  const once = sent.packets;
  for (let times = 0; times < 100; times++) announce();
  // Each is acknowledged by SCTP; none is answered by the channel.
  expect(sent.packets - once).toBeLessThanOrEqual(100);
});
