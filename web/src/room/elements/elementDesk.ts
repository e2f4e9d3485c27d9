import type { ElementData, RoomElement } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { Extent, Point } from "../map/camera.ts";
import { around, boxAt, movedBy, onFloor, resized, rounded, type Box } from "./boxes.ts";
import { EMPTY, toggled, type Carried, type DeskState, type Held, type NewFile } from "./deskState.ts";
import { changeBetween, changed, placedAt, shapeOf, wordsOf } from "./elementChange.ts";
import type { ElementCalls } from "./elementCalls.ts";
import type { ElementAct, ElementHands } from "./elementHands.ts";
import { opening, rightsOver, type ElementMaker } from "./elementRights.ts";
import { History, type Step } from "./history.ts";
import { KINDS, showsFile } from "./kinds.ts";
import { lassoTo } from "./lasso.ts";
import { newElement } from "./newElement.ts";
import { topOrder, type OwnChanges } from "./ownChanges.ts";
import { snapped } from "./snapping.ts";

export interface DeskNeeds {
  own: OwnChanges;
  calls: Pick<ElementCalls, "setInUse">;
  maker(): ElementMaker | null;
}

/** Snapping distance in pixels. */
const SNAP_PIXELS = 6;
/** With more elements, changes are only sent on release: one call each, twice a second, would be too many. */
const MOST_SENT_LIVE = 2;

export const boxOf = ({ pos, width, height }: Pick<RoomElement, "pos" | "width" | "height">): Box => ({
  ...pos,
  w: width,
  h: height,
});

/**
 * My interaction with elements: selecting, editing, dragging, placing. It decides how an element changes; `OwnChanges`
 * shows and sends the changes. Independent of React and the screen: the map passes floor coordinates.
 */
export class ElementDesk implements ElementHands {
  readonly state = createStore<DeskState>(() => EMPTY);
  readonly history = new History();
  readonly #needs: DeskNeeds;
  #held: Held | null = null;
  #writtenFrom: RoomElement | null = null;

  constructor(needs: DeskNeeds) {
    this.#needs = needs;
  }

