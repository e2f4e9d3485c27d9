import { WebSocket } from "ws";
import { firstMessage, type Dialect } from "./dialect.ts";

const JOIN_ROOM = 10;
const ROOM_DATA = 13;

/**
 * Colyseus without its decoding client, so that the robots cost no more than those of the other servers.
 * Patches are counted as traffic; delays are not read from them.
 */
export function colyseusDialect(port: number): Dialect {
  return {
    async enter({ room }) {
      const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/floor`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ room }),
      });
      const seat = (await response.json()) as { processId: string; roomId: string; sessionId: string };
      const url = `ws://127.0.0.1:${port}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      await firstMessage(socket, (message) => message[0] === JOIN_ROOM);
      socket.send(Buffer.from([JOIN_ROOM]));
      return socket;
    },
    move: (stampMs, index) => moveMessage(stampMs * 100, index),
    stamps: () => [],
  };
}

/** ROOM_DATA, the message's name as a MessagePack string, and [x, y] as MessagePack. */
function moveMessage(x: number, y: number): Buffer {
  const message = Buffer.alloc(1 + 5 + 1 + 5 + 5);
  message[0] = ROOM_DATA;
  message.write("\xa4move", 1, "latin1");
  message[6] = 0x92;
  message[7] = 0xce;
  message.writeUInt32BE(x, 8);
  message[12] = 0xce;
  message.writeUInt32BE(y, 13);
  return message;
}
