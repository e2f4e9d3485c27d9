import { constants } from "@atrium/contract";

/**
 * Sockets that have not said `hello` yet, by network address. Anybody may open one, so an address has only so many at a
 * time; whoever has greeted shows a ticket or is sent away.
 */
export class Greeters {
  readonly #open = new Map<string, number>();

  /** Takes a place; null when the address has none left. Gives the undo, which may be called more than once. */
  take(address: string): (() => void) | null {
    const before = this.#open.get(address) ?? 0;
    if (before >= constants.socket.greetersPerAddress) return null;
    this.#open.set(address, before + 1);
    let isOver = false;
    return () => {
      if (!isOver) this.#giveBack(address);
      isOver = true;
    };
  }

  #giveBack(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
