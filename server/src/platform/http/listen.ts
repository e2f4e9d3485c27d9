import type { Server as HttpServer } from "node:http";
import type { Server, Socket } from "node:net";
import type { Clock } from "../clock.ts";

const TRIES = 20;

/** Listens on the wanted port or, where it is taken, on the next free one; 0 picks any. Gives the port it got. */
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
 * Takes no more connections, lets requests under way end within `waitMs` and cuts what is left: also sockets that were
 * handed over to speak another protocol, which the server itself no longer counts.
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

/** Listens or fails; gives the port. */
export function listen(server: Server, at: { host: string; port: number; backlog: number }): Promise<number> {
  return new Promise((done, fail) => {
    const onListening = () => {
      server.off("error", onError);
      watchSockets(server);
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : at.port);
    };
    // Left behind, it would run once more when the same server listens on another port.
    const onError = (error: Error) => {
      server.off("listening", onListening);
      fail(error);
    };
    server.once("error", onError);
    server.once("listening", onListening);
    server.listen(at);
  });
}

/** `http://host:port`; an IPv6 host stands in brackets. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
