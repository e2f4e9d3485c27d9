import { constants, must, unreachable } from "@atrium/contract";
import type { AccountId, DownMessage, RoomSnapshot, RoomState, SpaceSnapshot, UpMessage } from "@atrium/contract";
import { clockStep, applyRoomChange, applySpaceChange } from "@atrium/rules";

type Connected = Extract<DownMessage, { type: "connected" }>;

/** The state a listener derives from the server's messages: of the space and of the room they are in. */
export class LiveMirror {
  readonly send: (message: UpMessage) => void;
  readonly heard: DownMessage[] = [];
  presenceFrames = 0;
  greeting: Connected | null = null;
  space: SpaceSnapshot | null = null;
  room: RoomSnapshot | null = null;
  readonly #places = new Map<number, [number, number]>();
  readonly #levels = new Map<number, number>();
  readonly #views = new Map<number, readonly number[]>();

  constructor(send: (message: UpMessage) => void) {
    this.send = send;
  }

  get connected(): Connected {
    return must(this.greeting, "the server has greeted");
  }
  get spaceNow(): SpaceSnapshot {
    return must(this.space, "the server has greeted");
  }

  placeOf(accountId: AccountId): { x: number; y: number } | null {
    const member = this.room?.records.member[accountId];
    if (member === undefined) return null;
    const [x, y] = this.#places.get(member.seat) ?? member.pos;
    return { x: x / constants.presence.coordinateScale, y: y / constants.presence.coordinateScale };
  }

  levelOf(accountId: AccountId): number {
    const member = this.room?.records.member[accountId];
    return member === undefined ? 0 : (this.#levels.get(member.seat) ?? 0);
  }

  /** Somebody's visible area in the scale of the frames: x, y, width and height. */
  viewOf(accountId: AccountId): readonly number[] | null {
    const member = this.room?.records.member[accountId];
    return member === undefined ? null : (this.#views.get(member.seat) ?? null);
  }

  take(message: DownMessage): void {
    if (message.type !== "presence" && message.type !== "ping") this.heard.push(message);
    switch (message.type) {
      case "connected":
        this.greeting = message;
        this.space = message.snapshot;
        return;
      case "spaceSnapshot":
        this.space = message.snapshot;
        return;
      case "spacePatches":
        return this.#changeSpace(message);
      case "roomSnapshot":
        return this.#setRoom(message.snapshot);
      case "roomPatches":
        return this.#changeRoom(message);
      case "presence":
        return this.#hearPresence(message);
      case "reply":
        return this.#hearReply(message.reply);
      case "roomClosed":
        if (this.room?.roomId === message.roomId) this.room = null;
        return;
      case "events":
      case "news":
      case "listening":
      case "queued":
      case "failure":
      case "ping":
        return;
      default:
        unreachable(message);
    }
  }

  #changeSpace(message: Extract<DownMessage, { type: "spacePatches" }>): void {
    const space = this.spaceNow;
    const step = clockStep(space.clock, message);
    if (step === "apply") this.space = applySpaceChange(space, message);
    if (step === "gap") this.send({ type: "resync", scope: "space", since: space.clock });
  }

  #changeRoom(message: Extract<DownMessage, { type: "roomPatches" }>): void {
    const { room } = this;
    if (room === null || room.roomId !== message.roomId) return;
    const step = clockStep(room.clock, message);
    if (step === "gap") this.send({ type: "resync", scope: "room", roomId: room.roomId, since: room.clock });
    if (step !== "apply") return;
    this.room = applyRoomChange(room, message);
    for (const patch of message.patches) {
      // A seat may have belonged to somebody else before.
      if (patch.type === "put" && patch.kind === "member") this.#forgetSeat(patch.record.seat);
    }
  }

  #hearPresence(message: Extract<DownMessage, { type: "presence" }>): void {
    this.presenceFrames += 1;
    if (this.room?.roomId !== message.roomId) return;
    const { moves, levels = [], views = [] } = message;
    for (let at = 0; at + 2 < moves.length; at += 3) {
      const [seat = 0, x = 0, y = 0] = moves.slice(at, at + 3);
      this.#places.set(seat, [x, y]);
    }
    for (let at = 0; at + 1 < levels.length; at += 2) {
      const [seat = 0, level = 0] = levels.slice(at, at + 2);
      this.#levels.set(seat, level);
    }
    for (let at = 0; at + 4 < views.length; at += 5) {
      const [seat = 0, ...view] = views.slice(at, at + 5);
      this.#views.set(seat, view);
    }
  }

  /** Only replies to `joinRoom` contain the state of a room. */
  #hearReply(reply: Record<string, unknown>): void {
    const { success } = reply;
    if (typeof success !== "object" || success === null || !("room" in success)) return;
    const { room } = success;
    if (typeof room === "object" && room !== null && "snapshot" in room) this.#setRoom((room as RoomState).snapshot);
  }

  #setRoom(room: RoomSnapshot): void {
    this.room = room;
    this.#places.clear();
    this.#levels.clear();
    this.#views.clear();
  }

  #forgetSeat(seat: number): void {
    this.#places.delete(seat);
    this.#levels.delete(seat);
    this.#views.delete(seat);
  }
}
