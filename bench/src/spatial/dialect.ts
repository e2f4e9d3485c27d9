import type { WebSocket } from "ws";

/** How a robot talks to one of the servers under measurement. */
export interface Dialect {
  /** Connects a robot to a room; resolves once it can walk. */
  enter(robot: { room: number; index: number }): Promise<WebSocket>;
  /** The message with the robot's place. `stampMs` is encoded in x so that listeners can measure the delay. */
  move(stampMs: number, index: number): string | Buffer;
  /** The stamps of other people's moves in a message; empty if there are none. Only called for listeners. */
  stamps(message: Buffer): number[];
  /** Called every few seconds for each robot, if the server expects keep-alives. */
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
