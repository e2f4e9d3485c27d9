import { randomBytes } from "node:crypto";
import { createSocket, type Socket } from "node:dgram";
import { connect } from "node:net";
import type { Certificate } from "../dtls/certificate.ts";
import type { NetworkPath } from "../ice/networkPath.ts";
import { buildStun, parseStun } from "../ice/stunMessage.ts";
import { LitePeerTransport } from "../litePeerTransport.ts";
import type { PeerTransport } from "../peerTransport.ts";
import { FrameReader, framed } from "../tcp/frameReader.ts";

/** The browser's side of a connection, for tests and load: it sends the checks and is the DTLS client. */
export interface RobotPeer {
  readonly transport: PeerTransport;
  readonly path: NetworkPath;
  /** Sends one nominating check with the server's current credentials; resolves with the raw bytes of the answer. */
  check(): Promise<Buffer>;
  close(): void;
}

export interface RobotOptions {
  certificate: Certificate;
  /** Read at each check, since an ICE restart changes it. */
  server: { readonly local: { ufrag: string; pwd: string } };
  /** Read for each UDP packet: callers that learn it from the answer may fill it in later. */
  address: { ip: string; port: number; protocol: "udp" | "tcp" };
}

/** Resolves once the path exists; both sides then still need `setRemote` and a first `check`. */
export async function createRobotPeer({ certificate, server, address }: RobotOptions): Promise<RobotPeer> {
  const answers: ((packet: Buffer) => void)[] = [];
  const receive = (packet: Buffer): void => {
    if ((packet[0] ?? 0) >= 4) return transport.receive(packet);
    const message = parseStun(packet);
    if (message?.kind === "success") {
      // A lite server sends no checks: its answers show that it is alive.
      transport.ice.lastCheckAtMs = performance.now();
      answers.shift()?.(packet);
    }
    // A server that is not ICE-lite checks the path from its side too.
    if (message?.kind === "request") transport.ice.answer({ packet, message, path }, performance.now());
  };
  const { path, close } = await (address.protocol === "udp" ? openUdp : openTcp)(address, receive);
  const transport = new LitePeerTransport({
    certificate,
    candidates: [],
    nowMs: () => performance.now(),
    onCredentials: () => undefined,
    onClosed: () => undefined,
    onFault: (fault) => {
      throw fault;
    },
  });
  adoptPath(transport, path);
  const ticks = setInterval(() => transport.tick(performance.now()), 100);
  return {
    transport,
    path,
    check() {
      const answered = new Promise<Buffer>((resolve) => answers.push(resolve));
      path.send(bindingRequest(`${server.local.ufrag}:${transport.local.ufrag}`, server.local.pwd));
      return answered;
    },
    close() {
      clearInterval(ticks);
      transport.close();
      close();
    },
  };
}

/** A nominating check as a controlling agent sends it. */
export function bindingRequest(username: string, password: string): Buffer {
  const useCandidate = [0x0025, Buffer.alloc(0)] as const;
  const controlling = [0x802a, randomBytes(8)] as const;
  return buildStun(0x0001, randomBytes(12), {
    attributes: [[0x0006, Buffer.from(username)], controlling, useCandidate],
    password,
  });
}

/** A lite agent learns its path from a check, so the robot sends itself one. */
function adoptPath(transport: LitePeerTransport, path: NetworkPath): void {
  const packet = bindingRequest(`${transport.local.ufrag}:robot`, transport.local.pwd);
  const message = parseStun(packet);
  const quiet: NetworkPath = { ...path, send: () => undefined };
  if (message !== null) transport.ice.answer({ packet, message, path: quiet }, performance.now());
  Object.assign(quiet, { send: path.send.bind(path) });
}

interface OpenedPath {
  path: NetworkPath;
  close: () => void;
}

/**
 * A livekit-server keeps sending data for an address to its first owner until it forgets them, seconds after they left:
 * a robot that got the port of an earlier one would never be answered.
 */
const portsHad = new Set<number>();

async function openUdp(to: { ip: string; port: number }, receive: (packet: Buffer) => void): Promise<OpenedPath> {
  const socket = await boundSocket(to.ip);
  const { port } = socket.address();
  // Kept open meanwhile, so that the system does not return it again.
  if (portsHad.has(port)) return openUdp(to, receive).finally(() => socket.close());
  portsHad.add(port);
  socket.on("message", receive);
  socket.on("error", () => undefined);
  const path: NetworkPath = {
    ip: to.ip,
    get port() {
      return to.port;
    },
    protocol: "udp",
    outbox: null,
    isOpen: true,
    send: (packet) => socket.send(packet, to.port, to.ip),
    close: () => undefined,
  };
  return { path, close: () => socket.close() };
}

async function boundSocket(ip: string): Promise<Socket> {
  const socket = createSocket({
    type: ip.includes(":") ? "udp6" : "udp4",
    lookup: (hostname, _options, callback) => callback(null, hostname, ip.includes(":") ? 6 : 4),
  });
  await new Promise<void>((resolve, reject) => socket.once("error", reject).bind(0, ip, resolve));
  return socket.removeAllListeners("error");
}

async function openTcp(to: { ip: string; port: number }, receive: (packet: Buffer) => void): Promise<OpenedPath> {
  const socket = connect({ host: to.ip, port: to.port, noDelay: true });
  const reader = new FrameReader(receive);
  socket.on("data", (chunk: Buffer) => reader.push(chunk));
  socket.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  const send = (packet: Buffer): void => void socket.write(framed(packet));
  const close = (): void => void socket.destroy();
  const path: NetworkPath = { ip: to.ip, port: to.port, protocol: "tcp", outbox: null, isOpen: true, send, close };
  return { path, close };
}
