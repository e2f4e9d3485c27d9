import type { Duplex } from "node:stream";

/**
 * Answers an upgrade request with a status like `403 Forbidden` and drops the socket: the other side may never close its
 * half, and nothing else would close a socket after an upgrade request.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`);
}
