import type { AccountId, SpaceId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import { recordVisits } from "../space/index.ts";
import { LeaseLost } from "./leases/ownership.ts";
import type { Ownership } from "./leases/ownership.ts";

interface VisitBookNeeds {
  db: Database;
  nowMs: () => number;
  ownership: Pick<Ownership, "fence">;
  onFault: (error: unknown) => void;
}

interface Visit {
  accountId: AccountId;
  browserHash: string | null;
  /** How many visits began: none if they came back after a lost connection. */
  begun: number;
}

/** Records who entered which space. Visits that arrive during a write are written together. */
export class VisitBook {
  readonly #needs: VisitBookNeeds;
  /** Waiting visits by space; a space is in the map while it is being written. */
  readonly #waiting = new Map<SpaceId, Map<AccountId, Visit>>();
  readonly #writing = new Map<SpaceId, readonly Visit[]>();

  constructor(needs: VisitBookNeeds) {
    this.#needs = needs;
  }

  note(spaceId: SpaceId, visit: Visit): void {
    const waiting = this.#waiting.get(spaceId);
    if (waiting !== undefined) {
      const begun = visit.begun + (waiting.get(visit.accountId)?.begun ?? 0);
      return void waiting.set(visit.accountId, { ...visit, begun });
    }
    this.#waiting.set(spaceId, new Map([[visit.accountId, visit]]));
    void this.#writeAll(spaceId);
  }

  /** The browser of somebody whose visit is not in the database yet; otherwise null. */
  browserOf(spaceId: SpaceId, accountId: AccountId): string | null {
    const isTheirs = (visit: Visit) => visit.accountId === accountId;
    const visit = this.#waiting.get(spaceId)?.get(accountId) ?? this.#writing.get(spaceId)?.find(isTheirs);
    return visit?.browserHash ?? null;
  }

  async #writeAll(spaceId: SpaceId): Promise<void> {
    for (let visits = this.#take(spaceId); visits.length > 0; visits = this.#take(spaceId)) {
      this.#writing.set(spaceId, visits);
      await this.#try(spaceId, visits);
    }
    this.#writing.delete(spaceId);
    this.#waiting.delete(spaceId);
  }

  /** A visit that cannot be recorded, for instance of a deleted account, does not prevent the others. */
  async #try(spaceId: SpaceId, visits: readonly Visit[]): Promise<void> {
    try {
      await this.#write(spaceId, visits);
    } catch (error) {
      // The space moved away at this very moment: the visit is recorded where its people reconnect.
      if (error instanceof LeaseLost) return;
      if (visits.length === 1) return this.#needs.onFault(error);
      for (const visit of visits) await this.#try(spaceId, [visit]);
    }
  }

  #take(spaceId: SpaceId): Visit[] {
    const waiting = this.#waiting.get(spaceId);
    const visits = [...(waiting?.values() ?? [])];
    waiting?.clear();
    return visits;
  }

  async #write(spaceId: SpaceId, visits: readonly Visit[]): Promise<void> {
    const { db, ownership, nowMs } = this.#needs;
    await db.transaction(async (tx) => {
      await ownership.fence(tx, spaceId);
      await recordVisits(tx, { spaceId, visits }, nowMs());
    });
  }
}
