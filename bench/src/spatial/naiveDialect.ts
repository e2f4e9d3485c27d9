import { WebSocket } from "ws";
import { firstMessage, type Dialect } from "./dialect.ts";

export function naiveDialect(port: number): Dialect {
  return {
    async enter({ room }) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${room}`, { perMessageDeflate: false });
      await firstMessage(socket, () => true);
      return socket;
    },
    move: (stampMs, index) => JSON.stringify({ id: index, x: stampMs * 100, y: index }),
    stamps: (message) => [(JSON.parse(message.toString()) as { x: number }).x / 100],
  };
}
