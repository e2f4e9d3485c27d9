import type { ErrorCode, MediaAccess, RoomId, RoomState, SpaceId } from "@atrium/contract";
import type { CallOutcome, LiveCalls, LiveStore } from "../../live/index.ts";
import { standAt } from "../../platform/errorReports.ts";
import { countHere } from "./countHere.ts";

export interface RoomStayNeeds {
  calls: LiveCalls;
  live: LiveStore;
  spaceId(): SpaceId;
  /** I am in a room now. `isReturn`: the same one as before, after a loss. */
  entered(state: RoomState, isReturn: boolean): void;
  left(): void;
}

/** Refusals after which another room is tried; a password has to be asked for instead. */
const TRY_ELSEWHERE: readonly ErrorCode[] = ["roomNotFound", "roomCapacityReached", "roomIsBlocked", "roomIsHidden"];

/** A call ended without a reply. */
export const NO_WORD: readonly ErrorCode[] = ["connectionFailed", "notConnectedToSpace"];

type Joined = CallOutcome<{ room: RoomState }>;

/** The current room: entering one, rejoining it after a loss, and moving to another when it closes. */
export class RoomStay {
  readonly #needs: RoomStayNeeds;
  readonly #passwords = new Map<RoomId, string>();
  #roomId: RoomId | null = null;

  constructor(needs: RoomStayNeeds) {
    this.#needs = needs;
  }

  get roomId(): RoomId | null {
    return this.#roomId;
  }

  /** Enters one room, at the user's request. */
  async enter(roomId: RoomId, password?: string): Promise<Joined> {
    if (password !== undefined) this.#passwords.set(roomId, password);
    return this.#join(roomId, false);
  }

  /**
   * Right after connecting, before any other call: the previous room, else the requested one, else one the server
   * picks.
   */
  async comeIn(wished: readonly (RoomId | null)[], password: string | undefined): Promise<Joined> {
    const first = this.#roomId ?? wished.find((roomId) => roomId !== null) ?? null;
    if (first !== null && password !== undefined && !this.#passwords.has(first)) this.#passwords.set(first, password);
    const joined = await this.#join(first, true);
    if (joined.ok || first === null || !TRY_ELSEWHERE.includes(joined.code)) return joined;
    return this.#join(null, true);
  }

  /** My room was deleted or is closed to me. */
  async goElsewhere(): Promise<Joined> {
    this.forget();
    return this.#join(null, false);
  }

  /** A fresh media token for the current room; null without one. */
  async freshAccess(): Promise<MediaAccess | null> {
    const roomId = this.#roomId;
    if (roomId === null) return null;
    const joined = await this.#call(roomId, false);
    if (!joined.ok || this.#roomId !== roomId) return null;
    this.#needs.live.enteredRoom(joined.value.room, true);
    return joined.value.room.media;
  }

  forget(): void {
    this.#roomId = null;
    standAt({});
    this.#needs.left();
  }

  async #join(roomId: RoomId | null, isEarly: boolean): Promise<Joined> {
    const joined = await this.#call(roomId, isEarly);
    // A wrong password is asked for again.
    if (!joined.ok && joined.code === "invalidPassword" && roomId !== null) this.#passwords.delete(roomId);
    if (!joined.ok) return joined;
    const { room } = joined.value;
    const isReturn = this.#roomId === room.room.id;
    this.#roomId = room.room.id;
    const { live } = this.#needs;
    standAt({ spaceId: this.#needs.spaceId(), roomId: room.room.id }, () => countHere(live.store.getState()));
    live.enteredRoom(room, isReturn);
    this.#needs.entered(room, isReturn);
    return joined;
  }

  #call(roomId: RoomId | null, isEarly: boolean): Promise<Joined> {
    const password = roomId === null ? undefined : this.#passwords.get(roomId);
    const input = {
      spaceId: this.#needs.spaceId(),
      ...(roomId === null ? {} : { roomId }),
      ...(password === undefined ? {} : { password }),
    };
    return this.#needs.calls.call("joinRoom", input, isEarly);
  }
}
