import { must } from "@atrium/contract";
import type { AccountId, Room, RoomId } from "@atrium/contract";
import { RoomActor } from "./roomActor.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";

/** A room with people in it and its name at the media server, which is random and new each time the room opens. */
export interface OpenRoom {
  actor: RoomActor;
  mediaRoom: string;
  /** Who has left it and did not wait at its shield: no newcomers when they come again. */
  readonly known: Set<AccountId>;
}

interface RoomSetNeeds extends Pick<RoomActorNeeds, "clock" | "random" | "wake" | "viewerOf"> {
  newMediaRoom: () => string;
  /** A media room is no longer used. */
  onMediaOver: (mediaRoom: string) => void;
  record: (roomId: RoomId) => Room | null;
  /** A member of a room's audience becomes visible. */
  onShown: (open: OpenRoom, accountId: AccountId) => void;
}

/** The rooms of a space that have people in them. */
export class RoomSet {
  readonly #needs: RoomSetNeeds;
  readonly #open = new Map<RoomId, OpenRoom>();

  constructor(needs: RoomSetNeeds) {
    this.#needs = needs;
  }

  find(roomId: RoomId): OpenRoom | null {
    return this.#open.get(roomId) ?? null;
  }

  all(): OpenRoom[] {
    return [...this.#open.values()];
  }

  online(roomId: RoomId): number {
    return this.#open.get(roomId)?.actor.size ?? 0;
  }

  isFull(roomId: RoomId): boolean {
    const room = must(this.#needs.record(roomId), "only rooms of the space are asked for");
    return this.online(roomId) >= room.capacity;
  }

  open(roomId: RoomId): OpenRoom {
    const known = this.#open.get(roomId);
    if (known !== undefined) return known;
    const { clock, random, wake, viewerOf, newMediaRoom } = this.#needs;
    const onShown = (accountId: AccountId) => this.#needs.onShown(opened, accountId);
    const room = () => this.#needs.record(roomId);
    const opened: OpenRoom = {
      actor: new RoomActor(roomId, { clock, random, wake, viewerOf, room, onShown }),
      mediaRoom: newMediaRoom(),
      known: new Set(),
    };
    this.#open.set(roomId, opened);
    return opened;
  }

  /** Renames the room at the media server; its people move there with fresh tokens. */
  renewMedia(roomId: RoomId): void {
    const open = this.#open.get(roomId);
    if (open === undefined) return;
    const before = open.mediaRoom;
    open.mediaRoom = this.#needs.newMediaRoom();
    this.#needs.onMediaOver(before);
  }

  closeIfEmpty(roomId: RoomId): void {
    const open = this.#open.get(roomId);
    if (open === undefined || open.actor.size > 0) return;
    this.#open.delete(roomId);
    this.#needs.onMediaOver(open.mediaRoom);
  }
}
