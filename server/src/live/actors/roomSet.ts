import { constants, must } from "@atrium/contract";
import type { Room, RoomId } from "@atrium/contract";
import { floorOf } from "@atrium/rules";
import { RoomActor } from "./roomActor.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";

/** A room with people in it and its name at the media server, which is random and new each time the room opens. */
export interface OpenRoom {
  actor: RoomActor;
  mediaRoom: string;
}

interface RoomSetNeeds extends Pick<RoomActorNeeds, "clock" | "random" | "wake"> {
  newMediaRoom: () => string;
  /** A room at the media server is not used any more. */
  onMediaOver: (mediaRoom: string) => void;
}

/** The rooms of a space that have people in them. */
export class RoomSet {
  readonly #needs: RoomSetNeeds;
  readonly #record: (roomId: RoomId) => Room | null;
  readonly #open = new Map<RoomId, OpenRoom>();

  constructor(needs: RoomSetNeeds, record: (roomId: RoomId) => Room | null) {
    this.#needs = needs;
    this.#record = record;
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
    const room = must(this.#record(roomId), "only rooms of the space are asked for");
    return this.online(roomId) >= room.capacity;
  }

  open(roomId: RoomId): OpenRoom {
    const known = this.#open.get(roomId);
    if (known !== undefined) return known;
    const { clock, random, wake, newMediaRoom } = this.#needs;
    const floorSize = () => this.#record(roomId)?.size ?? constants.map.defaultSize;
    const spawn = () => floorOf(this.#record(roomId)?.bgImageUrl ?? null)?.arrival ?? null;
    const opened = {
      actor: new RoomActor(roomId, { clock, random, wake, floorSize, spawn }),
      mediaRoom: newMediaRoom(),
    };
    this.#open.set(roomId, opened);
    return opened;
  }

  /** The room goes on under another name at the media server; its people come there by fresh tokens. */
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
