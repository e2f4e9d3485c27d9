/** Ticks from the first `wake` until a tick finds nothing left to do, so that an idle server never wakes up. */
export class RestingTimer {
  readonly #periodMs: number;
  readonly #tick: () => boolean;
  #timer: NodeJS.Timeout | undefined;

  /** `tick` returns whether there is more to do. */
  constructor(periodMs: number, tick: () => boolean) {
    this.#periodMs = periodMs;
    this.#tick = tick;
  }

  wake(): void {
    this.#timer ??= setInterval(() => {
      if (!this.#tick()) this.rest();
    }, this.#periodMs);
  }

  rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
