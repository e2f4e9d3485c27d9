import type { MediaAccess } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import { mediaRoomOf } from "./mediaRoomOf.ts";
import type { SeatEvents } from "./mediaSeat.ts";
import type { MediaState, MediaTrouble } from "../mediaState.ts";
import { troubleOf } from "./seatFault.ts";

/** What the keeper needs of a connection to a media room. */
export interface Seat {
  connect(access: MediaAccess): Promise<void>;
  leave(): Promise<void>;
  /** Its signalling is lost and being retried; a restarted media server refuses that. */
  isMending(): boolean;
}

export interface SeatKeeperNeeds<SomeSeat extends Seat> {
  clock: Clock;
  newSeat(line: SeatEvents["line"]): SomeSeat;
  /** A fresh token for the current room; null while there is none. */
  freshAccess(): Promise<MediaAccess | null>;
  show(connection: MediaState["connection"], trouble: MediaTrouble | null): void;
  /** From 0 up to 1. */
  random(): number;
  /** The seat in use changed; null between two. */
  seated(seat: SomeSeat | null): void;
}

/** The first new seat comes at once: the lost one has already used its time to recover. */
const SECOND_RETRY_MS = 300;
const MOST_RETRY_MS = 3_000;
/** Jitter, so that a full room does not reconnect in the same moment: delays are shorter by up to this share. */
const JITTER = 0.3;
/** After this many failed attempts the user is told that something blocks the connection; attempts go on. */
const HOPES = 4;
/** A seat still connecting or recovering this long after the space reconnected is replaced. */
const CONNECTING_MS = 500;

/**
 * Keeps me seated in the media room of the current room until I leave: a lost seat is followed by a new one with a
 * fresh token, again and again.
 */
export class SeatKeeper<SomeSeat extends Seat> {
  readonly #needs: SeatKeeperNeeds<SomeSeat>;
  #seat: SomeSeat | null = null;
  #roomName: string | null = null;
  #isConnected = false;
  #attempt = 0;
  #trouble: MediaTrouble | null = null;
  #cancelRetry = () => {};

  constructor(needs: SeatKeeperNeeds<SomeSeat>) {
    this.#needs = needs;
  }

  get seat(): SomeSeat | null {
    return this.#seat;
  }

  /** I am in a room now, perhaps again. A healthy seat in the same media room is kept: no gap in the sound. */
  enter(access: MediaAccess): void {
    const isSameRoom = this.#seat !== null && this.#roomName !== null && this.#roomName === mediaRoomOf(access.token);
    if (isSameRoom && this.#isConnected && this.#seat?.isMending() !== true) return;
    this.#attempt = 0;
    if (!isSameRoom) return this.#sit(access);
    const seat = this.#seat;
    this.#cancelRetry();
    this.#cancelRetry = this.#needs.clock.after(CONNECTING_MS, () => {
      if (this.#seat === seat && (!this.#isConnected || seat?.isMending() === true)) this.#sit(access);
    });
  }

  leave(): void {
    this.#stand();
    this.#roomName = null;
    this.#trouble = null;
    this.#needs.show("idle", null);
  }

  /** At the user's request: skips the wait for the next attempt. */
  retryNow(): void {
    if (this.#roomName === null || this.#isConnected) return;
    this.#stand();
    this.#askAgain();
  }

  /** The seat is dead, though it has not noticed: takes another one at once. */
  takeAnother(): void {
    if (!this.#isConnected) return this.retryNow();
    this.#attempt = 0;
    this.#retry(null);
  }

  #sit(access: MediaAccess): void {
    this.#stand();
    const seat = this.#needs.newSeat((state) => {
      if (this.#seat === seat) this.#line(state);
    });
    this.#seat = seat;
    this.#roomName = mediaRoomOf(access.token);
    if (this.#attempt < HOPES) this.#needs.show(this.#attempt === 0 ? "connecting" : "reconnecting", this.#trouble);
    this.#needs.seated(seat);
    seat.connect(access).catch((error: unknown) => {
      if (this.#seat === seat) this.#retry(troubleOf(error));
    });
  }

  #line(state: "connected" | "lost"): void {
    this.#isConnected = state === "connected";
    if (state === "lost") return this.#retry(null);
    this.#attempt = 0;
    this.#trouble = null;
    this.#needs.show("connected", null);
  }

  #retry(trouble: MediaTrouble | null): void {
    this.#stand();
    this.#trouble = trouble;
    if (trouble === "browser") return this.#needs.show("failed", trouble);
    this.#needs.show(this.#attempt < HOPES ? "reconnecting" : "failed", trouble);
    const grownMs = Math.min(SECOND_RETRY_MS * 2 ** (this.#attempt - 1), MOST_RETRY_MS);
    const delayMs = this.#attempt === 0 ? 0 : grownMs * (1 - JITTER * this.#needs.random());
    this.#attempt += 1;
    this.#cancelRetry = this.#needs.clock.after(delayMs, () => this.#askAgain());
  }

  #askAgain(): void {
    const roomName = this.#roomName;
    const stillWaits = () => this.#seat === null && this.#roomName === roomName && roomName !== null;
    void this.#needs
      .freshAccess()
      .catch(() => null)
      .then((access) => {
        if (!stillWaits()) return;
        if (access === null) this.#retry(this.#trouble);
        else this.#sit(access);
      });
  }

  #stand(): void {
    this.#cancelRetry();
    const seat = this.#seat;
    this.#seat = null;
    this.#isConnected = false;
    if (seat === null) return;
    this.#needs.seated(null);
    void seat.leave().catch(() => {});
  }
}
