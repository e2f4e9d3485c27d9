import { Socket } from "node:dgram";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { createCertificate } from "./dtls/certificate.ts";
import type { DataChannel, PeerTransport, TransportHub } from "./peerTransport.ts";
import type { RobotPeer } from "./testing/robotPeer.ts";
import { bindingRequest, createRobotPeer } from "./testing/robotPeer.ts";
import { createTransportHub } from "./transportHub.ts";

const closers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const faults: unknown[] = [];
const report = (fault: unknown): void => void faults.push(fault);

async function startHub(ip = "127.0.0.1"): Promise<TransportHub> {
  const hub = await createTransportHub({ bindAddress: ip, udpPort: 0, tcpPort: 0, announcedAddresses: [ip], report });
  closers.push(() => hub.close());
  return hub;
}

async function startRobot(hub: TransportHub, server: PeerTransport, way: { protocol: "udp" | "tcp"; ip?: string }) {
  const port = way.protocol === "udp" ? hub.udpPort : hub.tcpPort;
  const certificate = await createCertificate();
  const robot = await createRobotPeer({
    certificate,
    server,
    address: { ip: way.ip ?? "127.0.0.1", port, protocol: way.protocol },
  });
  closers.push(() => robot.close());
  return robot;
}

const remoteOf = (transport: PeerTransport, setup: "active" | "passive") => ({
  ufrag: transport.local.ufrag,
  pwd: transport.local.pwd,
  fingerprints: [{ algorithm: "sha-256", value: transport.local.fingerprint }],
  setup,
});

async function connectPair(hub: TransportHub, way: { protocol: "udp" | "tcp"; ip?: string }) {
  const server = hub.create();
  const robot = await startRobot(hub, server, way);
  server.setRemote(remoteOf(robot.transport, "active"));
  await robot.check();
  const both = Promise.all([reaches(server, "connected"), reaches(robot.transport, "connected")]);
  robot.transport.setRemote(remoteOf(server, "passive"));
  await both;
  return { server, robot };
}

function reaches(transport: PeerTransport, state: string): Promise<void> {
  return new Promise((resolve) => {
    if (transport.state === state) resolve();
    transport.onStateChange = (next) => {
      if (next === state) resolve();
    };
  });
}

const nextRtp = (transport: PeerTransport) =>
  new Promise<Buffer>((resolve) => {
    transport.onRtp = resolve;
  });
const nextMessage = (channel: DataChannel) =>
  new Promise<string>((resolve) => {
    channel.onMessage = (data) => resolve(data.toString());
  });
const nextChannel = (transport: PeerTransport) =>
  new Promise<DataChannel>((resolve) => {
    transport.onDataChannel = resolve;
  });

/** Every transport this machine has; some have no IPv6. */
const hasIpv6 = (networkInterfaces()["lo"] ?? networkInterfaces()["lo0"] ?? []).some(
  ({ address }) => address === "::1",
);
const ways = (hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"]).flatMap((ip) => [
  { protocol: "udp" as const, ip },
  { protocol: "tcp" as const, ip },
]);

const packet = Buffer.from("8060000100000001aabbccdd68656c6c6f", "hex");

test.each(ways)("media and control packets pass both ways over $protocol at $ip", async (way) => {
  const { server, robot } = await connectPair(await startHub(way.ip), way);
  const up = nextRtp(server);
  robot.transport.sendRtp(packet);
  expect(await up).toEqual(packet);
  const down = nextRtp(robot.transport);
  server.sendRtp(packet);
  expect(await down).toEqual(packet);
  const report = new Promise<Buffer>((resolve) => {
    server.onRtcp = resolve;
  });
  robot.transport.sendRtcp(Buffer.from("80c9000111223344", "hex"));
  expect((await report).toString("hex")).toBe("80c9000111223344");
});

test("a taken port is refused, and the other port is let go again", async () => {
  const taken = await startHub();
  const ports = { bindAddress: "127.0.0.1", announcedAddresses: [], report };
  await expect(createTransportHub({ ...ports, udpPort: taken.udpPort, tcpPort: 0 })).rejects.toThrow("EADDRINUSE");
  const free = await createTransportHub({ ...ports, udpPort: 0, tcpPort: 0 });
  const { udpPort } = free;
  await free.close();
  await expect(createTransportHub({ ...ports, udpPort, tcpPort: taken.tcpPort })).rejects.toThrow("EADDRINUSE");
  const again = await createTransportHub({ ...ports, udpPort, tcpPort: 0 });
  expect(again.udpPort).toBe(udpPort);
  await again.close();
});

test("a socket bound to all addresses serves both families", async () => {
  const hub = await startHub(hasIpv6 ? "::" : "0.0.0.0");
  for (const { ip } of ways) {
    const { server, robot } = await connectPair(hub, { protocol: "udp", ip });
    const down = nextRtp(robot.transport);
    server.sendRtp(packet);
    expect(await down).toEqual(packet);
  }
});

test("data channels open from both sides and carry messages both ways", async () => {
  const { server, robot } = await connectPair(await startHub(), { protocol: "udp" });
  const opened = nextChannel(server);
  const lossy = robot.transport.openDataChannel("_lossy", { ordered: false, maxRetransmits: 0 });
  const atServer = await opened;
  expect([atServer.label, atServer.ordered]).toEqual(["_lossy", false]);
  const up = nextMessage(atServer);
  lossy.send(Buffer.from("up"));
  expect(await up).toBe("up");
  const down = nextMessage(lossy);
  atServer.send(Buffer.from("down"));
  expect(await down).toBe("down");
  const openedByServer = nextChannel(robot.transport);
  const reliable = server.openDataChannel("_reliable", { ordered: true });
  reliable.send(Buffer.alloc(50_000, "x"));
  expect(await nextMessage(await openedByServer)).toBe("x".repeat(50_000));
});

