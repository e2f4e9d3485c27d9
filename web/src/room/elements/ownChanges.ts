import { constants } from "@atrium/contract";
import type { ErrorCode, RoomElement, RoomId } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { LiveState } from "../../live/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ReadableStore } from "../../platform/readableStore.ts";
import type { Outcome } from "../roomPort.ts";
import type { FileFrom } from "./deskState.ts";
import type { ElementCalls } from "./elementCalls.ts";
import { bothChanges, changed, isNothing, type ElementChange } from "./elementChange.ts";

/*
 * My changes to the floor, shown optimistically and sent in order: a change overlays the record until the record
 * includes it. Changes of one element are sent one after another, at most twice a second, merged while waiting. While
 * offline they are kept; a refused change is rolled back and reported.
 */
export interface OwnState {
  /** Overlays the records, by element id. */
  over: Readonly<Record<string, ElementChange>>;
  /** Created by me; no record yet. */
  coming: Readonly<Record<string, RoomElement>>;
  /** Deleted by me, although a record still exists. */
  going: Readonly<Record<string, true>>;
}

/** `due`: as soon as the rate allows; `later`: with the next change. */
export type When = "now" | "due" | "later";

export interface OwnNeeds {
  calls: ElementCalls;
  live: ReadableStore<LiveState>;
  clock: Pick<Clock, "nowMs" | "after">;
  tell(code: ErrorCode): void;
}

interface Line {
  unsent: ElementChange | null;
  isUnderWay: boolean;
  sentAtMs: number;
  /** The record when the last change was accepted; null while one is pending. */
  takenAt: RoomElement | null;
  cancel: (() => void) | null;
}

const UNREACHED: ReadonlySet<ErrorCode> = new Set(["connectionFailed", "notConnectedToSpace", "notConnectedToRoom"]);
/** Rate limited: it is sent a little later. */
const isLater = (code: ErrorCode): boolean => UNREACHED.has(code) || code === "tooOftenAttempts";

export class OwnChanges {
  readonly state = createStore<OwnState>(() => ({ over: {}, coming: {}, going: {} }));
  readonly #needs: OwnNeeds;
  readonly #lines = new Map<string, Line>();
  readonly #layered = new Map<string, { record: RoomElement; change: ElementChange; seen: RoomElement }>();

  constructor(needs: OwnNeeds) {
    this.#needs = needs;
  }

