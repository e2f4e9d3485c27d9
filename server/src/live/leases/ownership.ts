// Which spaces this node owns. One node at a time owns a space, by a lease in the database.
//
// A lease is taken when a space is first needed, renewed with all others every `lease.renewEveryMs`, and released when the
// space is dropped. Expiry is counted here from before the query was sent, by the steady clock, so this node always gives
// up before another may begin; only a node that was killed and restarted need not wait that long for its previous run, and
// one that is alone on its database not at all (`endLeases`). A write checks owner and epoch in its own transaction and
// fails if they have changed: a node that froze for a while can do no harm.

import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Query } from "../../platform/database/database.ts";
import { findLease, lockLease, releaseLease, renewLeases, takeLease } from "./leaseStore.ts";
import type { Lease, LeaseHolder } from "./leaseStore.ts";

export interface OwnershipNeeds {
  db: Database;
  clock: Clock;
  /** This node, as others see it; the owner's name never changes. */
  self: () => LeaseHolder;
  /** The lease is no longer ours. */
  onLost: (spaceId: SpaceId) => void;
  onFault: (error: unknown) => void;
}

interface Held {
  epoch: number;
  untilMs: number;
}

/** Thrown to abort a transaction that must not commit: another node owns the space. */
export class LeaseLost extends Error {
  constructor(spaceId: SpaceId) {
    super(`The lease of space ${spaceId} is not this node's`);
  }
}

export class Ownership {
  readonly #needs: OwnershipNeeds;
  readonly #held = new Map<SpaceId, Held>();
  /** Leases being released: taking one again waits until that is done. */
  readonly #releasing = new Map<SpaceId, Promise<void>>();
  readonly #stop: () => void;
  /** When the pending renewal was sent; null if none is. */
  #renewalAskedMs: number | null = null;

  constructor(needs: OwnershipNeeds) {
    this.#needs = needs;
    this.#stop = needs.clock.every(constants.lease.renewEveryMs, () => void this.#renew());
  }

  /** Takes the space; null if it is ours now, otherwise the lease of its owner. */
  async take(spaceId: SpaceId): Promise<Lease | null> {
    await this.#releasing.get(spaceId)?.catch(() => {});
    const askedMs = this.#needs.clock.steadyMs();
    const lease = await takeLease(this.#needs.db, spaceId, this.#needs.self());
    if (lease.owner !== this.#needs.self().owner) return lease;
    this.#held.set(spaceId, { epoch: lease.epoch, untilMs: askedMs + constants.lease.forMs });
    return null;
  }

  owns(spaceId: SpaceId): boolean {
    const held = this.#held.get(spaceId);
    return held !== undefined && held.untilMs > this.#needs.clock.steadyMs();
  }

  /** Who else owns the space; null if it is ours or nobody's. Inside a transaction, query through it. */
  async ownerElsewhere(query: Query, spaceId: SpaceId): Promise<Lease | null> {
    if (this.owns(spaceId)) return null;
    const lease = await findLease(query, spaceId);
    return lease === null || lease.owner === this.#needs.self().owner ? null : lease;
  }

  /** Lets the open transaction commit only if the space is ours; throws `LeaseLost` otherwise. */
  async fence(tx: Query, spaceId: SpaceId): Promise<void> {
    const held = this.#held.get(spaceId);
    const isOurs =
      held !== undefined && (await lockLease(tx, spaceId, { owner: this.#needs.self().owner, epoch: held.epoch }));
    if (isOurs) return;
    this.#lose(spaceId);
    throw new LeaseLost(spaceId);
  }

  async release(spaceId: SpaceId): Promise<void> {
    const held = this.#held.get(spaceId);
    if (held === undefined) return;
    this.#held.delete(spaceId);
    const { owner } = this.#needs.self();
    const releasing = releaseLease(this.#needs.db, spaceId, { owner, epoch: held.epoch });
    this.#releasing.set(spaceId, releasing);
    try {
      await releasing;
    } finally {
      this.#releasing.delete(spaceId);
    }
  }

  stop(): void {
    this.#stop();
  }

  async #renew(): Promise<void> {
    this.#dropOutlived();
    if (this.#isAwaitingRenewal() || this.#held.size === 0) return;
    const askedMs = this.#needs.clock.steadyMs();
    this.#renewalAskedMs = askedMs;
    const asked = [...this.#held];
    try {
      const renewed = await renewLeases(this.#needs.db, this.#needs.self().owner);
      for (const [spaceId, held] of asked) {
        if (this.#held.get(spaceId) !== held) continue;
        if (renewed.get(spaceId) === held.epoch) held.untilMs = askedMs + constants.lease.forMs;
        else this.#lose(spaceId);
      }
    } catch (error) {
      this.#needs.onFault(error);
    } finally {
      if (this.#renewalAskedMs === askedMs) this.#renewalAskedMs = null;
    }
  }

  /** An answer may never come, e.g. over a connection that broke unnoticed. By then all it could renew has expired. */
  #isAwaitingRenewal(): boolean {
    const askedMs = this.#renewalAskedMs;
    return askedMs !== null && this.#needs.clock.steadyMs() - askedMs < constants.lease.forMs;
  }

  /** Drops leases that expired because the database was unreachable, or this program was frozen, for too long. */
  #dropOutlived(): void {
    for (const spaceId of this.#held.keys()) {
      if (!this.owns(spaceId)) this.#lose(spaceId);
    }
  }

  #lose(spaceId: SpaceId): void {
    if (this.#held.delete(spaceId)) this.#needs.onLost(spaceId);
  }
}
