import { createSocket } from "node:dgram";
import type { BindOptions, Socket } from "node:dgram";
import { isIPv6 } from "node:net";

const socketBufferBytes = 4 * 1024 * 1024;

/** Binds a UDP socket, or adopts one already bound there by its descriptor; `::` accepts IPv4 as well. */
export function bindUdp(at: { ip: string; port: number; descriptor: number | null }): Promise<Socket> {
  const type = isIPv6(at.ip) ? "udp6" : "udp4";
  const family = type === "udp6" ? 6 : 4;
  const socket = createSocket({
    type,
    recvBufferSize: socketBufferBytes,
    sendBufferSize: socketBufferBytes,
    // Every address is a literal, so a packet need not wait for the resolver's next turn.
    lookup: (hostname, _options, callback) => callback(null, hostname, family),
  });
  const how: BindOptions = at.descriptor === null ? { port: at.port, address: at.ip } : { fd: at.descriptor };
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.bind(how, () => {
      socket.off("error", reject);
      // A failed send is a lost packet, which media tolerates.
      socket.on("error", () => undefined);
      resolve(socket);
    });
  });
}
