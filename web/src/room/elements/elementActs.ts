import type { ElementId, RoomElement } from "@atrium/contract";
import type { Outcome } from "../roomPort.ts";
import { aligned, type Aligning } from "./aligning.ts";
import { around, movedBy, onFloor, rounded, type Box } from "./boxes.ts";
import type { FileFrom } from "./deskState.ts";
import type { ElementFields } from "./elementChange.ts";
import type { ElementCalls } from "./elementCalls.ts";
import { boxOf, type ElementDesk } from "./elementDesk.ts";
import { isLocked, rightsOver, type ElementMaker } from "./elementRights.ts";
import { fitting } from "./fitting.ts";
import { fluidSize } from "./fluidSize.ts";
import { isScreen, showsFile } from "./kinds.ts";
import { copyOf } from "./newElement.ts";
import { topOrder, type OwnChanges } from "./ownChanges.ts";

export interface ActNeeds {
  desk: ElementDesk;
  own: OwnChanges;
  calls: ElementCalls;
  maker(): ElementMaker | null;
  tell(outcome: Promise<Outcome>): void;
  /** Says that somebody else has changed since what was to be undone. */
  sayChanged(): void;
}

/** Offset of a copy from its original, in units. */
const ASIDE = 24;

/** Actions on the selection, for the toolbar and the keyboard. */
export class ElementActs {
  readonly #needs: ActNeeds;
  #copied: readonly RoomElement[] = [];
  /** Which element a copy was made of, by the copy's id. */
  readonly #sources = new Map<string, ElementId>();

  constructor(needs: ActNeeds) {
    this.#needs = needs;
  }

  setPinned(elements: readonly RoomElement[], isPinned: boolean): void {
    const { calls, tell } = this.#needs;
    for (const element of elements)
      if (element.didPersist !== isPinned && !isScreen(element)) tell(calls.setPinned(element, isPinned));
  }

  setLocked(elements: readonly RoomElement[], locked: boolean): void {
    const { calls, tell } = this.#needs;
    for (const element of elements) if (isLocked(element) !== locked) tell(calls.setLocked(element, locked));
  }

  toFront(elements: readonly RoomElement[]): void {
    const top = topOrder(this.#needs.own.all());
    this.#needs.desk.apply(elements.map((before, at) => ({ before, after: { ...before, order: top + at } })));
  }

  toBack(elements: readonly RoomElement[]): void {
    const lowest = Math.min(0, ...this.#needs.own.all().map(({ order }) => order)) - elements.length;
    this.#needs.desk.apply(elements.map((before, at) => ({ before, after: { ...before, order: lowest + at } })));
  }

  align(elements: readonly RoomElement[], how: Aligning): void {
    const boxes = aligned(elements.map(boxOf), how);
    this.#needs.desk.apply(
      elements.flatMap((before, at) => {
        const { x, y } = rounded(boxes[at] ?? boxOf(before));
        if (x === before.pos.x && y === before.pos.y) return [];
        return [{ before, after: { ...before, pos: { x, y } } }];
      }),
    );
  }

  change(element: RoomElement, fields: ElementFields): void {
    const changed = { ...element, data: { ...element.data, ...fields } };
    const after = { ...changed, ...fluidSize(changed) };
    this.#needs.desk.apply([{ before: element, after }]);
  }

  /** These return whether there was something to do. */
  remove(elements: readonly RoomElement[]): boolean {
    const { desk, own } = this.#needs;
    const mine = elements.filter((each) => desk.mayChange(each.id) && !isScreen(each));
    // An uploaded file can be used only once, so removing its element cannot be undone.
    for (const element of mine.filter(({ data }) => showsFile(data))) void own.remove(element);
    desk.apply(mine.filter(({ data }) => !showsFile(data)).map((before) => ({ before, after: null })));
    if (mine.length > 0) desk.chooseNone();
    return mine.length > 0;
  }

  duplicate(elements: readonly RoomElement[]): boolean {
    return this.#putCopies(elements.filter((each) => !isScreen(each))).length > 0;
  }

  copy(elements: readonly RoomElement[]): boolean {
    this.#copied = elements.filter((each) => !isScreen(each));
    return this.#copied.length > 0;
  }

  /** Each copy is offset a little more. */
  paste(): boolean {
    if (this.#copied.length === 0) return false;
    this.#copied = this.#putCopies(this.#copied);
    return true;
  }

  undo(): boolean {
    return this.#again("undo");
  }

  redo(): boolean {
    return this.#again("redo");
  }

  /** Only what was done in the room where I am, and nobody else has changed since. */
  #again(way: "undo" | "redo"): boolean {
    const { desk, own, maker, sayChanged } = this.#needs;
    const roomId = maker()?.room.id;
    const steps = roomId === undefined ? null : desk.history[way](roomId);
    if (steps === null) return false;
    const fit = steps.map((step) => fitting(step, own.seen((step.before ?? step.after)?.id ?? "")));
    desk.perform(fit.flatMap(({ step }) => step ?? []));
    if (fit.some(({ isWhole }) => !isWhole)) sayChanged();
    return true;
  }

  /** The element whose file a copy shows; the room may not know a copy of a copy yet. */
  #source(element: RoomElement | undefined, copy: RoomElement): { from?: FileFrom } {
    if (element === undefined || !showsFile(element.data)) return {};
    const first = this.#sources.get(element.id);
    const copyOf = first !== undefined && this.#needs.own.seen(first) !== null ? first : element.id;
    this.#sources.set(copy.id, copyOf);
    return { from: { copyOf } };
  }

  #putCopies(elements: readonly RoomElement[]): readonly RoomElement[] {
    const { desk, own, maker } = this.#needs;
    const me = maker();
    const whole = around(elements.map(boxOf));
    if (me === null || whole === null) return [];
    const moved = onFloor(movedBy(whole, { x: ASIDE, y: ASIDE }), me.room.size);
    const by = { x: moved.x - whole.x, y: moved.y - whole.y };
    const top = topOrder(own.all());
    const boxes: readonly Box[] = elements.map((element) => movedBy(boxOf(element), by));
    const copies = elements.flatMap((element, at) => {
      const box = boxes[at];
      return box === undefined ? [] : [copyOf(element, me, { box, order: top + at })];
    });
    desk.apply(copies.map((after, at) => ({ before: null, after, ...this.#source(elements[at], after) })));
    desk.state.setState({ chosen: copies.map(({ id }) => id), written: null });
    return copies;
  }
}

/** Permissions that hold for all of the selection. */
export function rightsOverAll(elements: readonly RoomElement[], maker: ElementMaker | null) {
  const rights = elements.map((element) => rightsOver(element, maker));
  const all = (right: "change" | "pin" | "lock") => rights.length > 0 && rights.every((each) => each[right]);
  return { change: all("change"), pin: all("pin"), lock: all("lock") };
}
