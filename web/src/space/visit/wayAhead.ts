import type { SpaceId } from "@atrium/contract";
import { SocketAhead } from "../../live/index.ts";
import type { Door, OpenSocket } from "../../live/index.ts";
import type { Clock } from "../../platform/clock.ts";

/** Half as long as a ticket lasts: what is left is for the way. */
const TICKET_GOOD_FOR_MS = 15_000;

export interface WayAheadNeeds {
  clock: Clock;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  /** Asks for a ticket with nothing else to say: who has to give a password is not let in, and nothing is guessed. */
  knock(spaceId: SpaceId): Promise<Door>;
}

/**
 * The way in, gone while the card is read: a ticket, and a socket that has said nothing yet. The click then only has to
 * greet; from far away that is half a second. Nobody inside hears of it, and what is not used goes by itself.
 */
export class WayAhead {
  readonly #needs: WayAheadNeeds;
  readonly #sockets: SocketAhead;
  #asked: { spaceId: SpaceId; atMs: number; door: Promise<Door> } | null = null;
  #isOver = false;

  constructor(needs: WayAheadNeeds) {
    this.#needs = needs;
    this.#sockets = new SocketAhead(needs.openSocket, needs.clock);
  }

  readonly openSocket: OpenSocket = (url, handlers) => this.#sockets.open(url, handlers);

  prepare(spaceId: SpaceId): void {
    if (this.#isOver) return;
    this.#sockets.prepare(this.#needs.addressOf(""));
    if (this.#isFresh(spaceId)) return;
    const door = this.#needs.knock(spaceId).catch((): Door => ({ state: "unreachable" }));
    this.#asked = { spaceId, atMs: this.#needs.clock.nowMs(), door };
  }

  /** The ticket that was asked for, once; null where there is none, or the door was shut then. */
  async ticket(spaceId: SpaceId): Promise<Door | null> {
    const isFresh = this.#isFresh(spaceId);
    const asked = this.#asked;
    this.#asked = null;
    const door = isFresh ? ((await asked?.door) ?? null) : null;
    return door?.state === "open" ? door : null;
  }

  drop(): void {
    this.#asked = null;
    this.#sockets.drop();
  }

  /** The visit is over: nothing is prepared any more. */
  dispose(): void {
    this.#isOver = true;
    this.drop();
  }

  #isFresh(spaceId: SpaceId): boolean {
    if (this.#asked?.spaceId !== spaceId) return false;
    const ageMs = this.#needs.clock.nowMs() - this.#asked.atMs;
    return ageMs >= 0 && ageMs <= TICKET_GOOD_FOR_MS;
  }
}
