import type { Duplex } from "node:stream";
import { FrameCursor } from "./frameCursor.ts";
import { readMoveFrame } from "./moveFrame.ts";
import type { MoveFrame } from "./moveFrame.ts";

type OnMove = (move: MoveFrame["move"]) => void;

/**
 * From now on moves are taken out of what arrives on the socket and heard at once; `ws`, which reads the socket, gets
 * everything else. It halves what a walking crowd costs (`npm run bench -- spatial`). Moves stay in order with everything
 * around them: while `ws` is in the middle of a message, or has bytes it did not take yet, moves go its way too.
 * `head` is what came along with the handshake and is `ws`'s already.
 */
export function tapMoves(socket: Duplex, head: Uint8Array, onMove: OnMove): void {
  const cursor = new FrameCursor();
  cursor.pass(head);
  const pushOn = socket.push.bind(socket);
  // The system's bytes come in by `push`: what is taken here does not pass through the stream at all.
  socket.push = (chunk: Uint8Array | null) => {
    if (chunk === null) return pushOn(null);
    const at = socket.readableLength === 0 ? hearMoves(chunk, cursor, onMove) : 0;
    if (at === chunk.length) return true;
    const rest = chunk.subarray(at);
    cursor.pass(rest);
    return pushOn(rest);
  };
}

/** Where the first byte is that is none of a move. */
function hearMoves(chunk: Uint8Array, cursor: FrameCursor, onMove: OnMove): number {
  let at = 0;
  while (at < chunk.length && cursor.isBetweenMessages) {
    const frame = readMoveFrame(chunk, at);
    if (frame === null) return at;
    at += frame.bytes;
    onMove(frame.move);
  }
  return at;
}
