import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import type { NetworkPath } from "../ice/networkPath.ts";
import { FrameReader, framed } from "./frameReader.ts";

/** Above this much unsent, packets are dropped: late media is worth less than none. */
const maxWaitingBytes = 256 * 1024;
const silentForMs = 35_000;
/** Anybody may connect, but only somebody's peer may stay. */
const unprovenForMs = 10_000;
/** So many connections at a time. */
const maxConnections = 2000;

export interface TcpHandlers {
  /** Says whether the path is a peer's now. */
  onPacket(packet: Buffer, path: NetworkPath): boolean;
  onEnd(path: NetworkPath): void;
  /** Less than the usual time to become a peer's, for tests. */
  unprovenForMs?: number;
}

/** Accepts ICE-TCP connections (RFC 6544, passive side). A connection that stays silent, or nobody's, is closed. */
export function listenTcp(address: { ip: string; port: number }, handlers: TcpHandlers): Promise<Server> {
  const server = createServer({ noDelay: true }, (socket) => serve(socket, handlers));
  return new Promise((resolve, reject) => {
    server.maxConnections = maxConnections;
    server.once("error", reject);
    server.listen(address.port, address.ip, () => resolve(server));
  });
}

function serve(socket: Socket, handlers: TcpHandlers): void {
  const path: NetworkPath = {
    ip: socket.remoteAddress ?? "",
    port: socket.remotePort ?? 0,
    protocol: "tcp",
    outbox: null,
    get isOpen() {
      return socket.writable;
    },
    send(packet) {
      if (socket.writable && socket.writableLength <= maxWaitingBytes) socket.write(framed(packet));
    },
  };
  const proof = setTimeout(() => socket.destroy(), handlers.unprovenForMs ?? unprovenForMs);
  const reader = new FrameReader((packet) => {
    if (handlers.onPacket(packet, path)) clearTimeout(proof);
  });
  socket.setTimeout(silentForMs, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => reader.push(chunk));
  socket.on("close", () => {
    clearTimeout(proof);
    handlers.onEnd(path);
  });
}
