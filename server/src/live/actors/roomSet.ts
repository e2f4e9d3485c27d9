import { must } from "@atrium/contract";
import type { AccountId, Room, RoomId } from "@atrium/contract";
import type { KeptLive } from "../../room/index.ts";
import { HeldPlaces } from "./heldPlaces.ts";
import { LiveElements } from "./liveElements.ts";
import type { ElementShelf, ElementsRead } from "./liveElements.ts";
import { RoomActor } from "./roomActor.ts";
import type { RoomActorNeeds } from "./roomActorNeeds.ts";

/** A room with people in it and its name at the media server, which is random and new each time the room opens. */
export interface OpenRoom {
  actor: RoomActor;
  elements: LiveElements;
  heldPlaces: HeldPlaces;
  mediaRoom: string;
  /** Who has left it without waiting at its shield: they are no newcomers when they return. */
  readonly known: Set<AccountId>;
}

interface RoomSetNeeds extends Pick<RoomActorNeeds, "clock" | "random" | "wake" | "viewerOf"> {
  shelf: ElementShelf;
  newMediaRoom: () => string;
  /** A media room is no longer used. */
  onMediaOver: (mediaRoom: string) => void;
  record: (roomId: RoomId) => Room | null;
  /** A member of a room's audience becomes visible. */
  onShown: (open: OpenRoom, accountId: AccountId) => void;
  /** Somebody is on a stage now, or nobody any more. */
  onLive: (roomId: RoomId, isLive: boolean) => void;
}

/** The rooms of a space that have people in them. */
export class RoomSet {
  readonly #needs: RoomSetNeeds;
  readonly #open = new Map<RoomId, OpenRoom>();
  #keeping: Promise<void> = Promise.resolve();

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

  /** The elements of a room that is about to open: newcomers appear at its spawn spots. Null if it is open already. */
  async readAhead(roomId: RoomId): Promise<ElementsRead | null> {
    const { shelf } = this.#needs;
    if (this.#open.has(roomId)) return null;
    return shelf.read(roomId).catch((error: unknown) => {
      shelf.onFault(error);
      return null;
    });
  }

  open(roomId: RoomId, ahead: ElementsRead | null): OpenRoom {
    const known = this.#open.get(roomId);
    known?.elements.catchUp();
    if (known !== undefined) return known;
    const { clock, random, wake, viewerOf, newMediaRoom } = this.#needs;
    const onShown = (accountId: AccountId) => this.#needs.onShown(opened, accountId);
    const room = () => this.#needs.record(roomId);
    const onScreenOver = (accountId: string) => opened.elements.stopped(accountId);
    let kept: KeptLive = ahead?.keptLive ?? { behindDoors: {}, parts: {} };
    const keep = (now: Partial<KeptLive>) => {
      kept = { ...kept, ...now };
      this.#keepLive(roomId, kept);
    };
    const missed = kept.behindDoors;
    const onBehindDoors = (behindDoors: KeptLive["behindDoors"]) => keep({ behindDoors });
    const onParts = (parts: KeptLive["parts"]) => keep({ parts });
    const onLive = (isLive: boolean) => this.#needs.onLive(roomId, isLive);
    const on = { onShown, onScreenOver, onBehindDoors };
    const actor = new RoomActor(roomId, { clock, random, wake, viewerOf, room, missed, ...on });
    const { records } = actor;
    const change = actor.change.bind(actor);
    const opened: OpenRoom = {
      actor,
      elements: new LiveElements({ roomId, clock, shelf: this.#needs.shelf, records, change }, ahead),
      heldPlaces: new HeldPlaces({ clock, records, change, missed: kept.parts, onParts, onLive }),
      mediaRoom: newMediaRoom(),
      known: new Set(),
    };
    this.#open.set(roomId, opened);
    return opened;
  }

  /** Writes run one after another, so that the last one wins. */
  #keepLive(roomId: RoomId, kept: KeptLive): void {
    const { shelf } = this.#needs;
    this.#keeping = this.#keeping
      .then(() => shelf.keepLive?.(roomId, kept))
      .catch((error: unknown) => shelf.onFault(error));
  }

  /** Renames the room at the media server; its people move there with fresh tokens. */
  renewMedia(roomId: RoomId): void {
    const open = this.#open.get(roomId);
    if (open === undefined) return;
    const before = open.mediaRoom;
    open.mediaRoom = this.#needs.newMediaRoom();
    this.#needs.onMediaOver(before);
  }

  /** Somebody leaves for good; the last one closes it. */
  leave({ actor, elements, heldPlaces, mediaRoom }: OpenRoom, accountId: AccountId): void {
    actor.leave(accountId);
    elements.left(accountId);
    heldPlaces.watch();
    if (actor.size > 0) return;
    elements.close();
    heldPlaces.close();
    this.#open.delete(actor.roomId);
    this.#needs.onMediaOver(mediaRoom);
  }
}
