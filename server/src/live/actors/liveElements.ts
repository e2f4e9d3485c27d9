// The elements of one room while people are in it: stored ones, kept in step with the database, and who is using them.
//
// They are read when the room opens, and again whenever a change is missing: changes are numbered, and a read that is
// older than the latest number received is repeated. Invariant, once those whom a restart has disconnected have had
// time to return: the creator of an element that is not pinned is in the room.

import { constants } from "@atrium/contract";
import type {
  AccountId,
  BackgroundVideo,
  ElementId,
  RoomElement,
  RoomId,
  RoomPatch,
  RoomRecords,
  StoredElement,
} from "@atrium/contract";
import { elementsLeft } from "@atrium/rules";
import type { ReadRecords } from "@atrium/rules";
import type { KeptLive } from "../../room/index.ts";
import type { Clock } from "../../platform/clock.ts";

/** A room's elements and the video behind its stage as stored, and the number of their last change. */
export interface ElementsRead {
  revision: number;
  elements: readonly StoredElement[];
  backgroundVideo?: BackgroundVideo | null;
  /** Who was behind closed doors and on stage when the program ended. */
  keptLive?: KeptLive | null;
}
/** Where elements are stored. */
export interface ElementShelf {
  /** Null if the room is gone. */
  read(roomId: RoomId): Promise<ElementsRead | null>;
  /** Their creators have left the room. */
  removeLeft(roomId: RoomId, ids: readonly ElementId[]): Promise<void>;
  /** Stores who is behind closed doors and on stage now. */
  keepLive?(roomId: RoomId, kept: KeptLive): Promise<void>;
  onFault(error: unknown): void;
}
interface LiveElementsNeeds {
  roomId: RoomId;
  clock: Pick<Clock, "after">;
  shelf: ElementShelf;
  records: ReadRecords<RoomRecords>;
  change: (patches: readonly RoomPatch[]) => void;
}
interface ElementsChange {
  revision: number;
  /** Null: not included, so they must be read again. */
  patches: readonly RoomPatch[] | null;
}

export class LiveElements {
  readonly #needs: LiveElementsNeeds;
  readonly #stopWaiting: () => void;
  /** The revision of the records here; null until they have been read. */
  #revision: number | null = null;
  /** The highest revision received so far. */
  #heard = 0;
  #isReading = false;
  #isSettled = false;
  #isClosed = false;

  /** `ahead` was read before the room opened, so that the first person sees its elements at once. */
  constructor(needs: LiveElementsNeeds, ahead: ElementsRead | null) {
    this.#needs = needs;
    this.#stopWaiting = needs.clock.after(constants.element.awaitCreatorsMs, () => this.#settle());
    if (ahead !== null) this.#adopt(ahead);
    this.#read();
  }

  /** A committed change. */
  revise({ revision, patches }: ElementsChange): void {
    this.#heard = Math.max(this.#heard, revision);
    if (this.#revision !== null && revision <= this.#revision) return;
    if (patches === null || this.#revision === null || revision > this.#revision + 1) return this.#read();
    this.#revision = revision;
    this.#needs.change(patches);
    if (this.#isSettled) this.#remove(elementsLeft(this.#needs.records, new Set(patches.map(({ id }) => id))));
  }

  /** Reads what could not be read before. */
  catchUp(): void {
    if (this.#revision === null || this.#revision < this.#heard) this.#read();
  }

  /** Somebody has left the room: elements they were using are released, and theirs that are not pinned are removed. */
  left(accountId: AccountId): void {
    const own: ElementId[] = [];
    const released: RoomPatch[] = [];
    for (const element of this.#needs.records.all("element")) {
      if (element.creatorId === accountId && !element.didPersist) own.push(element.id);
      if (element.collaboratorsIds.includes(accountId)) released.push(withoutUser(element, accountId));
    }
    this.#needs.change(released);
    this.#remove(own);
  }

  /** Somebody has stopped sharing their screen: it is removed. */
  stopped(accountId: string): void {
    const all = Array.from(this.#needs.records.all("element"));
    const theirs = all.filter(({ creatorId, data }) => creatorId === accountId && data.type === "screen_share");
    this.#remove(theirs.map(({ id }) => id));
  }

  /** The room is empty. */
  close(): void {
    this.#isClosed = true;
    this.#stopWaiting();
  }

  #settle(): void {
    this.#isSettled = true;
    this.#remove(elementsLeft(this.#needs.records));
  }

  #remove(ids: readonly ElementId[]): void {
    const { shelf, roomId } = this.#needs;
    if (ids.length > 0) shelf.removeLeft(roomId, ids).catch((error: unknown) => shelf.onFault(error));
  }

  #read(): void {
    if (this.#isReading || this.#isClosed) return;
    this.#isReading = true;
    this.#readAll().catch((error: unknown) => this.#needs.shelf.onFault(error));
  }

  async #readAll(): Promise<void> {
    const { shelf, roomId } = this.#needs;
    try {
      for (;;) {
        const read = await shelf.read(roomId);
        if (read === null || this.#isClosed) return;
        // Repeated if older than a change that was announced meanwhile.
        if (read.revision >= this.#heard) return this.#adopt(read);
      }
    } finally {
      this.#isReading = false;
    }
  }

  #adopt({ revision, elements, backgroundVideo = null }: ElementsRead): void {
    const { roomId, records, change } = this.#needs;
    const kept = new Set<string>(elements.map(({ id }) => id));
    const gone = Array.from(records.all("element"), ({ id }) => id).filter((id) => !kept.has(id));
    this.#heard = revision;
    this.#revision = revision;
    change([
      ...elements.map((stored): RoomPatch => {
        const collaboratorsIds = records.get("element", stored.id)?.collaboratorsIds ?? [];
        return { type: "put", kind: "element", id: stored.id, record: { ...stored, collaboratorsIds } };
      }),
      ...gone.map((id): RoomPatch => ({ type: "gone", kind: "element", id })),
      ...behindStage(records, roomId, backgroundVideo),
    ]);
    if (this.#isSettled) this.#remove(elementsLeft(records));
  }
}

function behindStage(
  records: ReadRecords<RoomRecords>,
  id: RoomId,
  record: BackgroundVideo | null,
): readonly RoomPatch[] {
  if (record !== null) return [{ type: "put", kind: "backgroundVideo", id, record }];
  return records.get("backgroundVideo", id) === undefined ? [] : [{ type: "gone", kind: "backgroundVideo", id }];
}

const withoutUser = ({ id, collaboratorsIds }: RoomElement, accountId: AccountId): RoomPatch => ({
  type: "merge",
  kind: "element",
  id,
  changes: { collaboratorsIds: collaboratorsIds.filter((each) => each !== accountId) },
});
