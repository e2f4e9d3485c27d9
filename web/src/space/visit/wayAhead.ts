import type { SpaceId } from "@atrium/contract";
import { SocketAhead } from "../../live/index.ts";
import type { Door, OpenSocket } from "../../live/index.ts";
import type { Clock } from "../../platform/clock.ts";

/** Half of a ticket's lifetime: the rest is for entering. */
const TICKET_GOOD_FOR_MS = 15_000;

export interface WayAheadNeeds {
  clock: Clock;
  openSocket: OpenSocket;
  addressOf(node: string): string;
  /** Asks for a ticket without a password: refused if one is needed, and not counted as an attempt. */
  knock(spaceId: SpaceId): Promise<Door>;
}

/**
 * Prepares entering while the card is shown: a ticket, and an open socket without a `hello`. The click then only has to
 * send it, which saves half a second on slow connections. Nobody inside notices it, and what is not used expires.
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

  /** The prefetched ticket, once; null if there is none, or the door was closed then. */
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
