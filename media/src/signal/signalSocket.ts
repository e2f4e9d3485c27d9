import { SignalRequest, SignalResponse } from "@livekit/protocol";
import type { WebSocket } from "ws";
import type { ClientMessage, Signal } from "./signal.ts";
import { countFields } from "./countFields.ts";
import { MAX_FIELDS, workOfDecoding, workOfMessage } from "./signalWork.ts";

/** A client with this much unread is disconnected; it resumes when it can. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Clients ping every 10 s. */
const SILENCE_MS = 25_000;
/** How long a client has to read why it was closed, and to answer. */
const GOODBYE_MS = 2000;
/** Messages that came too late and are still read, because the client's own goodbye may be behind them. */
const MAX_IGNORED = 20;

export interface SignalSocketNeeds {
  steadyMs(): number;
  /** Charges its person's budget; false if less is left. See signalWork. */
  spend(work: number): boolean;
}

/** One signalling socket: messages in and out, limits and silence. It knows no rooms. */
export class SignalSocket implements Signal {
  readonly #socket: WebSocket;
  readonly #needs: SignalSocketNeeds;
  #heardAtMs: number;
  /** The newest offer not handled yet for lack of budget; it replaces earlier ones. */
  #waiting: ClientMessage | null = null;
  /** Messages that came after the socket was closed. */
  #ignored = 0;
  #closingSinceMs: number | null = null;
  onMessage: (message: ClientMessage) => void = () => undefined;
  onClose: () => void = () => undefined;

  constructor(socket: WebSocket, needs: SignalSocketNeeds) {
    this.#socket = socket;
    this.#needs = needs;
    this.#heardAtMs = needs.steadyMs();
    socket.on("message", (data, isBinary) => this.#take(data, isBinary));
    // Answered and forgotten, but reading them takes time as well.
    for (const kind of ["ping", "pong"]) socket.on(kind, () => void (needs.spend(1) || socket.terminate()));
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

  /** Handles a waiting offer, and ends a socket that is silent or takes too long to close. Call about every 100 ms. */
  tick(steadyMs: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) this.#closingSinceMs ??= steadyMs;
    else if (this.#waiting !== null) this.#do(this.#waiting);
    const isOverdue = this.#closingSinceMs !== null && steadyMs - this.#closingSinceMs > GOODBYE_MS;
    if (isOverdue || steadyMs - this.#heardAtMs > SILENCE_MS) this.#socket.terminate();
  }

  #take(data: WebSocket.RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#ignore();
    if (!isBinary || !(data instanceof Buffer)) return this.#refuse(1003);
    this.#heardAtMs = this.#needs.steadyMs();
    const refusal = this.#refusalOf(data);
    if (refusal !== null) return this.#refuse(refusal);
    const message = decode(data);
    if (!message) return this.#refuse(1007);
    this.#do(message);
  }

  /** A few messages may be in flight when a socket is closed. More are left unread until the connection is ended. */
  #ignore(): void {
    if (++this.#ignored > MAX_IGNORED) this.#socket.pause();
  }

  /** Stops reading: a client that keeps sending only fills its own buffers. It still gets the close code. */
  #refuse(code: number): void {
    this.#socket.close(code);
    this.#socket.pause();
  }

  /** The code to close with; null if there is budget to decode it. */
  #refusalOf(data: Buffer): number | null {
    const fields = countedFields(data);
    if (fields === null) return 1007;
    if (fields > MAX_FIELDS) return 1009;
    return this.#needs.spend(workOfDecoding(data.length, fields)) ? null : 1008;
  }

  #do(message: ClientMessage): void {
    if (message.case === "offer") this.#waiting = message;
    if (!this.#needs.spend(workOfMessage(message))) {
      // Honest clients await the answer before they offer again, so offers may wait; a flood of other messages may not.
      return message.case === "offer" ? undefined : this.#refuse(1008);
    }
    if (message.case === "offer") this.#waiting = null;
    this.onMessage(message);
  }
}

/** Null if it cannot be read. */
function countedFields(data: Buffer): number | null {
  try {
    return countFields(SignalRequest, data, MAX_FIELDS);
  } catch {
    return null;
  }
}

function decode(data: Buffer): ClientMessage | null {
  try {
    // Unknown fields would be forwarded to everybody inside the messages we relay.
    return SignalRequest.fromBinary(data, { readUnknownFields: false }).message;
  } catch {
    return null;
  }
}
