import type { AccountId, Broadcast, MediaAccess } from "@atrium/contract";
import { LazySeat, peopleMedia, SeatKeeper } from "../../media/index.ts";
import type { AirMedia, MediaState, Reception } from "../../media/index.ts";
import type { AirHeard, AirSize } from "./air.ts";

export interface AirListenerNeeds {
  media: AirMedia;
  /** A token for the stream; null while there is none. */
  access(): Promise<MediaAccess | null>;
  show(heard: AirHeard | null): void;
}

const LAYERS = { none: null, small: "low", card: "medium", window: "high" } as const satisfies Record<
  AirSize,
  Reception["camera"]
>;
const AGAIN_AFTER_MS = 1_000;
const NOTHING = { camera: null, screen: null } as const;
/** Prefixed: the same person's voice in the room shares the output with this one. */
const voiceOf = (voiceId: string): string => `air/${voiceId}`;

/** Receives the stream of whoever is on air. */
export class AirListener {
  readonly #needs: AirListenerNeeds;
  readonly #keeper: SeatKeeper<LazySeat>;
  readonly #voices = new Set<string>();
  #speakerId: AccountId | null = null;
  #stream: string | null = null;
  #connection: MediaState["connection"] = "idle";
  #size: AirSize = "card";
  #volume = 1;
  #cancelRetry = () => {};

  constructor(needs: AirListenerNeeds) {
    this.#needs = needs;
    this.#keeper = this.#createKeeper();
  }

  /** Null if nobody else is on air. */
  follow(broadcast: Broadcast | null): void {
    const stream = broadcast?.streamName ?? null;
    if (stream === this.#stream) return;
    this.#cancelRetry();
    this.#stream = stream;
    this.#speakerId = broadcast?.accountId ?? null;
    if (stream !== null) {
      this.#show();
      return void this.#sit(stream);
    }
    this.#keeper.leave();
    this.#needs.show(null);
  }

  setVolume(volume: number): void {
    this.#volume = volume;
    this.#tune();
  }

  setSize(size: AirSize): void {
    if (size === this.#size) return;
    this.#size = size;
    this.#tune();
  }

  level(): number {
    return this.#speakerId === null ? 0 : (this.#needs.media.readyOutput()?.level(voiceOf(this.#speakerId)) ?? 0);
  }

  async #sit(stream: string): Promise<void> {
    const access = await this.#needs.access().catch(() => null);
    if (this.#stream !== stream) return;
    if (access !== null) return this.#keeper.enter(access);
    this.#cancelRetry = this.#needs.media.needs.clock.after(AGAIN_AFTER_MS, () => void this.#sit(stream));
  }

  #createKeeper(): SeatKeeper<LazySeat> {
    const { clock, loadLivekit, iceServers } = this.#needs.media.needs;
    const nothing = () => {};
    return new SeatKeeper<LazySeat>({
      clock,
      freshAccess: () => this.#needs.access(),
      random: Math.random,
      show: (connection) => {
        this.#connection = connection;
        this.#show();
      },
      seated: () => this.#forgetVoices(),
      newSeat: (line) =>
        new LazySeat({
          loadLivekit,
          iceServers,
          ready: () => this.#tune(),
          events: {
            line,
            mended: nothing,
            changed: () => this.#tune(),
            voice: (voiceId, track) => this.#voice(voiceId, track),
            ownLevel: nothing,
            ownChanged: nothing,
          },
        }),
    });
  }

  /** Subscribes to what is shown, and sets the volume. */
  #tune(): void {
    const speakerId = this.#speakerId;
    if (speakerId === null) return;
    const isShown = this.#size !== "none";
    const wanted: Reception = {
      audio: this.#volume > 0,
      gain: this.#volume,
      pan: 0,
      camera: LAYERS[this.#size],
      screen: isShown,
      mayReceiveMe: true,
    };
    this.#keeper.seat?.loaded?.receive(new Map([[speakerId, wanted]]));
    for (const voiceId of this.#voices) this.#needs.media.readyOutput()?.set(voiceId, this.#volume, 0);
    this.#show();
  }

  #voice(voiceId: string, track: MediaStreamTrack | null): void {
    const id = voiceOf(voiceId);
    const output = this.#needs.media.readyOutput();
    if (track === null) {
      this.#voices.delete(id);
      return output?.remove(id);
    }
    this.#voices.add(id);
    output?.add(id, track);
    output?.set(id, this.#volume, 0);
  }

  #forgetVoices(): void {
    for (const voiceId of this.#voices) this.#needs.media.readyOutput()?.remove(voiceId);
    this.#voices.clear();
  }

  #show(): void {
    const speakerId = this.#speakerId;
    if (speakerId === null) return;
    const room = this.#keeper.seat?.loaded?.room;
    const { camera, screen } = room === undefined ? NOTHING : (peopleMedia(room, {})[speakerId] ?? NOTHING);
    this.#needs.show({ connection: this.#connection, camera, screen });
  }
}
