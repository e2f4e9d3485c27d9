import type { WebSocket } from "ws";

/** How a robot talks to one of the servers under measurement. */
export interface Dialect {
  /** Opens a robot in a room and resolves once it may walk. */
  enter(robot: { room: number; index: number }): Promise<WebSocket>;
  /** The message that says where the robot stands. `stampMs` is hidden in x so that listeners can tell the delay. */
  move(stampMs: number, index: number): string | Buffer;
  /** The stamps of other people's moves in a message; empty where there are none. Only listeners are asked. */
  stamps(message: Buffer): number[];
  /** Called every few seconds for each robot where the server wants a sign of life. */
  keepAlive?(socket: WebSocket): void;
}

/** Stamps wrap so that they fit a floor coordinate: 300 000 ms as tenths of a unit below 3000 units. */
export const STAMP_WRAP_MS = 300_000;
export const stampNow = (): number => Math.floor(performance.timeOrigin + performance.now()) % STAMP_WRAP_MS;
/** Milliseconds from a stamp to now. */
export const since = (stampMs: number): number => (stampNow() - stampMs + STAMP_WRAP_MS) % STAMP_WRAP_MS;

/** Resolves with the first message for which `accepts` is true. */
export function firstMessage(socket: WebSocket, accepts: (message: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Buffer): void => {
      if (!accepts(message)) return;
      socket.off("message", onMessage);
      resolve(message);
    };
    socket.on("message", onMessage);
    socket.once("close", (code) => reject(new Error(`closed with ${code} before it could walk`)));
    socket.once("error", reject);
  });
}
