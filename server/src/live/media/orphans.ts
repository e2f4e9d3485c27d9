import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { spaceOfMediaRoom } from "./mediaRooms.ts";
import type { MediaServer } from "./mediaServer.ts";

interface OrphanNeeds {
  media: Pick<MediaServer, "rooms" | "close">;
  steadyMs: () => number;
  /** The media rooms in use by a space loaded here; null for other spaces. */
  roomsInUse: (spaceId: SpaceId) => ReadonlySet<string> | null;
  /** The known spaces among these that are not loaded anywhere. */
  livingNowhere: (spaceIds: readonly SpaceId[]) => Promise<ReadonlySet<SpaceId>>;
}

/** People of a space that moves to another node take this long to follow; their call continues meanwhile. */
const GRACE_MS = constants.presence.awayForMs;
const KEEP_CLOSED_MS = constants.mediaToken.forMs + 5 * 60_000;

/**
 * Media rooms without any of our people: left behind by a node that ended, or reopened with a token that outlived its
 * room. Those this node has closed itself end at once, others after a grace period.
 */
export class Orphans {
  readonly #needs: OrphanNeeds;
  readonly #closed = new Map<string, number>();
  readonly #seenSinceMs = new Map<string, number>();

  constructor(needs: OrphanNeeds) {
    this.#needs = needs;
  }

  /** A room is over: none of our people are in it any more. */
  async close(mediaRoom: string): Promise<void> {
    this.#closed.set(mediaRoom, this.#needs.steadyMs());
    await this.#needs.media.close(mediaRoom);
  }

  async endAll(): Promise<void> {
    const steadyMs = this.#needs.steadyMs();
    for (const [mediaRoom, sinceMs] of this.#closed)
      if (steadyMs - sinceMs > KEEP_CLOSED_MS) this.#closed.delete(mediaRoom);
    const orphans = await this.#find();
    for (const mediaRoom of this.#seenSinceMs.keys()) if (!orphans.has(mediaRoom)) this.#seenSinceMs.delete(mediaRoom);
    for (const mediaRoom of orphans) {
      const sinceMs = this.#seenSinceMs.get(mediaRoom) ?? steadyMs;
      this.#seenSinceMs.set(mediaRoom, sinceMs);
      if (this.#closed.has(mediaRoom) || steadyMs - sinceMs >= GRACE_MS) await this.#needs.media.close(mediaRoom);
    }
  }

  async #find(): Promise<Set<string>> {
    const bySpace = new Map<SpaceId, string[]>();
    for (const mediaRoom of await this.#needs.media.rooms()) {
      const spaceId = spaceOfMediaRoom(mediaRoom);
      if (spaceId !== null) bySpace.set(spaceId, [...(bySpace.get(spaceId) ?? []), mediaRoom]);
    }
    const away = [...bySpace.keys()].filter((spaceId) => this.#needs.roomsInUse(spaceId) === null);
    const nowhere = away.length === 0 ? new Set<SpaceId>() : await this.#needs.livingNowhere(away);
    const isOrphan = (spaceId: SpaceId, mediaRoom: string): boolean => {
      const inUse = this.#needs.roomsInUse(spaceId);
      return inUse === null ? nowhere.has(spaceId) : !inUse.has(mediaRoom);
    };
    return new Set([...bySpace].flatMap(([spaceId, names]) => names.filter((name) => isOrphan(spaceId, name))));
  }
}
