import type { Clock } from "../platform/clock.ts";
import type { LiveSocket, OpenSocket, SocketHandlers } from "./liveSocket.ts";

/** The server ends a socket that says nothing for ten seconds. */
const READY_FOR_MS = 8_000;

interface Ready {
  url: string;
  madeAtMs: number;
  socket: LiveSocket;
  isOpen: boolean;
  /** Who took it; until then it sends nothing and nobody listens. */
  taker: SocketHandlers | null;
  cancel(): void;
}

/**
 * Opens sockets, and one ahead of need, so that a click finds it open: that is two round trips. One that nobody takes in
 * time, or that comes to an end before, is forgotten, and the next one is opened as usual.
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

  /** The one that is ready for this address, or a new one. */
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

  /** A machine that slept wakes up with dead sockets, and with a clock that went on. */
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
