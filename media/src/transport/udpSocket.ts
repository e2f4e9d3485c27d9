import { createSocket } from "node:dgram";
import type { Socket } from "node:dgram";
import { isIPv6 } from "node:net";

const socketBufferBytes = 4 * 1024 * 1024;

/** Binds the one UDP socket; `::` takes IPv4 as well. */
export function bindUdp(address: { ip: string; port: number }): Promise<Socket> {
  const type = isIPv6(address.ip) ? "udp6" : "udp4";
  const family = type === "udp6" ? 6 : 4;
  const socket = createSocket({
    type,
    recvBufferSize: socketBufferBytes,
    sendBufferSize: socketBufferBytes,
    // Every address is a literal, so a packet does not have to wait for the resolver's next turn.
    lookup: (hostname, _options, callback) => callback(null, hostname, family),
  });
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.bind(address.port, address.ip, () => {
      socket.off("error", reject);
      // A send that fails is a lost packet, and lost packets are what media is made for.
      socket.on("error", () => undefined);
      resolve(socket);
    });
  });
}
