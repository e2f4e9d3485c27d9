import { constants } from "@atrium/contract";

/**
 * Sockets that have not said `hello` yet, by network address. Anybody may open one, so each address has a limit: one more
 * ends the one that has been silent longest. A real client says `hello` at once, so one person's silent sockets cannot
 * keep their neighbours out; after `hello`, a socket needs a valid ticket.
 */
export class Greeters {
  /** Functions that end the waiting sockets, by address, longest silent first. */
  readonly #open = new Map<string, Set<() => void>>();

  /** Takes a slot. `end` is called if it is taken away. Returns the undo, which may be called more than once. */
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
