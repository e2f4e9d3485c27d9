import { SignalRequest, SignalResponse } from "@livekit/protocol";
import type { WebSocket } from "ws";
import type { ClientMessage, Signal } from "./signal.ts";
import { countFields } from "./countFields.ts";
import { MAX_FIELDS, workOfDecoding, workOfMessage } from "./signalWork.ts";

/** A client with this much unread is disconnected; it resumes when it can. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Clients ping every 10 s. */
const SILENCE_MS = 25_000;

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

  /** Handles a waiting offer, and closes a socket that has been silent for too long. Call about every 100 ms. */
  tick(steadyMs: number): void {
    if (this.#waiting !== null && this.#socket.readyState === this.#socket.OPEN) this.#do(this.#waiting);
    if (steadyMs - this.#heardAtMs > SILENCE_MS) this.#socket.terminate();
  }

  #take(data: WebSocket.RawData, isBinary: boolean): void {
    // Messages still in flight after a socket has closed are ignored.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!isBinary || !(data instanceof Buffer)) return this.#socket.close(1003);
    this.#heardAtMs = this.#needs.steadyMs();
    const refusal = this.#refusalOf(data);
    if (refusal !== null) return this.#socket.close(refusal);
    const message = decode(data);
    if (!message) return this.#socket.close(1007);
    this.#do(message);
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
      // An honest client waits for its answer before it offers again, so an offer may wait; a flood of other messages may not.
      return message.case === "offer" ? undefined : this.#socket.close(1008);
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
