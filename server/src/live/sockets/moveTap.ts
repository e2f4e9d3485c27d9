import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { FrameCursor } from "./frameCursor.ts";
import { readMoveFrame } from "./moveFrame.ts";
import type { MoveFrame } from "./moveFrame.ts";

/**
 * What `ws` gets instead of the socket: the same stream without the moves, which are read here and heard at once. It
 * halves what a walking crowd costs (`npm run bench -- spatial`). Moves stay in order with everything around them: while
 * `ws` is in the middle of a message, or has bytes it did not take yet, moves go its way too.
 */
export class MoveTap extends Duplex {
  readonly #socket: Duplex;
  readonly #cursor = new FrameCursor();
  #onMove: (move: MoveFrame["move"]) => void = () => {};

  constructor(socket: Duplex) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    if (socket instanceof Socket) socket.setTimeout(0).setNoDelay();
    socket.on("end", () => this.push(null));
    socket.on("error", (error) => this.destroy(error));
    socket.on("close", () => this.destroy());
  }

  /** Begins to read. `head` is what came along with the handshake. */
  open(head: Uint8Array, onMove: (move: MoveFrame["move"]) => void): void {
    this.#onMove = onMove;
    if (head.length > 0) this.#take(head);
    this.#socket.on("data", (chunk: Buffer) => this.#take(chunk));
  }

  #take(chunk: Uint8Array): void {
    const at = this.#takeMoves(chunk);
    if (at === chunk.length) return;
    const rest = chunk.subarray(at);
    this.#cursor.pass(rest);
    if (!this.push(rest)) this.#socket.pause();
  }

  /** Where the first byte is that is none of a move. */
  #takeMoves(chunk: Uint8Array): number {
    let at = 0;
    while (at < chunk.length && this.#cursor.isBetweenMessages && this.readableLength === 0) {
      const frame = readMoveFrame(chunk, at);
      if (frame === null) return at;
      at += frame.bytes;
      this.#onMove(frame.move);
    }
    return at;
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}