  hand(act: ElementAct, at: Point, zoom = 1): void {
    switch (act.do) {
      case "choose":
        return this.choose(act.elementId, act.adds);
      case "lift":
        return this.#lift(act, at);
      case "drag":
        return this.#drag(at, act.free ? null : SNAP_PIXELS / zoom);
      case "drop":
        return this.#drop();
      case "putBack":
        return this.#putBack();
      case "lassoFrom":
        return this.state.setState(({ chosen }) => ({ lasso: { from: at, to: at, kept: chosen } }));
      case "lassoTo":
        return this.state.setState((state) => lassoTo(state, at, this.#needs.own.all()));
      case "lassoEnd":
        return this.state.setState({ lasso: null });
      case "carry":
        return this.#carryTo(at);
      case "putDown":
        return this.#putDown(at);
      default:
        return this.letGo();
    }
  }

  moves(elementId: string, touch: boolean): boolean {
    if (touch && !this.state.getState().chosen.includes(elementId)) return false;
    return this.state.getState().written !== elementId && this.mayChange(elementId);
  }

  mayChange(id: string): boolean {
    const element = this.#needs.own.seen(id);
    return element !== null && rightsOver(element, this.#needs.maker()).change;
  }

  opens(elementId: string): boolean {
    return opening(this.#needs.own.seen(elementId), this.#needs.maker()) !== null;
  }

  open(elementId: string): void {
    const element = this.#needs.own.seen(elementId);
    if (element === null || this.state.getState().written === elementId) return;
    const opens = opening(element, this.#needs.maker());
    if (opens === null) return;
    if (opens === "view") return this.view(elementId);
    this.endWriting();
    // Everybody may use a page: that does not change the element.
    this.#writtenFrom = opens === "use" ? null : element;
    this.state.setState({ chosen: [elementId], written: elementId });
    if (opens === "write") this.#mark([element], true);
  }

  /** Opens the full view of an element; null closes it. */
  view(elementId: string | null): void {
    if (elementId !== null) this.choose(elementId);
    this.state.setState({ viewed: elementId });
  }

  /** The last edit is sent at once. */
  endWriting(): void {
    const { written } = this.state.getState();
    if (written === null) return;
    this.state.setState({ written: null });
    const before = this.#writtenFrom;
    const after = this.#needs.own.seen(written);
    this.#writtenFrom = null;
    if (before === null || after === null) return;
    this.#mark([after], false);
    this.#did([{ before: changed(after, wordsOf(before)), after }]);
  }

  choose(elementId: string, adds = false): void {
    const { chosen, written } = this.state.getState();
    if (written === elementId) return;
    this.endWriting();
    this.state.setState({ chosen: adds ? toggled(chosen, elementId) : [elementId] });
  }

  chooseNone(): void {
    this.endWriting();
    if (this.state.getState().chosen.length > 0) this.state.setState({ chosen: [] });
  }

  /** The selected elements that still exist. */
  chosen(): readonly RoomElement[] {
    return this.state.getState().chosen.flatMap((id) => this.#needs.own.seen(id) ?? []);
  }

  /** Adds a new element centred at this point, and starts editing it if it has text. */
  add({ data, size }: Pick<Carried, "data" | "size">, middle: Point): void {
    const element = this.#made(data, size, middle);
    if (element === null) return;
    this.apply([{ before: null, after: element }]);
    this.choose(element.id);
    if (KINDS[data.type].opens === "write") this.open(element.id);
  }

  /** Deleting it cannot be undone: its file has been used. */
  async addFile({ data, size, uploadId }: NewFile, middle: Point): Promise<void> {
    const element = this.#made(data, size, middle);
    if (element !== null) await this.#needs.own.add(element, { uploadId });
  }

  #made(data: ElementData, size: Extent, middle: Point): RoomElement | null {
    const maker = this.#needs.maker();
    if (maker === null) return null;
    const box = rounded(onFloor(boxAt(middle, size), maker.room.size));
    return newElement(maker, { data, box, order: topOrder(this.#needs.own.all()) });
  }

  carry(carried: Omit<Carried, "at">): void {
    this.chooseNone();
    this.state.setState({ carried: { ...carried, at: null } });
  }

  letGo(): void {
    this.state.setState({ carried: null });
  }

  /** By keyboard, in units. */
  nudge(by: Point): void {
    const floor = this.#needs.maker()?.room.size;
    const movable = this.chosen().filter(({ id }) => this.mayChange(id));
    if (floor === undefined) return;
    this.apply(
      movable.map((before) => {
        const { x, y } = rounded(onFloor(movedBy(boxOf(before), by), floor));
        return { before, after: { ...before, pos: { x, y } } };
      }),
    );
  }

  /** Applies a change and adds it to the history. */
  apply(steps: readonly Step[]): void {
    this.history.did(steps);
    this.perform(steps);
  }

  perform(steps: readonly Step[]): void {
    const { own } = this.#needs;
    for (const { before, after, from = null } of steps) {
      if (before !== null && after !== null) own.change(after.id, changeBetween(before, after));
      else if (after !== null && (from !== null || !showsFile(after.data))) void own.add(after, from);
      else if (before !== null) void own.remove(before);
    }
    const gone = new Set<string>(steps.flatMap(({ before, after }) => (after === null ? (before?.id ?? []) : [])));
    this.state.setState(({ chosen }) => ({ chosen: chosen.filter((id) => !gone.has(id)) }));
  }

  #lift({ elementId, grip, adds }: ElementAct & { do: "lift" }, from: Point): void {
    if (grip === "whole" && !this.state.getState().chosen.includes(elementId)) this.choose(elementId, adds);
    const were = this.chosen().filter(({ id }) => this.mayChange(id));
    this.#held = { grip, from, were: grip === "whole" ? were : were.filter(({ id }) => id === elementId) };
    this.state.setState({ isHeld: true });
    this.#mark(this.#held.were, true);
  }

  /** `reach`: snapping distance in units, null without snapping. */
  #drag(at: Point, reach: number | null): void {
    const floor = this.#needs.maker()?.room.size;
    if (this.#held === null || floor === undefined) return;
    const { grip, from, were } = this.#held;
    const by = { x: at.x - from.x, y: at.y - from.y };
    if (grip === "whole") return this.#move(were, by, { reach, floor });
    const [was] = were;
    if (was === undefined) return;
    const { least, keepsRatio } = KINDS[was.data.type];
    const box = resized(boxOf(was), { corner: grip, by }, { least, keepsRatio, floor });
    // A width that is set by hand no longer follows the text.
    const fixed = was.data.type === "text" ? { data: { isFluidWidth: false } } : {};
    this.#needs.own.change(was.id, { ...placedAt(rounded(box)), ...fixed });
  }

  #move(were: readonly RoomElement[], by: Point, { reach, floor }: { reach: number | null; floor: Extent }): void {
    const whole = around(were.map(boxOf));
    if (whole === null) return;
    const moved = movedBy(whole, by);
    const snap = reach === null ? null : snapped(moved, this.#others(were), reach);
    const end = onFloor(movedBy(moved, snap?.by ?? { x: 0, y: 0 }), floor);
    const truly = { x: end.x - whole.x, y: end.y - whole.y };
    this.state.setState({ guides: snap?.guides ?? [] });
    for (const was of were) {
      const { x, y } = rounded(movedBy(boxOf(was), truly));
      this.#needs.own.change(was.id, { pos: { x, y } }, were.length > MOST_SENT_LIVE ? "later" : "due");
    }
  }

  #others(were: readonly RoomElement[]): readonly Box[] {
    const held = new Set(were.map(({ id }) => id));
    return this.#needs.own.all().flatMap((element) => (held.has(element.id) ? [] : [boxOf(element)]));
  }

  #drop(): void {
    if (this.#held === null) return;
    const { were, grip } = this.#held;
    this.#endHold();
    this.#did(
      were.flatMap((was) => {
        const after = this.#needs.own.seen(was.id);
        return after === null
          ? []
          : [{ before: changed(after, grip === "whole" ? { pos: was.pos } : shapeOf(was)), after }];
      }),
    );
  }

  /** The last of a change that was shown and sent all along. What others did meanwhile is no part of it. */
  #did(steps: readonly { before: RoomElement; after: RoomElement }[]): void {
    for (const { before, after } of steps) this.#needs.own.change(after.id, changeBetween(before, after), "now");
    this.history.did(steps);
  }

  #putBack(): void {
    if (this.#held === null) return;
    const { were } = this.#held;
    this.#endHold();
    for (const was of were) this.#needs.own.change(was.id, shapeOf(was), "now");
  }

  #endHold(): void {
    this.#mark(this.#held?.were ?? [], false);
    this.#held = null;
    this.state.setState({ guides: [], isHeld: false });
  }

  #carryTo(at: Point): void {
    const { carried } = this.state.getState();
    if (carried !== null) this.state.setState({ carried: { ...carried, at } });
  }

  #putDown(at: Point): void {
    const { carried } = this.state.getState();
    this.letGo();
    if (carried !== null) this.add(carried, at);
  }

  /** Others see who is moving an element; with many at once it is not worth the calls. */
  #mark(elements: readonly RoomElement[], inUse: boolean): void {
    if (elements.length > MOST_SENT_LIVE) return;
    for (const element of elements) void this.#needs.calls.setInUse(element, inUse);
  }
}
