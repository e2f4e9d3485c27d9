// One WebSocket. Only this file and `relay.ts` touch sockets.
//
// Text frames of at most `maxPayload` come in, and binary ones with the sound of a voice that is captioned; text frames go out, and long ones compressed to browsers that
// decompress. Incoming messages are parsed, rate-limited by kind and passed on; an invalid message, or too many that
// are not lossy, end the connection with 1008. Outgoing messages are written to the raw socket as finished frames, so
// that a frame for many is built once. `check` runs once a second: it pings, and closes sockets that stay silent after
// a ping or are too slow.

import { TRANSIENT_CODES, constants, newId } from "@atrium/contract";
import type { ConnectionId, DownMessage, UpMessage } from "@atrium/contract";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { frameOf } from "./frame.ts";
import type { Frame } from "./frame.ts";
import type { Ending } from "./outlet.ts";
import { RateLimits } from "./rateLimits.ts";
import { readMessage } from "./readMessage.ts";

const { pingEveryMs, pongWaitMs, skipPresenceOverBytes, slowOverBytes, slowForMs } = constants.socket;

export type Move = Extract<UpMessage, { type: "move" }>;
type Level = Extract<UpMessage, { type: "speaking" }>;

export interface ConnectionHandler {
  onMessage(message: UpMessage, text: string): void;
  /** A move on the fast path: nine of ten messages are moves. */
  onMove(move: Move): void;
  /** A piece of their voice; only after a `voice` message. */
  onSound(sound: Buffer): void;
  /** The last callback of a connection, called once, possibly while `close` runs. */
  onClosed(code: number): void;
  /** Once a second. */
  onCheck(steadyMs: number): void;
}

/** What a session uses of a connection. */
export type Line = Pick<
  Connection,
  "id" | "handle" | "send" | "sendFrame" | "sendPresence" | "ping" | "end" | "close" | "abandon"
>;

export class Connection {
  readonly id: ConnectionId = newId<ConnectionId>();
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #steadyMs: () => number;
  readonly #limits: RateLimits;
  #handler: ConnectionHandler | null = null;
  #isOpen = true;
  #unpacks = false;
  #mayHear = false;
  #pingedAtMs: number;
  #isAwaitingPong = false;
  #slowSinceMs: number | null = null;
  #droppedMove: Move | null = null;
  #droppedLevel: Level | null = null;

