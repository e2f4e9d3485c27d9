import type { AccountId, ConnectionId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Ending, Outlet } from "../sockets/outlet.ts";
import type { OpenRoom } from "./roomSet.ts";

/** Somebody inside. */
export interface Occupant {
  outlet: Outlet | null;
  /** The room they are in. */
  open: OpenRoom | null;
  sessionId: string;
  connectionId: ConnectionId;
  awayUntilMs: number | null;
}

/** Everybody inside a space, including those whose return is awaited, and since when it has been empty. */
export class Occupants {
  readonly #clock: Pick<Clock, "steadyMs">;
  readonly #occupants = new Map<AccountId, Occupant>();
  #emptySinceMs: number | null;

  constructor(clock: Pick<Clock, "steadyMs">) {
    this.#clock = clock;
    this.#emptySinceMs = clock.steadyMs();
  }

  get size(): number {
    return this.#occupants.size;
  }
  /** Since when nobody has been inside and nobody has called, by the steady clock; null while somebody is inside. */
  get emptySinceMs(): number | null {
    return this.#emptySinceMs;
  }
  use(): void {
    if (this.#emptySinceMs !== null) this.#emptySinceMs = this.#clock.steadyMs();
  }

  get(accountId: AccountId): Occupant | null {
    return this.#occupants.get(accountId) ?? null;
  }
  /** Null for a connection that a newer one has superseded. */
  current(accountId: AccountId, connectionId: ConnectionId): Occupant | null {
    const occupant = this.get(accountId);
    return occupant?.connectionId === connectionId ? occupant : null;
  }

  put(accountId: AccountId, occupant: Occupant): void {
    this.#occupants.set(accountId, occupant);
    this.#emptySinceMs = null;
  }
  remove(accountId: AccountId): void {
    this.#occupants.delete(accountId);
    if (this.size === 0) this.#emptySinceMs = this.#clock.steadyMs();
  }
  /** Ends all their connections at once. */
  dissolve(ending: () => Ending): void {
    for (const occupant of this.#occupants.values()) occupant.outlet?.end(ending());
    this.#occupants.clear();
  }

  sessionIds(): string[] {
    return Array.from(this.#occupants.values(), ({ sessionId }) => sessionId);
  }
  ofSession(sessionId: string): AccountId[] {
    return this.#those((occupant) => occupant.sessionId === sessionId);
  }
  /** Those who have been disconnected too long. */
  overdue(): AccountId[] {
    const steadyMs = this.#clock.steadyMs();
    return this.#those(({ awayUntilMs }) => awayUntilMs !== null && awayUntilMs <= steadyMs);
  }

  #those(are: (occupant: Occupant) => boolean): AccountId[] {
    return [...this.#occupants].filter(([, occupant]) => are(occupant)).map(([accountId]) => accountId);
  }
}
