import type { Duplex } from "node:stream";

/**
 * Answers a request for another protocol with a status, `403 Forbidden`, and drops the socket: its other side may never
 * end its half, and nothing else would once the socket is handed over.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`);
}
