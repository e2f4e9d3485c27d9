import type { RoomElement, RoomId } from "@atrium/contract";
import type { FileFrom } from "./deskState.ts";

/** A change of one element, before and after; null if it does not exist at that time. */
export interface Step {
  before: RoomElement | null;
  after: RoomElement | null;
  /** Whose file an added element shows. */
  from?: FileFrom;
}

const MOST_KEPT = 100;

interface Done {
  past: (readonly Step[])[];
  future: (readonly Step[])[];
}

/** One user's undo history, of each room for itself. Changes of others are not in it. */
export class History {
  readonly #rooms = new Map<RoomId, Done>();

  did(steps: readonly Step[]): void {
    const [first] = steps;
    const roomId = (first?.after ?? first?.before)?.roomId;
    if (roomId === undefined) return;
    const past = this.#rooms.get(roomId)?.past ?? [];
    this.#rooms.set(roomId, { past: [...past, steps].slice(-MOST_KEPT), future: [] });
  }

  /** The change that undoes the last one in a room; null if there is none. */
  undo(roomId: RoomId): readonly Step[] | null {
    const done = this.#rooms.get(roomId);
    const steps = done?.past.pop();
    if (steps === undefined) return null;
    done?.future.push(steps);
    return steps.map(({ before, after, ...step }) => ({ ...step, before: after, after: before })).toReversed();
  }

  redo(roomId: RoomId): readonly Step[] | null {
    const done = this.#rooms.get(roomId);
    const steps = done?.future.pop();
    if (steps === undefined) return null;
    done?.past.push(steps);
    return steps;
  }
}
