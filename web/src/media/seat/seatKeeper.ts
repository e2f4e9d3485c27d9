import type { MediaAccess } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";
import { mediaRoomOf } from "./mediaRoomOf.ts";
import type { SeatEvents } from "./mediaSeat.ts";
import type { MediaState } from "../mediaState.ts";

/** A connection to a media room, as far as keeping it goes. */
export interface Seat {
  connect(access: MediaAccess): Promise<void>;
  leave(): Promise<void>;
}

export interface SeatKeeperNeeds<SomeSeat extends Seat> {
  clock: Clock;
  newSeat(line: SeatEvents["line"]): SomeSeat;
  /** A fresh token for the room I am in; null while there is none to be had. */
  freshAccess(): Promise<MediaAccess | null>;
  show(connection: MediaState["connection"]): void;
  /** The seat in use changed; null between two. */
  seated(seat: SomeSeat | null): void;
}

/** The first new seat comes at once: whatever lost the old one has used up its time to recover. */
const SECOND_RETRY_MS = 300;
const MOST_RETRY_MS = 5_000;
/** After so many tries in a row the person is told that something is in the way; the tries go on. */
const HOPES = 4;
/** A seat that still tries to connect so long after the space came back is replaced. */
const CONNECTING_MS = 1_500;

/**
 * Keeps me seated in the media room of the room I am in, until I leave: a seat that is lost is followed by a new one
 * with a fresh token, again and again.
 */
export class SeatKeeper<SomeSeat extends Seat> {
  readonly #needs: SeatKeeperNeeds<SomeSeat>;
  #seat: SomeSeat | null = null;
  #roomName: string | null = null;
  #isConnected = false;
  #attempt = 0;
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
    if (isSameRoom && this.#isConnected) return;
    this.#attempt = 0;
    if (!isSameRoom) return this.#sit(access);
    const seat = this.#seat;
    this.#cancelRetry();
    this.#cancelRetry = this.#needs.clock.after(CONNECTING_MS, () => {
      if (this.#seat === seat && !this.#isConnected) this.#sit(access);
    });
  }

  leave(): void {
    this.#stand();
    this.#roomName = null;
    this.#needs.show("idle");
  }

  #sit(access: MediaAccess): void {
    this.#stand();
    const seat = this.#needs.newSeat((state) => {
      if (this.#seat === seat) this.#line(state);
    });
    this.#seat = seat;
    this.#roomName = mediaRoomOf(access.token);
    if (this.#attempt < HOPES) this.#needs.show(this.#attempt === 0 ? "connecting" : "reconnecting");
    this.#needs.seated(seat);
    seat.connect(access).catch(() => {
      if (this.#seat === seat) this.#retry();
    });
  }

  #line(state: "connected" | "lost"): void {
    this.#isConnected = state === "connected";
    if (state === "lost") return this.#retry();
    this.#attempt = 0;
    this.#needs.show("connected");
  }

  #retry(): void {
    this.#stand();
    this.#needs.show(this.#attempt < HOPES ? "reconnecting" : "failed");
    const delayMs = this.#attempt === 0 ? 0 : Math.min(SECOND_RETRY_MS * 2 ** (this.#attempt - 1), MOST_RETRY_MS);
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
        if (access === null) this.#retry();
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
