import type { Clock } from "../platform/clock.ts";
import type { LiveSocket, OpenSocket, SocketHandlers } from "./liveSocket.ts";

/** The server ends a socket that says nothing for ten seconds. */
const READY_FOR_MS = 8_000;

interface Ready {
  url: string;
  madeAtMs: number;
  socket: LiveSocket;
  isOpen: boolean;
  /** The handlers of whoever took it; until then nothing is sent or received. */
  taker: SocketHandlers | null;
  cancel(): void;
}

/**
 * Opens sockets, and one in advance, which saves a click two round trips. One that is not taken in time, or closes
 * before, is dropped, and the next one is opened as usual.
 */
export class SocketAhead {
  readonly #openNew: OpenSocket;
  readonly #clock: Clock;
  #ready: Ready | null = null;

  constructor(openNew: OpenSocket, clock: Clock) {
    this.#openNew = openNew;
    this.#clock = clock;
  }

  prepare(url: string): void {
    if (this.#fresh()?.url === url) return;
    this.drop();
    const socket = this.#openNew(url, {
      opened: () => {
        ready.isOpen = true;
        ready.taker?.opened();
      },
      said: (text) => ready.taker?.said(text),
      closed: (code, wasClean) => {
        if (ready.taker === null) this.#forget(ready);
        else ready.taker.closed(code, wasClean);
      },
    });
    const cancel = this.#clock.after(READY_FOR_MS, () => this.drop());
    const ready: Ready = { url, madeAtMs: this.#clock.nowMs(), socket, isOpen: false, taker: null, cancel };
    this.#ready = ready;
  }

  /** The socket opened in advance for this address, or a new one. */
  readonly open: OpenSocket = (url, handlers) => {
    const ready = this.#fresh();
    if (ready === null || ready.url !== url) {
      this.drop();
      return this.#openNew(url, handlers);
    }
    this.#forget(ready);
    ready.taker = handlers;
    // Sockets report that they are open after they were handed over, never during it.
    if (ready.isOpen) queueMicrotask(() => handlers.opened());
    return ready.socket;
  };

  drop(): void {
    const ready = this.#ready;
    if (ready === null) return;
    this.#forget(ready);
    ready.socket.drop();
  }

  /** After sleep, sockets are dead although the clock has moved on. */
  #fresh(): Ready | null {
    const ready = this.#ready;
    const ageMs = ready === null ? 0 : this.#clock.nowMs() - ready.madeAtMs;
    return ageMs < 0 || ageMs > READY_FOR_MS ? null : ready;
  }

  #forget(ready: Ready): void {
    ready.cancel();
    if (this.#ready === ready) this.#ready = null;
  }
}
