import { constants } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import { scaled } from "./positions.ts";

/**
 * Sends my movement: at most one message each 33 ms, the latest position last, nothing while I stand still. `send`
 * returns whether the link took it; what it did not take is sent by `restart` after a reconnection.
 */
export class MoveSender {
  readonly #clock: Clock;
  readonly #send: (message: UpMessage) => boolean;
  #sent: string | null = null;
  #wanted: { x: number; y: number } | null = null;
  #waiting: (() => void) | null = null;

  constructor(clock: Clock, send: (message: UpMessage) => boolean) {
    this.#clock = clock;
    this.#send = send;
  }

  moved(x: number, y: number): void {
    this.#wanted = { x: scaled(x), y: scaled(y) };
    if (this.#waiting === null) this.#say();
  }

  /** A room was entered: what was sent before no longer counts. `place` is my position as shown here. */
  restart(place: { x: number; y: number } | null): void {
    this.#sent = null;
    this.#wanted = place === null ? null : { x: scaled(place.x), y: scaled(place.y) };
    if (this.#waiting === null) this.#say();
  }

  stop(): void {
    this.#waiting?.();
    this.#waiting = null;
    this.#wanted = null;
  }

  #say(): void {
    if (this.#wanted === null) return;
    const { x, y } = this.#wanted;
    if (this.#sent === `${x},${y}` || !this.#send({ type: "move", x, y })) return;
    this.#sent = `${x},${y}`;
    this.#waiting = this.#clock.after(constants.presence.moveEveryMs, () => {
      this.#waiting = null;
      this.#say();
    });
  }
}
