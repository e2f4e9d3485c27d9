import { constants } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Frame } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";

interface Job {
  frame: Frame;
  outlets: readonly Outlet[];
  next: number;
}

/**
 * Sends frames to crowds in order, yielding to other work after every `fanOutSlice` people. A small crowd is served at
 * once if nothing is queued before it.
 */
export class FanOut {
  readonly #clock: Pick<Clock, "soon">;
  readonly #waiting: Job[] = [];
  #isRunning = false;

  constructor(clock: Pick<Clock, "soon">) {
    this.#clock = clock;
  }

  send(frame: Frame, outlets: readonly Outlet[]): void {
    this.#waiting.push({ frame, outlets, next: 0 });
    if (!this.#isRunning) this.#run();
  }

  #run(): void {
    this.#isRunning = true;
    let budget: number = constants.socket.fanOutSlice;
    for (let job = this.#waiting[0]; job !== undefined; job = this.#waiting[0]) {
      while (job.next < job.outlets.length && budget > 0) {
        job.outlets[job.next]?.deliver(job.frame);
        job.next += 1;
        budget -= 1;
      }
      if (job.next < job.outlets.length) return this.#clock.soon(() => this.#run());
      this.#waiting.shift();
    }
    this.#isRunning = false;
  }
}