test("a data channel opened before the connection is there afterwards", async () => {
  const hub = await startHub();
  const server = hub.create();
  const early = server.openDataChannel("_reliable", { ordered: true });
  early.send(Buffer.from("waited"));
  const robot = await startRobot(hub, server, { protocol: "udp" });
  const opened = nextChannel(robot.transport);
  server.setRemote(remoteOf(robot.transport, "active"));
  await robot.check();
  robot.transport.setRemote(remoteOf(server, "passive"));
  expect(await nextMessage(await opened)).toBe("waited");
});

test("a check from port 0, where nobody can be answered, goes unanswered and harms nobody", async () => {
  const bind = vi.spyOn(Socket.prototype, "bind");
  const hub = await startHub();
  const socket = bind.mock.contexts.find((bound) => bound instanceof Socket);
  bind.mockRestore();
  const server = hub.create();
  const { ufrag, pwd } = server.local;
  const from = { address: "127.0.0.1", family: "IPv4", port: 0, size: 0 };
  expect(socket).toBeInstanceOf(Socket);
  expect(() => socket?.emit("message", bindingRequest(`${ufrag}:robot`, pwd), from)).not.toThrow();
});

test("a peer with another certificate than announced is refused", async () => {
  const hub = await startHub();
  const server = hub.create();
  const robot = await startRobot(hub, server, { protocol: "udp" });
  const stranger = await createCertificate();
  server.setRemote({
    ...remoteOf(robot.transport, "active"),
    fingerprints: [{ algorithm: "sha-256", value: stranger.fingerprint }],
  });
  await robot.check();
  const failed = reaches(server, "failed");
  robot.transport.setRemote(remoteOf(server, "passive"));
  await failed;
  expect(server.state).toBe("failed");
});

test("a server with another certificate than announced is refused by the client side", async () => {
  const hub = await startHub();
  const server = hub.create();
  const robot = await startRobot(hub, server, { protocol: "udp" });
  server.setRemote(remoteOf(robot.transport, "active"));
  await robot.check();
  const failed = reaches(robot.transport, "failed");
  robot.transport.setRemote({ ...remoteOf(server, "passive"), fingerprints: [{ algorithm: "sha-256", value: "00" }] });
  await failed;
  expect(robot.transport.state).toBe("failed");
});

test("packets of an address that proved nothing are ignored", async () => {
  const hub = await startHub();
  const { server } = await connectPair(hub, { protocol: "udp" });
  const stranger = await startRobot(hub, server, { protocol: "udp" });
  let heard = 0;
  server.onRtp = () => heard++;
  stranger.path.send(Buffer.concat([packet, Buffer.alloc(16)]));
  stranger.path.send(Buffer.from("16fefd0000000000000000000100", "hex"));
  await stranger.check();
  expect(heard).toBe(0);
  expect(server.state).toBe("connected");
});

test("an address that proves to be another peer's is taken from the first one", async () => {
  const hub = await startHub();
  const { server, robot } = await connectPair(hub, { protocol: "udp" });
  const other = hub.create();
  let heard = 0;
  robot.transport.onRtp = () => heard++;
  robot.path.send(bindingRequest(`${other.local.ufrag}:robot`, other.local.pwd));
  const stranger = await startRobot(hub, other, { protocol: "udp" });
  await stranger.check();
  server.sendRtp(packet);
  await stranger.check();
  expect(heard).toBe(0);
});

test("an ICE restart moves the session to a new path without a new handshake", async () => {
  const hub = await startHub();
  const { server, robot } = await connectPair(hub, { protocol: "udp" });
  const before = server.local;
  server.restartIce();
  expect(server.local.ufrag).not.toBe(before.ufrag);
  const moved = await startRobot(hub, server, { protocol: "tcp" });
  await moved.check();
  const arrived = sealedPacketAt(moved);
  server.sendRtp(packet);
  const sealed = await arrived;
  const opened = nextRtp(robot.transport);
  (robot.transport as unknown as { receive(packet: Buffer): void }).receive(sealed);
  expect(await opened).toEqual(packet);
});

/** The moved robot has no keys of its own, so its packets are passed to the robot that has. */
function sealedPacketAt(robot: RobotPeer): Promise<Buffer> {
  return new Promise((resolve) => {
    Object.assign(robot.transport, { receive: resolve });
  });
}

test("a fault over one peer's packet or tick ends that peer, is reported, and touches no other", async () => {
  const hub = await startHub();
  const [broken, stuck, good] = [
    await connectPair(hub, { protocol: "udp" }),
    await connectPair(hub, { protocol: "udp" }),
    await connectPair(hub, { protocol: "udp" }),
  ];
  broken.server.onRtp = () => {
    throw new Error("a bug over a packet");
  };
  stuck.server.onTick = () => {
    throw new Error("a bug over a tick");
  };
  const ended = Promise.all([reaches(broken.server, "closed"), reaches(stuck.server, "closed")]);
  broken.robot.transport.sendRtp(packet);
  await ended;
  expect(faults.splice(0).map(String).toSorted()).toEqual(["Error: a bug over a packet", "Error: a bug over a tick"]);
  const up = nextRtp(good.server);
  good.robot.transport.sendRtp(packet);
  expect(await up).toEqual(packet);
});

test("closing tells the state once and sends nothing more", async () => {
  const { server } = await connectPair(await startHub(), { protocol: "udp" });
  const states: string[] = [];
  server.onStateChange = (state) => states.push(state);
  server.close();
  server.close();
  server.sendRtp(packet);
  expect(states).toEqual(["closed"]);
});
