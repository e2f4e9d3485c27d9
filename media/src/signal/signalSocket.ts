import { SignalRequest, SignalResponse } from "@livekit/protocol";
import type { WebSocket } from "ws";
import type { ClientMessage, Signal } from "./signal.ts";

/** Messages a second a client may keep up, and how many at once (joining a full room asks for a lot). */
const MESSAGES_PER_SECOND = 100;
const MESSAGES_AT_ONCE = 2000;
/** An offer of a full room takes some 10 ms to answer, so it counts for as many messages. */
const OFFER_COST = 20;
/** A description of a full room has some 300 kB, and reading a megabyte of it takes milliseconds of everybody's time. */
const BYTES_PER_SECOND = 1024 * 1024;
const BYTES_AT_ONCE = 8 * 1024 * 1024;
/** A client that reads so slowly is cut off; it resumes when it can. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Clients ping every 10 s. */
const SILENCE_MS = 25_000;

/** One signalling socket: messages in and out, limits and silence. It knows no rooms. */
export class SignalSocket implements Signal {
  readonly #socket: WebSocket;
  readonly #steadyMs: () => number;
  #messagesLeft = MESSAGES_AT_ONCE;
  #bytesLeft = BYTES_AT_ONCE;
  #heardAtMs: number;
  onMessage: (message: ClientMessage) => void = () => undefined;
  onClose: () => void = () => undefined;

  constructor(socket: WebSocket, steadyMs: () => number) {
    this.#socket = socket;
    this.#steadyMs = steadyMs;
    this.#heardAtMs = steadyMs();
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
  checkSilence(steadyMs: number): void {
    if (steadyMs - this.#heardAtMs > SILENCE_MS) this.#socket.terminate();
  }

  #take(data: WebSocket.RawData, isBinary: boolean): void {
    if (!isBinary || !(data instanceof Buffer)) return this.#socket.close(1003);
    if (!this.#spend(data.length)) return this.#socket.close(1008);
    const message = decode(data);
    if (!message) return this.#socket.close(1007);
    if (message.case === "offer") this.#messagesLeft -= OFFER_COST - 1;
    this.onMessage(message);
  }

  #spend(bytes: number): boolean {
    const steadyMs = this.#steadyMs();
    const seconds = (steadyMs - this.#heardAtMs) / 1000;
    this.#heardAtMs = steadyMs;
    this.#messagesLeft = Math.min(MESSAGES_AT_ONCE, this.#messagesLeft + seconds * MESSAGES_PER_SECOND) - 1;
    this.#bytesLeft = Math.min(BYTES_AT_ONCE, this.#bytesLeft + seconds * BYTES_PER_SECOND) - bytes;
    return this.#messagesLeft >= 0 && this.#bytesLeft >= 0;
  }
}

function decode(data: Buffer): ClientMessage | null {
  try {
    // Fields we do not know would go on to everybody inside of those we pass on.
    return SignalRequest.fromBinary(data, { readUnknownFields: false }).message;
  } catch {
    return null;
  }
}
