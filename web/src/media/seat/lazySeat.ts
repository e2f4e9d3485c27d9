import type { MediaAccess } from "@atrium/contract";
import { MediaSeat } from "./mediaSeat.ts";
import type { Livekit, SeatEvents } from "./mediaSeat.ts";

export interface LazySeatNeeds {
  loadLivekit(): Promise<Livekit>;
  iceServers(): Promise<RTCIceServer[]>;
  events: SeatEvents;
  /** The media server has answered: tracks can be published. Sound gets through once `connected`. */
  ready(seat: MediaSeat, livekit: Livekit, connected: Promise<void>): void;
}

/** A seat that loads the media library first. */
export class LazySeat {
  loaded: MediaSeat | null = null;
  readonly #needs: LazySeatNeeds;
  #isOver = false;

  constructor(needs: LazySeatNeeds) {
    this.#needs = needs;
  }

  async connect(access: MediaAccess): Promise<void> {
    const [livekit, iceServers] = await Promise.all([this.#needs.loadLivekit(), this.#needs.iceServers()]);
    if (this.#isOver) return;
    const seat = new MediaSeat(livekit, this.#needs.events);
    this.loaded = seat;
    const connected = seat.connect(access, iceServers);
    // A seat that was left gets no more events of its room.
    seat.room.on(livekit.RoomEvent.SignalConnected, () => this.#needs.ready(seat, livekit, connected));
    await connected;
  }

  isMending(): boolean {
    return this.loaded?.isMending() ?? false;
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await this.loaded?.leave();
  }
}
