import type { Touched } from "@atrium/contract";

/**
 * Changes that are on the screen before the server has answered. What they touch is read after the last of them:
 * a reply between two would show the state before the second.
 */
export class ChangesUnderWay {
  #count = 0;
  #touched: Touched[] = [];

  begin(): void {
    this.#count += 1;
  }

  /** One was made; what is to be read now. */
  made(touched: readonly Touched[]): Touched[] {
    this.#count -= 1;
    this.#touched.push(...touched);
    return this.#count > 0 ? [] : this.#touched.splice(0);
  }

  /** One was refused. Alone it has been taken back; among others nobody here knows what holds. */
  refused(touched: readonly Touched[]): Touched[] {
    return this.made(this.#count === 1 && this.#touched.length === 0 ? [] : touched);
  }
}
