import { Emotion, unreachable } from "@atrium/contract";
import type { AccountId, RoomId, RoomPatch, RoomState, SpaceSnapshot, UpMessage } from "@atrium/contract";
import { clockStep, applyRoomChange, applySpaceChange } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Clock } from "../platform/clock.ts";
import { createEmitter } from "../platform/emitter.ts";
import type { Connected, News } from "./linkNeeds.ts";
import type { LinkState, LiveEvent, LiveState } from "./liveState.ts";
import { Positions } from "./positions.ts";

type Down<Type extends News["type"]> = Extract<News, { type: Type }>;

/** A gap is asked about again when the answer has not closed it by then. */
const ASK_AGAIN_MS = 1_000;

const START: LiveState = { link: { state: "idle" }, selfId: null, clockOffsetMs: 0, space: null, room: null };

/**
 * The browser's copy of the space and of the room one is in. Snapshots replace the copy, patches change it by the
 * same rules as on the server, a gap between clocks asks the server for what is missing. Positions and levels go to
 * `positions`: they change 30 times a second and never wake React.
 */
export class LiveStore {
  readonly store: StoreApi<LiveState> = createStore<LiveState>(() => START);
  readonly positions: Positions;
  readonly events = createEmitter<LiveEvent>();
  readonly #clock: Clock;
  readonly #send: (message: UpMessage) => void;
  readonly #askedAtMs = { space: -Infinity, room: -Infinity };
  readonly #names = new Map<string, string>();

  constructor(clock: Clock, send: (message: UpMessage) => void) {
    this.#clock = clock;
    this.#send = send;
    this.positions = new Positions(clock);
  }

  showLink(link: LinkState): void {
    this.store.setState({ link });
  }

  connected(message: Connected): void {
    this.store.setState({
      selfId: message.accountId,
      clockOffsetMs: message.serverTimeMs - this.#clock.nowMs(),
      space: message.snapshot,
    });
    this.#rememberNames();
  }

  /** `keepsPlace`: I was in this room before, so my own position is the one I see, not the server's. */
  enteredRoom(entered: Pick<RoomState, "room" | "snapshot">, keepsPlace: boolean): void {
    this.store.setState({ room: { room: entered.room, snapshot: entered.snapshot } });
    this.positions.setRoom(entered.snapshot.members, this.store.getState().selfId, keepsPlace);
  }

  leftRoom(): void {
    this.store.setState({ room: null });
    this.positions.setRoom({}, this.store.getState().selfId, false);
  }

  /** Asks again for the last change: harmless, and a living server answers at once. */
  question(): UpMessage {
    const clock = this.store.getState().space?.clock ?? 0;
    return { type: "resync", scope: "space", since: Math.max(clock - 1, 0) };
  }

  receive(message: News): void {
    switch (message.type) {
      case "spacePatches":
        return this.#spacePatches(message);
      case "spaceSnapshot":
        this.#askedAtMs.space = -Infinity;
        this.#renew(message.snapshot);
        return this.#rememberNames();
      case "roomPatches":
        return this.#roomPatches(message);
      case "roomSnapshot":
        return this.#roomSnapshot(message);
      case "presence":
        if (message.roomId === this.#roomId()) this.positions.receive(message.moves, message.levels ?? []);
        return;
      case "emotion":
        return this.#emotion(message);
      case "forceMuted":
        return this.events.emit(message);
      case "roomClosed":
        if (message.roomId !== this.#roomId()) return;
        this.leftRoom();
        return this.events.emit({ type: "roomClosed" });
      default:
        return unreachable(message);
    }
  }

  #spacePatches(message: Down<"spacePatches">): void {
    const { space } = this.store.getState();
    const step = space === null ? "old" : clockStep(space.clock, message.clock);
    if (space === null || step === "old") return;
    if (step === "gap") return this.#ask("space", { type: "resync", scope: "space", since: space.clock });
    this.#askedAtMs.space = -Infinity;
    this.#renew(applySpaceChange(space, message));
    if (message.patches.some((patch) => patch.type === "participantPut")) this.#rememberNames();
  }

  /** The room I am in is one of the space's rooms, with the same name and flags. */
  #renew(space: SpaceSnapshot): void {
    const { room } = this.store.getState();
    const renewed = room === null ? undefined : space.rooms[room.room.id];
    const isRenewed = room !== null && renewed !== undefined && renewed !== room.room;
    this.store.setState({ space, ...(isRenewed ? { room: { ...room, room: renewed } } : {}) });
  }

  #roomPatches(message: Down<"roomPatches">): void {
    const { room } = this.store.getState();
    if (room === null || message.roomId !== room.snapshot.roomId) return;
    const since = room.snapshot.clock;
    const step = clockStep(since, message.clock);
    if (step === "old") return;
    if (step === "gap") return this.#ask("room", { type: "resync", scope: "room", roomId: message.roomId, since });
    this.#askedAtMs.room = -Infinity;
    this.store.setState({ room: { ...room, snapshot: applyRoomChange(room.snapshot, message) } });
    for (const patch of message.patches) this.#afterRoomPatch(patch);
  }

  #roomSnapshot(message: Down<"roomSnapshot">): void {
    const { room, selfId } = this.store.getState();
    if (room === null || message.snapshot.roomId !== room.snapshot.roomId) return;
    this.#askedAtMs.room = -Infinity;
    this.store.setState({ room: { ...room, snapshot: message.snapshot } });
    this.positions.setRoom(message.snapshot.members, selfId, true);
  }

  #afterRoomPatch(patch: RoomPatch): void {
    const { selfId } = this.store.getState();
    if (patch.type === "memberJoined") {
      this.positions.put(patch.member);
      if (patch.member.accountId !== selfId) this.#emit("personEntered", patch.member.accountId);
    }
    if (patch.type === "memberPlaced") this.positions.place(patch.accountId, patch.pos);
    if (patch.type !== "memberLeft") return;
    this.positions.remove(patch.accountId);
    if (patch.accountId !== selfId) this.#emit("personLeft", patch.accountId);
  }

  /** A reaction newer than this build is passed over. */
  #emotion(message: Down<"emotion">): void {
    const emotion = Emotion.safeParse(message.emotion);
    if (message.roomId !== this.#roomId() || !emotion.success) return;
    this.events.emit({ type: "emotion", accountId: message.accountId, emotion: emotion.data });
  }

  #emit(type: "personEntered" | "personLeft", accountId: AccountId): void {
    this.events.emit({ type, accountId, name: this.#names.get(accountId) ?? "" });
  }

  #ask(scope: "space" | "room", message: UpMessage): void {
    const nowMs = this.#clock.nowMs();
    if (nowMs - this.#askedAtMs[scope] < ASK_AGAIN_MS) return;
    this.#askedAtMs[scope] = nowMs;
    this.#send(message);
  }

  /** Names outlive their bearers, for "… has left". */
  #rememberNames(): void {
    for (const [id, { name }] of Object.entries(this.store.getState().space?.participants ?? {}))
      this.#names.set(id, name);
  }

  #roomId(): RoomId | null {
    return this.store.getState().room?.snapshot.roomId ?? null;
  }
}
