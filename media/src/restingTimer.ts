/** Ticks from the first wake until a tick finds nothing left to do: a server without people does not wake up for nothing. */
export class RestingTimer {
  readonly #periodMs: number;
  readonly #tick: () => boolean;
  #timer: NodeJS.Timeout | undefined;

  /** `tick` says whether there is more to do. */
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
