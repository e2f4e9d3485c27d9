import { must, unreachable } from "@atrium/contract";
import type { Participant, RoomId, RoomState, UpMessage } from "@atrium/contract";
import { clockStep, spaceOf } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../platform/clock.ts";
import { createEmitter } from "../platform/emitter.ts";
import type { Connected, News } from "./linkNeeds.ts";
import type { LinkState, LiveEvent, LiveState } from "./liveState.ts";
import { Positions } from "./positions.ts";
import { liveEvents, reduceLive, START } from "./slices/liveSlices.ts";
import type { Heard } from "./slices/slice.ts";

/** A gap still open after this is requested again. */
const ASK_AGAIN_MS = 1_000;

/**
 * The browser's copy of the space and of the current room. Snapshots replace the copy, patches change it by the same
 * rules as on the server, and a gap between clocks makes it request what is missing. Messages in order go to the
 * slices, and to `positions` outside React, which change 30 times a second.
 */
export class LiveStore {
  readonly store: StoreApi<LiveState> = createStore<LiveState>(() => START);
  readonly positions: Positions;
  readonly events = createEmitter<LiveEvent>();
  readonly #clock: Clock;
  readonly #send: (message: UpMessage) => void;
  readonly #askedAtMs = { space: -Infinity, room: -Infinity };
  constructor(clock: Clock, send: (message: UpMessage) => void) {
    this.#clock = clock;
    this.#send = send;
    this.positions = new Positions(clock);
  }

  showLink(link: LinkState): void {
    this.store.setState({ link });
  }

  connected(message: Connected): void {
    this.#hear({ type: "connected", message, clockOffsetMs: message.serverTimeMs - this.#clock.nowMs() });
  }

  /** `keepsPlace`: I was in this room before, so my own position is the local one, not the server's. */
  enteredRoom({ room, snapshot }: Pick<RoomState, "room" | "snapshot">, keepsPlace: boolean): void {
    this.#hear({ type: "enteredRoom", room, snapshot, keepsPlace });
  }

  leftRoom(): void {
    this.#hear({ type: "leftRoom" });
  }

  /** Whether the space plays its sounds; true until it is known. */
  spaceHasSounds(): boolean {
    const { space } = this.store.getState();
    return space === null || spaceOf(space)?.hasSounds !== false;
  }

  /** My own record in the space; null until it arrives. */
  self(): Participant | null {
    const { space, selfId } = this.store.getState();
    return (selfId !== null && space?.records.participant[selfId]) || null;
  }

  /** Requests the last change again: harmless, and a live server answers at once. */
  question(): UpMessage {
    const clock = this.store.getState().space?.clock ?? 0;
    return { type: "resync", scope: "space", since: Math.max(clock - 1, 0) };
  }

  receive(message: News): void {
    if (message.type === "presence") {
      const { moves, levels = [], views } = message;
      if (message.roomId === this.#roomId()) this.positions.receive(moves, levels, views);
    } else if (this.#isNext(message)) this.#hear(message);
  }

  #hear(heard: Heard): void {
    const before = this.store.getState();
    const after = reduceLive(before, heard);
    if (after !== before) this.store.setState(after);
    this.positions.hear(heard, before, after);
    for (const event of liveEvents(heard, before, after)) this.events.emit(event);
  }

  /** Whether a message is about the current place, and is neither old nor after a gap. */
  #isNext(message: Exclude<News, { type: "presence" }>): boolean {
    switch (message.type) {
      case "spacePatches":
        return this.#isInOrder("space", message);
      case "roomPatches":
        return message.roomId === this.#roomId() && this.#isInOrder("room", message);
      case "spaceSnapshot":
        this.#askedAtMs.space = -Infinity;
        return true;
      case "roomSnapshot":
        this.#askedAtMs.room = -Infinity;
        return message.snapshot.roomId === this.#roomId();
      case "roomClosed":
        return message.roomId === this.#roomId();
      case "events":
        return message.roomId === null || message.roomId === this.#roomId();
      default:
        return unreachable(message);
    }
  }

  #isInOrder(scope: "space" | "room", message: Parameters<typeof clockStep>[1]): boolean {
    const { space, room } = this.store.getState();
    const known = scope === "space" ? space : (room?.snapshot ?? null);
    const step = known === null ? "old" : clockStep(known.clock, message);
    if (step === "gap") this.#ask(scope, must(known, "a gap is one after something").clock);
    if (step === "apply") this.#askedAtMs[scope] = -Infinity;
    return step === "apply";
  }

  #ask(scope: "space" | "room", since: number): void {
    const nowMs = this.#clock.nowMs();
    if (nowMs - this.#askedAtMs[scope] < ASK_AGAIN_MS) return;
    this.#askedAtMs[scope] = nowMs;
    const roomId = scope === "room" ? this.#roomId() : null;
    this.#send({ type: "resync", scope, since, ...(roomId !== null && { roomId }) });
  }

  #roomId(): RoomId | null {
    return this.store.getState().room?.snapshot.roomId ?? null;
  }
}
