import type { Duplex } from "node:stream";
import { FrameCursor } from "./frameCursor.ts";
import { readMoveFrame } from "./moveFrame.ts";
import type { MoveFrame } from "./moveFrame.ts";

type OnMove = (move: MoveFrame["move"]) => void;

/**
 * Takes moves out of the socket's incoming data and handles them at once; `ws`, which reads the socket, gets everything
 * else. This halves the cost of a walking crowd (`npm run bench -- spatial`). Moves stay in order with everything around
 * them: while `ws` is in the middle of a message, or has unread bytes, moves take its path too.
 * `head` came with the handshake and already belongs to `ws`.
 */
export function tapMoves(socket: Duplex, head: Uint8Array, onMove: OnMove): void {
  const cursor = new FrameCursor();
  cursor.pass(head);
  const pushOn = socket.push.bind(socket);
  // Incoming bytes arrive through `push`: what is taken here never passes through the stream.
  socket.push = (chunk: Uint8Array | null) => {
    if (chunk === null) return pushOn(null);
    const at = socket.readableLength === 0 ? hearMoves(chunk, cursor, onMove) : 0;
    if (at === chunk.length) return true;
    const rest = chunk.subarray(at);
    cursor.pass(rest);
    return pushOn(rest);
  };
}

/** Offset of the first byte that is not part of a move. */
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
