import { SignalRequest, SignalResponse } from "@livekit/protocol";
import type { WebSocket } from "ws";
import type { ClientMessage, Signal } from "./signal.ts";
import { countFields } from "./countFields.ts";
import { MAX_FIELDS, workOfDecoding, workOfMessage } from "./signalWork.ts";

/** A client that reads so slowly is cut off; it resumes when it can. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** Clients ping every 10 s. */
const SILENCE_MS = 25_000;

export interface SignalSocketNeeds {
  steadyMs(): number;
  /** Takes from what its person may cost everybody else; false where not so much is left. See signalWork. */
  spend(work: number): boolean;
}

/** One signalling socket: messages in and out, limits and silence. It knows no rooms. */
export class SignalSocket implements Signal {
  readonly #socket: WebSocket;
  readonly #needs: SignalSocketNeeds;
  #heardAtMs: number;
  /** The newest offer there was no time for yet; those before it are void. */
  #waiting: ClientMessage | null = null;
  onMessage: (message: ClientMessage) => void = () => undefined;
  onClose: () => void = () => undefined;

  constructor(socket: WebSocket, needs: SignalSocketNeeds) {
    this.#socket = socket;
    this.#needs = needs;
    this.#heardAtMs = needs.steadyMs();
    socket.on("message", (data, isBinary) => this.#take(data, isBinary));
    // They are answered and forgotten, but reading them takes time as well.
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

  /** Takes an offer that waits, and ends a socket nothing was heard from for long. Call about every 100 ms. */
  tick(steadyMs: number): void {
    if (this.#waiting !== null && this.#socket.readyState === this.#socket.OPEN) this.#do(this.#waiting);
    if (steadyMs - this.#heardAtMs > SILENCE_MS) this.#socket.terminate();
  }

  #take(data: WebSocket.RawData, isBinary: boolean): void {
    // What is still under way when a socket has been closed is not looked at.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!isBinary || !(data instanceof Buffer)) return this.#socket.close(1003);
    this.#heardAtMs = this.#needs.steadyMs();
    const refusal = this.#refusalOf(data);
    if (refusal !== null) return this.#socket.close(refusal);
    const message = decode(data);
    if (!message) return this.#socket.close(1007);
    this.#do(message);
  }

  /** The code to close with; null where there is time to decode it. */
  #refusalOf(data: Buffer): number | null {
    const fields = countedFields(data);
    if (fields === null) return 1007;
    if (fields > MAX_FIELDS) return 1009;
    return this.#needs.spend(workOfDecoding(data.length, fields)) ? null : 1008;
  }

  #do(message: ClientMessage): void {
    if (message.case === "offer") this.#waiting = message;
    if (!this.#needs.spend(workOfMessage(message))) {
      // An honest client waits for its answer before it offers again, so an offer may wait; a flood of others may not.
      return message.case === "offer" ? undefined : this.#socket.close(1008);
    }
    if (message.case === "offer") this.#waiting = null;
    this.onMessage(message);
  }
}

/** Null where it cannot be read. */
function countedFields(data: Buffer): number | null {
  try {
    return countFields(SignalRequest, data, MAX_FIELDS);
  } catch {
    return null;
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
