// The spaces loaded on this node.
//
// `open` answers where a space lives, and loads it here if it lives nowhere: its actor's first records are read after
// the lease is taken. Concurrent callers share one opening. Once a second, people disconnected for too long are removed
// and spaces empty for a while are dropped; a lost lease, a drain or a deleted space ends them at once.

import { CLOSE_CODES, TRANSIENT_CODES } from "@atrium/contract";
import type { SpaceId, SpacePatch } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { LoadedSpace } from "./actors/loadedSpace.ts";
import type { Ending } from "./sockets/outlet.ts";
import type { Ownership } from "./leases/ownership.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";

export type Home =
  | { kind: "here"; space: SpaceActor }
  | { kind: "elsewhere"; address: string; publicAddress: string }
  /** Owned by a previous run of this node that was just killed: to be tried again. */
  | { kind: "awaited" }
  | { kind: "missing" };

export interface LiveSpacesNeeds {
  clock: Clock;
  ownership: Pick<Ownership, "owns" | "take" | "release">;
  /** Where other nodes reach this one. */
  ownAddress: () => string;
  load: (spaceId: SpaceId) => Promise<LoadedSpace | null>;
  makeActor: (loaded: LoadedSpace) => SpaceActor;
  onFault: (error: unknown) => void;
}

interface Revision {
  revision: number;
  patches: readonly SpacePatch[];
}

const SWEEP_EVERY_MS = 1000;
const KEEP_EMPTY_MS = 30_000;

export class LiveSpaces {
  readonly #needs: LiveSpacesNeeds;
  readonly #actors = new Map<SpaceId, SpaceActor>();
  readonly #opening = new Map<SpaceId, Promise<Home>>();
  readonly #reloading = new Map<SpaceId, Promise<void>>();
  readonly #stop: () => void;
  #isDraining = false;

  constructor(needs: LiveSpacesNeeds) {
    this.#needs = needs;
    this.#stop = needs.clock.every(SWEEP_EVERY_MS, () => this.#sweep());
  }

  /** The space, if it is loaded here. */
  find(spaceId: SpaceId): SpaceActor | null {
    return this.#actors.get(spaceId) ?? null;
  }

  all(): SpaceActor[] {
    return [...this.#actors.values()];
  }

  /** Whether a space lives here; it then stays for a while, even if nobody is inside. */
  isHere(spaceId: SpaceId): boolean {
    if (!this.#needs.ownership.owns(spaceId)) return false;
    this.find(spaceId)?.use();
    return this.find(spaceId) !== null;
  }

  open(spaceId: SpaceId): Promise<Home> {
    const space = this.find(spaceId);
    if (space !== null && this.isHere(spaceId)) return Promise.resolve({ kind: "here", space });
    const opening = this.#opening.get(spaceId) ?? this.#bringToLife(spaceId);
    this.#opening.set(spaceId, opening);
    return opening;
  }

  /**
   * Reads the records again after a change; if the space is gone, everybody is disconnected. Reads run one after another,
   * including the first: an older one never overwrites a newer one.
   */
  reload(spaceId: SpaceId): Promise<void> {
    const before = this.#reloading.get(spaceId) ?? this.#opening.get(spaceId) ?? Promise.resolve();
    const reading = before
      .catch(() => {})
      .then(() => this.#readAgain(spaceId))
      .finally(() => {
        if (this.#reloading.get(spaceId) === reading) this.#reloading.delete(spaceId);
      });
    this.#reloading.set(spaceId, reading);
    return reading;
  }

  /** Applies a committed change of the records; reads them again if one before it is missing. */
  async revise(spaceId: SpaceId, { revision, patches }: Revision): Promise<void> {
    await this.#opening.get(spaceId)?.catch(() => {});
    if (this.find(spaceId)?.revise(revision, patches) === false) await this.reload(spaceId);
  }

  /** Ends a space here, whoever owns its lease now. */
  drop(spaceId: SpaceId, ending: () => Ending): void {
    const space = this.find(spaceId);
    this.#actors.delete(spaceId);
    space?.dissolve(ending);
  }

  /** Drops every space, one after another; people are told to reconnect after up to `spreadMs`. */
  async drain(reconnectInMs: () => number): Promise<void> {
    this.#isDraining = true;
    this.#stop();
    await Promise.allSettled(this.#opening.values());
    for (const spaceId of this.#actors.keys()) {
      await this.#release(spaceId);
      this.drop(spaceId, () => ({ closeCode: TRANSIENT_CODES.restart, reconnectInMs: reconnectInMs() }));
    }
  }

  async #readAgain(spaceId: SpaceId): Promise<void> {
    if (this.find(spaceId) === null) return;
    const loaded = await this.#needs.load(spaceId);
    if (loaded === null) {
      this.drop(spaceId, () => ({ closeCode: CLOSE_CODES.notFound }));
      return this.#release(spaceId);
    }
    // Older than a change that arrived since, so the rest of it is outdated as well.
    if (this.find(spaceId)?.reload(loaded) === false) return this.#readAgain(spaceId);
  }

  async #bringToLife(spaceId: SpaceId): Promise<Home> {
    try {
      if (this.#isDraining) throw new Error("The server is stopping");
      const loaded = await this.#needs.load(spaceId);
      if (loaded === null) return { kind: "missing" };
      const elsewhere = await this.#needs.ownership.take(spaceId);
      if (elsewhere?.address === this.#needs.ownAddress()) return { kind: "awaited" };
      if (elsewhere !== null) return { kind: "elsewhere", ...elsewhere };
      // What is left from an earlier ownership is outdated.
      this.drop(spaceId, () => ({ closeCode: TRANSIENT_CODES.restart }));
      const space = this.#needs.makeActor((await this.#needs.load(spaceId)) ?? loaded);
      this.#actors.set(spaceId, space);
      return { kind: "here", space };
    } finally {
      this.#opening.delete(spaceId);
    }
  }

  #sweep(): void {
    const steadyMs = this.#needs.clock.steadyMs();
    for (const [spaceId, space] of this.#actors) {
      space.sweep();
      if (space.emptySinceMs === null || steadyMs - space.emptySinceMs < KEEP_EMPTY_MS) continue;
      this.#actors.delete(spaceId);
      void this.#release(spaceId);
    }
  }

  async #release(spaceId: SpaceId): Promise<void> {
    try {
      await this.#needs.ownership.release(spaceId);
    } catch (error) {
      this.#needs.onFault(error);
    }
  }
}
