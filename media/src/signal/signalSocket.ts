import { SignalRequest, SignalResponse } from "@livekit/protocol";
import type { WebSocket } from "ws";
import type { ClientMessage } from "../room/handleSignal.ts";
import type { Signal } from "../room/participant.ts";

/** Messages a second a client may keep up, and how many at once (joining a full room asks for a lot). */
const MESSAGES_PER_SECOND = 100;
const MESSAGES_AT_ONCE = 2000;
/** A client that reads so slowly is cut off; it resumes when it can. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Clients ping every 10 s. */
const SILENCE_MS = 25_000;

/** One signalling socket: messages in and out, limits and silence. It knows no rooms. */
export class SignalSocket implements Signal {
  readonly #socket: WebSocket;
  readonly #nowMs: () => number;
  #allowance = MESSAGES_AT_ONCE;
  #heardAtMs: number;
  onMessage: (message: ClientMessage) => void = () => undefined;
  onClose: () => void = () => undefined;

  constructor(socket: WebSocket, nowMs: () => number) {
    this.#socket = socket;
    this.#nowMs = nowMs;
    this.#heardAtMs = nowMs();
    socket.on("message", (data, isBinary) => this.#take(data, isBinary));
    socket.on("close", () => this.onClose());
    socket.on("error", () => socket.terminate());
  }

  send(message: SignalResponse["message"]): void {
    this.sendBytes(new SignalResponse({ message }).toBinary());
  }

  sendBytes(bytes: Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_WAITING_BYTES) return this.#socket.terminate();
    this.#socket.send(bytes);
  }

  close(): void {
    this.#socket.close(1000);
  }

  /** Ends a socket nothing was heard from for long. */
  checkSilence(nowMs: number): void {
    if (nowMs - this.#heardAtMs > SILENCE_MS) this.#socket.terminate();
  }

  #take(data: WebSocket.RawData, isBinary: boolean): void {
    if (!isBinary || !(data instanceof Buffer)) return this.#socket.close(1003);
    if (!this.#spend()) return this.#socket.close(1008);
    const message = decode(data);
    if (!message) return this.#socket.close(1007);
    this.onMessage(message);
  }

  #spend(): boolean {
    const nowMs = this.#nowMs();
    const earned = ((nowMs - this.#heardAtMs) / 1000) * MESSAGES_PER_SECOND;
    this.#heardAtMs = nowMs;
    this.#allowance = Math.min(MESSAGES_AT_ONCE, this.#allowance + earned) - 1;
    return this.#allowance >= 0;
  }
}

function decode(data: Buffer): ClientMessage | null {
  try {
    return SignalRequest.fromBinary(data).message;
  } catch {
    return null;
  }
}
