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

interface Visitor {
  accountId: AccountId;
  browserHash: string | null;
}

/** Notes who came into which space. Those who come while a note is being written are written together. */
export class VisitBook {
  readonly #needs: VisitBookNeeds;
  /** Those who wait, by space; a space is here while it is being written. */
  readonly #waiting = new Map<SpaceId, Map<AccountId, Visitor>>();

  constructor(needs: VisitBookNeeds) {
    this.#needs = needs;
  }

  note(spaceId: SpaceId, visitor: Visitor): void {
    const waiting = this.#waiting.get(spaceId);
    if (waiting !== undefined) return void waiting.set(visitor.accountId, visitor);
    this.#waiting.set(spaceId, new Map([[visitor.accountId, visitor]]));
    void this.#writeAll(spaceId);
  }

  async #writeAll(spaceId: SpaceId): Promise<void> {
    for (let visitors = this.#take(spaceId); visitors.length > 0; visitors = this.#take(spaceId)) {
      await this.#try(spaceId, visitors);
    }
    this.#waiting.delete(spaceId);
  }

  /** One who cannot be noted, as somebody deleted meanwhile, takes the others' notes not along. */
  async #try(spaceId: SpaceId, visitors: readonly Visitor[]): Promise<void> {
    try {
      await this.#write(spaceId, visitors);
    } catch (error) {
      // The space moved away at this very moment: the visit is noted where its people come back.
      if (error instanceof LeaseLost) return;
      if (visitors.length === 1) return this.#needs.onFault(error);
      for (const visitor of visitors) await this.#try(spaceId, [visitor]);
    }
  }

  #take(spaceId: SpaceId): Visitor[] {
    const waiting = this.#waiting.get(spaceId);
    const visitors = [...(waiting?.values() ?? [])];
    waiting?.clear();
    return visitors;
  }

  async #write(spaceId: SpaceId, visitors: readonly Visitor[]): Promise<void> {
    const { db, ownership, nowMs } = this.#needs;
    await db.transaction(async (tx) => {
      await ownership.fence(tx, spaceId);
      await recordVisits(tx, { spaceId, visitors }, nowMs());
    });
  }
}
