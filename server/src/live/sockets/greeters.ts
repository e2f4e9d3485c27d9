import { constants } from "@atrium/contract";

/**
 * Sockets that have not said `hello` yet, by network address. Anybody may open one, so an address has only so many at a
 * time: one more ends the one that has been silent for longest. Whoever means it says `hello` at once, so somebody's
 * silent sockets keep none of their neighbours out; whoever has greeted shows a ticket or is sent away.
 */
export class Greeters {
  /** The ends of those who wait, by address, the longest silent first. */
  readonly #open = new Map<string, Set<() => void>>();

  /** Takes a place. `end` is called should it be taken away. Gives the undo, which may be called more than once. */
  take(address: string, end: () => void): () => void {
    const waiting = this.#open.get(address) ?? new Set();
    this.#open.set(address, waiting);
    const [longest] = waiting;
    if (waiting.size >= constants.socket.greetersPerAddress && longest !== undefined) {
      waiting.delete(longest);
      longest();
    }
    const own = () => end();
    waiting.add(own);
    return () => {
      waiting.delete(own);
      if (waiting.size === 0 && this.#open.get(address) === waiting) this.#open.delete(address);
    };
  }
}