  constructor(ws: WebSocket, socket: Duplex, steadyMs: () => number) {
    this.#ws = ws;
    this.#socket = socket;
    this.#steadyMs = steadyMs;
    this.#pingedAtMs = steadyMs();
    this.#limits = new RateLimits(this.#pingedAtMs);
    ws.on("message", (data: Buffer, isBinary) =>
      isBinary ? this.#receiveSound(data) : this.#receive(data.toString("utf8")),
    );
    for (const kind of ["ping", "pong"]) ws.on(kind, () => this.#hearControl());
    ws.on("close", (code) => this.#closed(code));
    // Broken framing or a lost network: the close event that follows reports it.
    ws.on("error", () => {});
  }

  /** A move that bypassed `ws`. */
  receiveMove(move: Move): void {
    if (!this.#isOpen) return;
    this.#isAwaitingPong = false;
    const isTaken = this.#limits.judge("move", this.#steadyMs()) === "take";
    this.#droppedMove = isTaken ? null : move;
    if (isTaken) this.#handler?.onMove(move);
  }

  /** The other side decompresses long messages. */
  takePacked(): void {
    this.#unpacks = true;
  }

  handle(handler: ConnectionHandler): void {
    this.#handler = handler;
  }

  /** Bytes not yet accepted by the kernel. */
  get waitingBytes(): number {
    return this.#socket.writableLength;
  }

  send(message: DownMessage): void {
    this.sendFrame(frameOf(message));
  }

  sendFrame(frame: Pick<Frame, "bytes" | "packed">): void {
    if (this.#isOpen) this.#socket.write((this.#unpacks ? frame.packed?.() : null) ?? frame.bytes());
  }

  /** False, sending nothing, if too much is queued already. */
  sendPresence(frame: Frame): boolean {
    if (this.waitingBytes > skipPresenceOverBytes) return false;
    this.sendFrame(frame);
    return true;
  }

  /** Sends the reason and closes. */
  end({ closeCode, startsAt, reconnectInMs }: Ending): void {
    if (!this.#isOpen) return;
    const more = { ...(startsAt !== undefined && { startsAt }), ...(reconnectInMs !== undefined && { reconnectInMs }) };
    this.send({ type: "failure", closeCode, ...more });
    this.close(closeCode);
  }

  close(code: number): void {
    if (!this.#isOpen) return;
    this.#ws.close(code);
    this.#closed(code);
  }

  /** Drops the socket without a closing handshake. */
  abandon(): void {
    this.#ws.terminate();
    this.#closed(LOST);
  }

  /** Shows the other side that the connection is alive. */
  ping(): void {
    this.#ping(this.#steadyMs());
  }

  /** Called once a second. `wasAway` means the program itself was frozen, so silence proves nothing. */
  check(wasAway: boolean): void {
    const steadyMs = this.#steadyMs();
    if (wasAway) this.#pingedAtMs = steadyMs;
    this.#takeDropped();
    if (this.#isSilent(steadyMs)) return this.abandon();
    if (this.#isSlow(steadyMs)) return this.#endSlow();
    if (!this.#isAwaitingPong && steadyMs - this.#pingedAtMs >= pingEveryMs) this.#ping(steadyMs);
    this.#handler?.onCheck(steadyMs);
  }

  #ping(steadyMs: number): void {
    this.#pingedAtMs = steadyMs;
    this.#isAwaitingPong = true;
    this.send({ type: "ping", t: Math.round(steadyMs) });
  }

  #isSilent(steadyMs: number): boolean {
    return this.#isAwaitingPong && steadyMs - this.#pingedAtMs >= pongWaitMs;
  }

  #isSlow(steadyMs: number): boolean {
    if (this.waitingBytes <= slowOverBytes) {
      this.#slowSinceMs = null;
      return false;
    }
    this.#slowSinceMs ??= steadyMs;
    return steadyMs - this.#slowSinceMs >= slowForMs;
  }

  /** The close frame queues behind everything else: whoever does not read it is dropped at the next check. */
  #endSlow(): void {
    if (this.#isOpen) return this.close(TRANSIENT_CODES.tryLater);
    this.abandon();
  }

  #receive(text: string): void {
    if (!this.#isOpen) return;
    this.#isAwaitingPong = false;
    const message = readMessage(text);
    if (message === null) return this.close(TRANSIENT_CODES.badMessage);
    if (message.type === "move") return this.receiveMove(message);
    const verdict = this.#limits.judge(message.type, this.#steadyMs());
    if (verdict === "end") return this.close(TRANSIENT_CODES.badMessage);
    if (message.type === "voice") this.#mayHear = true;
    if (message.type === "speaking") this.#droppedLevel = verdict === "take" ? null : message;
    if (verdict === "take") this.#handler?.onMessage(message, text);
  }

  /** Sound is lossy: what is over the rate is dropped. */
  #receiveSound(sound: Buffer): void {
    if (!this.#isOpen) return;
    this.#isAwaitingPong = false;
    if (!this.#mayHear || sound.length > constants.captions.mostSoundBytes)
      return this.close(TRANSIENT_CODES.badMessage);
    if (this.#limits.judge("sound", this.#steadyMs()) === "take") this.#handler?.onSound(sound);
  }

  /** Our pages send no control frames; a few do no harm. */
  #hearControl(): void {
    if (this.#limits.judge("call", this.#steadyMs()) !== "take") this.abandon();
  }

  /** After a stall many moves and levels come at once: the last one counts, even beyond the rate limit. */
  #takeDropped(): void {
    const [move, level] = [this.#droppedMove, this.#droppedLevel];
    this.#droppedMove = null;
    this.#droppedLevel = null;
    if (!this.#isOpen) return;
    if (move !== null) this.#handler?.onMove(move);
    if (level !== null) this.#handler?.onMessage(level, JSON.stringify(level));
  }

  #closed(code: number): void {
    this.#isOpen = false;
    const handler = this.#handler;
    this.#handler = null;
    handler?.onClosed(code);
  }
}

/** Reported for a socket that ends without a closing handshake (RFC 6455, 7.1.5). */
const LOST = 1006;