  /** Receives records; returns its undo. */
  follow(): () => void {
    return this.#needs.live.subscribe((now, before) => {
      if (now.room?.snapshot !== before.room?.snapshot) this.#compare();
      if (now.link.state === "connected" && before.link.state !== "connected") this.#sendKept();
    });
  }

  /** Called after any visible change; returns its undo. */
  readonly watch = (onChange: () => void): (() => void) => {
    const stops = [this.state.subscribe(onChange), this.#needs.live.subscribe(onChange)];
    return () => stops.forEach((stop) => stop());
  };

  /** An element as I see it, the same object until it changes; null if there is none. */
  seen(id: string): RoomElement | null {
    const { over, going } = this.state.getState();
    const record = this.#record(id) ?? this.#coming(id);
    if (record === undefined || going[id] === true) return null;
    const change = over[id];
    return change === undefined ? record : this.#layer(record, change);
  }

  #layer(record: RoomElement, change: ElementChange): RoomElement {
    const kept = this.#layered.get(record.id);
    if (kept?.record === record && kept.change === change) return kept.seen;
    const seen = changed(record, change);
    this.#layered.set(record.id, { record, change, seen });
    return seen;
  }

  /** All elements, in z-order from the bottom. */
  all(): readonly RoomElement[] {
    const records = this.#needs.live.getState().room?.snapshot.records.element ?? {};
    const ids = new Set([...Object.keys(records), ...Object.keys(this.state.getState().coming)]);
    return [...ids].flatMap((id) => this.seen(id) ?? []).toSorted(byOrder);
  }

  /** Shown at once; sent when due, or as soon as possible. */
  change(id: string, change: ElementChange, when: When = "due"): void {
    if (isNothing(change)) return;
    this.#over(id, bothChanges(this.state.getState().over[id] ?? null, change));
    const line = this.#lineOf(id);
    line.unsent = bothChanges(line.unsent, change);
    line.takenAt = null;
    if (when !== "later") this.#due(id, when === "now");
  }

  /** Drops unsent changes; the record is shown again. */
  forget(id: string): void {
    this.#lines.get(id)?.cancel?.();
    this.#lines.delete(id);
    this.#over(id, null);
  }

  async add(element: RoomElement, from: FileFrom | null = null): Promise<boolean> {
    const { id } = element;
    this.#set("going", id, null);
    this.#set("coming", id, element);
    const reply = await this.#untilHeard(element.roomId, () => this.#needs.calls.add(element, from));
    // Already applied: the reply to the first attempt was lost.
    const isThere = reply.ok || reply.code === "alreadyExists";
    if (!isThere) {
      this.#set("coming", id, null);
      this.forget(id);
      this.#needs.tell(reply.code);
    }
    this.#compare();
    if (isThere) this.#due(id, true);
    return isThere;
  }

  async remove(element: RoomElement): Promise<boolean> {
    const { id } = element;
    this.forget(id);
    this.#set("going", id, true);
    const reply = await this.#untilHeard(element.roomId, () => this.#needs.calls.remove(element));
    const isGone = reply.ok || reply.code === "elementNotFound";
    this.#set("going", id, isGone && this.#record(id) !== undefined ? true : null);
    if (isGone) this.#set("coming", id, null);
    else this.#needs.tell(reply.code);
    return isGone;
  }

  /** Retries until there is a reply, however long the network is away, as long as I am in the room. */
  async #untilHeard(roomId: RoomId, ask: () => Promise<Outcome>): Promise<Outcome> {
    for (;;) {
      const reply = await ask();
      if (reply.ok || !isLater(reply.code) || this.#hasLeft(roomId)) return reply;
      await this.#whenConnected();
    }
  }

  /** I am in another room, in none, or away for good. */
  #hasLeft(roomId: RoomId): boolean {
    const { link } = this.#needs.live.getState();
    return this.#roomId() !== roomId || link.state === "ended" || link.state === "idle";
  }

  #whenConnected(): Promise<void> {
    const { live, clock } = this.#needs;
    return new Promise((resolve) => {
      if (live.getState().link.state === "connected")
        return void clock.after(constants.element.updateDebounceMs, resolve);
      const stop = live.subscribe(({ link }) => {
        if (link.state === "reconnecting" || link.state === "connecting") return;
        stop();
        resolve();
      });
    });
  }

  #record(id: string): RoomElement | undefined {
    return this.#needs.live.getState().room?.snapshot.records.element[id];
  }

  #roomId(): RoomId | null {
    return this.#needs.live.getState().room?.snapshot.roomId ?? null;
  }

  /** One of the room shown that has no record yet. */
  #coming(id: string): RoomElement | undefined {
    const element = this.state.getState().coming[id];
    return element?.roomId === this.#roomId() ? element : undefined;
  }

  #lineOf(id: string): Line {
    const found = this.#lines.get(id);
    if (found !== undefined) return found;
    const line = { unsent: null, isUnderWay: false, sentAtMs: -Infinity, takenAt: null, cancel: null };
    this.#lines.set(id, line);
    return line;
  }

  #due(id: string, isLast = false): void {
    const line = this.#lines.get(id);
    if (line === undefined || line.unsent === null || line.isUnderWay) return;
    if (line.cancel !== null && !isLast) return;
    line.cancel?.();
    const { clock } = this.#needs;
    const waitMs = isLast ? 0 : Math.max(0, line.sentAtMs + constants.element.updateThrottleMs - clock.nowMs());
    if (waitMs === 0) return void this.#send(id, line);
    line.cancel = clock.after(waitMs, () => void this.#send(id, line));
  }

  async #send(id: string, line: Line): Promise<void> {
    line.cancel = null;
    const record = this.#record(id);
    const change = line.unsent;
    // An element without a record is sent once it has one.
    if (change === null || record === undefined) return;
    Object.assign(line, { unsent: null, isUnderWay: true, sentAtMs: this.#needs.clock.nowMs() });
    const reply = await this.#needs.calls.update(record, change);
    line.isUnderWay = false;
    if (this.#lines.get(id) !== line) return;
    if (reply.ok) this.#taken(id, line, record);
    else if (isLater(reply.code)) this.#keep(id, line, change);
    else this.#takeBack(id, reply.code);
  }

  #taken(id: string, line: Line, sentFrom: RoomElement): void {
    if (line.unsent !== null) return this.#due(id);
    line.takenAt = sentFrom;
    this.#compare();
  }

  #keep(id: string, line: Line, change: ElementChange): void {
    line.unsent = bothChanges(change, line.unsent);
    if (this.#needs.live.getState().link.state !== "connected") return;
    line.cancel = this.#needs.clock.after(constants.element.updateDebounceMs, () => void this.#send(id, line));
  }

  #takeBack(id: string, code: ErrorCode): void {
    this.forget(id);
    this.#needs.tell(code);
  }

  #sendKept(): void {
    for (const id of this.#lines.keys()) this.#due(id, true);
  }

  /** Changes already in the records are no longer overlaid. */
  #compare(): void {
    const { coming, going, over } = this.state.getState();
    for (const id of Object.keys(coming)) {
      if (this.#record(id) === undefined) continue;
      this.#set("coming", id, null);
      this.#due(id, true);
    }
    for (const id of Object.keys(going)) if (this.#record(id) === undefined) this.#set("going", id, null);
    for (const id of Object.keys(over)) {
      const record = this.#record(id);
      const takenAt = this.#lines.get(id)?.takenAt ?? null;
      const isTold = takenAt !== null && record !== takenAt;
      if (isTold || (record === undefined && coming[id] === undefined)) this.forget(id);
    }
  }

  #over(id: string, change: ElementChange | null): void {
    this.#set("over", id, change);
  }

  #set<Part extends keyof OwnState>(part: Part, id: string, value: OwnState[Part][string] | null): void {
    const { [id]: was, ...others } = this.state.getState()[part] as Record<string, unknown>;
    if (value === null && was === undefined) return;
    this.state.setState({ [part]: value === null ? others : { ...others, [id]: value } } as Pick<OwnState, Part>);
  }
}

const byOrder = (a: RoomElement, b: RoomElement): number => a.order - b.order || a.id.localeCompare(b.id);

/** The topmost z-index. */
export const topOrder = (all: readonly RoomElement[]): number => Math.max(0, ...all.map(({ order }) => order)) + 1;
