import { createServer } from "node:net";
import type { Server, Socket } from "node:net";
import type { NetworkPath } from "../ice/networkPath.ts";
import { FrameReader, framed } from "./frameReader.ts";
import { ReadPace } from "./readPace.ts";

/** With more than this unsent, packets are dropped: late media is worth less than none. */
const maxWaitingBytes = 256 * 1024;
const silentForMs = 35_000;
/** Anybody may connect, but a connection that belongs to no peer is closed after this. */
const unprovenForMs = 10_000;
/** Limits open connections in total, and those not claimed by a peer yet per address. */
const maxConnections = 2000;
const maxUnproven = 32;
/** As much as one peer may make us process (`litePeerTransport.ts`); beyond that, reading is delayed. */
const pace = { bytesPerSecond: 4_000_000, burstBytes: 8_000_000 };
/** A small packet costs as much time as a large one: no more than 3000 of them a second. */
const leastCost = pace.bytesPerSecond / 3000;
/** A few checks and a handshake are all that precede knowing a connection's peer. */
const maxUnprovenBytes = 64 * 1024;

export interface TcpHandlers {
  /** Returns whether the path belongs to a peer now. */
  onPacket(packet: Buffer, path: NetworkPath): boolean;
  onEnd(path: NetworkPath): void;
  /** A shorter time for tests. */
  unprovenForMs?: number;
  /** Another pace for tests. */
  pace?: typeof pace;
}

/** Accepts ICE-TCP connections (RFC 6544, passive side). Connections that stay silent or unclaimed are closed. */
export function listenTcp(address: { ip: string; port: number }, handlers: TcpHandlers): Promise<Server> {
  const nobodys = new Unproven(handlers.unprovenForMs ?? unprovenForMs);
  let open = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    open++;
    socket.on("close", () => open--);
    // Claimed connections stay, and the newest may still be claimed: the one unclaimed for longest makes room.
    if (open > maxConnections && !nobodys.endOldest()) {
      socket.destroy();
      return;
    }
    serve(socket, handlers, nobodys);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address.port, address.ip, () => resolve(server));
  });
}

/** Connections no peer has claimed yet. Each has a limited time, and each address a limited number. */
class Unproven {
  readonly #forMs: number;
  /** Oldest first. */
  readonly #sockets = new Map<Socket, { ip: string; timer: NodeJS.Timeout }>();

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  add(socket: Socket): void {
    const ip = socket.remoteAddress ?? "";
    const alike = [...this.#sockets].filter(([, each]) => each.ip === ip);
    if (alike.length >= maxUnproven) alike[0]?.[0].destroy();
    this.#sockets.set(socket, { ip, timer: setTimeout(() => socket.destroy(), this.#forMs) });
  }

  /** Counts received bytes, and closes a connection that sends more than it takes to be claimed. */
  hear(socket: Socket): void {
    if (this.#sockets.has(socket) && socket.bytesRead > maxUnprovenBytes) socket.destroy();
  }

  remove(socket: Socket): void {
    clearTimeout(this.#sockets.get(socket)?.timer);
    this.#sockets.delete(socket);
  }

  /** False if there is none. */
  endOldest(): boolean {
    const [oldest] = this.#sockets.keys();
    oldest?.destroy();
    return oldest !== undefined;
  }
}

function serve(socket: Socket, handlers: TcpHandlers, nobodys: Unproven): void {
  const path: NetworkPath = {
    ip: socket.remoteAddress ?? "",
    port: socket.remotePort ?? 0,
    protocol: "tcp",
    outbox: null,
    get isOpen() {
      return socket.writable;
    },
    close: () => void socket.destroy(),
    send(packet) {
      if (socket.writable && socket.writableLength <= maxWaitingBytes) socket.write(framed(packet));
    },
  };
  nobodys.add(socket);
  const reading = new ReadPace(handlers.pace ?? pace, performance.now());
  let cost = 0;
  let rest: NodeJS.Timeout | undefined;
  const take = (packet: Buffer) => {
    cost += Math.max(packet.length, leastCost);
    if (handlers.onPacket(packet, path)) nobodys.remove(socket);
  };
  const reader = new FrameReader(take, () => socket.destroy());
  socket.setTimeout(silentForMs, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    nobodys.hear(socket);
    if (socket.destroyed) return;
    cost = 0;
    reader.push(chunk);
    const restMs = reading.read(Math.max(cost, chunk.length), performance.now());
    if (restMs === 0) return;
    socket.pause();
    rest = setTimeout(() => socket.resume(), restMs);
  });
  socket.on("close", () => {
    clearTimeout(rest);
    nobodys.remove(socket);
    handlers.onEnd(path);
  });
}
