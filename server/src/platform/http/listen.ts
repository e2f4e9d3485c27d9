import type { Server as HttpServer } from "node:http";
import type { Server, Socket } from "node:net";
import type { Clock } from "../clock.ts";

const TRIES = 20;

/** Listens on the preferred port or, if it is taken, the next free one; 0 picks any. Returns the port. */
export async function listenNear(server: Server, at: { host: string; port: number; backlog: number }): Promise<number> {
  for (let port = at.port; ; port += 1) {
    try {
      return await listen(server, { ...at, port });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE" || at.port === 0 || port >= at.port + TRIES) throw error;
    }
  }
}

/**
 * Stops accepting connections, lets pending requests finish within `waitMs` and cuts the rest, including upgraded sockets,
 * which the server itself no longer counts.
 */
export async function closeGently(
  server: HttpServer,
  { clock, waitMs }: { clock: Clock; waitMs: number },
): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const cancel = clock.after(waitMs, () => openSockets.get(server)?.forEach((socket) => socket.destroy()));
  await closed;
  cancel();
}

/** The open sockets of each listening server. */
const openSockets = new WeakMap<Server, Set<Socket>>();

function watchSockets(server: Server): void {
  const sockets = new Set<Socket>();
  openSockets.set(server, sockets);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
}

/** Listens or fails; returns the port. */
export function listen(server: Server, at: { host: string; port: number; backlog: number }): Promise<number> {
  return new Promise((done, fail) => {
    const onListening = () => {
      server.off("error", onError);
      watchSockets(server);
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : at.port);
    };
    // If left in place, it would run again when the same server listens on another port.
    const onError = (error: Error) => {
      server.off("listening", onListening);
      fail(error);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(at);
  });
}

/** `http://host:port`, with an IPv6 host in brackets. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
