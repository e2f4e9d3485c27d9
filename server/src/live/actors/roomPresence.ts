import type { RoomId } from "@atrium/contract";
import { frameOf } from "../sockets/frame.ts";
import type { Outlet } from "../sockets/outlet.ts";
import type { SeatMap } from "./seatMap.ts";

interface RoomPresenceNeeds {
  roomId: RoomId;
  seats: Pick<SeatMap, "takeNews" | "all">;
  outlets: () => Iterable<Outlet>;
}

/** Sends the places and levels of a room as they change, at most one frame a tick. */
export class RoomPresence {
  readonly #needs: RoomPresenceNeeds;
  /** Listeners whose last frame was skipped: the next tick sends them everybody's latest. */
  readonly #behind = new Set<Outlet>();

  constructor(needs: RoomPresenceNeeds) {
    this.#needs = needs;
  }

  /** They have places, by a snapshot, but no levels: the next tick sends everything. */
  oweAll(outlet: Outlet): void {
    this.#behind.add(outlet);
  }

  forget(outlet: Outlet): void {
    this.#behind.delete(outlet);
  }

  /** Sends what moved since the last tick. True if a listener missed a frame and needs another tick. */
  tick(): boolean {
    const { roomId, seats, outlets } = this.#needs;
    const moved = seats.takeNews();
    const behind = [...this.#behind];
    if (moved !== null) {
      const frame = frameOf({ type: "presence", roomId, ...moved });
      for (const outlet of outlets()) if (!outlet.deliverPresence(frame)) this.#behind.add(outlet);
    }
    if (behind.length > 0) this.#catchUp(behind);
    return this.#behind.size > 0;
  }

  #catchUp(behind: readonly Outlet[]): void {
    const { roomId, seats } = this.#needs;
    const frame = frameOf({ type: "presence", roomId, ...seats.all() });
    for (const outlet of behind) if (outlet.deliverPresence(frame)) this.#behind.delete(outlet);
  }
}
