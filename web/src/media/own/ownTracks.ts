import type { LocalAudioTrack, LocalTrack, LocalVideoTrack, Room, TrackPublishOptions } from "livekit-client";
import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import type { Livekit } from "../seat/mediaSeat.ts";
import { permissionChange } from "./permissionChange.ts";

export type OwnKind = "microphone" | "camera" | "screen" | "screenAudio";

interface Own {
  capture: MediaStreamTrack;
  isMuted: boolean;
  /** The track at the present seat. */
  published: LocalAudioTrack | LocalVideoTrack | null;
  /** Whether the media server has taken it. Before that the library swaps and mutes nothing. */
  isTaken: boolean;
}

/** What a seat answered to a track of mine; `silence`: the media server did not answer. */
export interface OwnAnswer {
  kind: OwnKind;
  answer: "taken" | "refused" | "silence" | "left";
}

interface OwnSeat {
  room: Room;
  livekit: Livekit;
  /** Resolves once packets get through, rejects when they do not. */
  connected: Promise<unknown>;
}

const OPTIONS = {
  // Speech: silence costs nothing, and a lost packet is repaired by the codec.
  microphone: { dtx: true, red: false, audioPreset: { maxBitrate: 32_000 } },
  camera: { simulcast: true, videoEncoding: { maxBitrate: 1_500_000, maxFramerate: 24 } },
  screen: { simulcast: false, screenShareEncoding: { maxBitrate: 2_500_000, maxFramerate: 15 } },
  screenAudio: { dtx: false, red: false, audioPreset: { maxBitrate: 64_000 } },
} as const satisfies Record<OwnKind, TrackPublishOptions>;

/**
 * What I publish, over all seats. A capture lives on through losses and changes of room: each new seat gets
 * everything that is on, muted as it was. The library's track objects belong to one seat and are made anew.
 * Nothing here waits for the media server: a slow or silent one must not hold back a click. Its answer is an event.
 */
export class OwnTracks {
  /** Another capture of this kind, or none any more; others may still hear the old one until it is swapped. */
  readonly changes = createEmitter<OwnKind>();
  readonly answers = createEmitter<OwnAnswer>();
  readonly #clock: Clock;
  readonly #own = new Map<OwnKind, Own>();
  #seat: OwnSeat | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(kind: OwnKind): boolean {
    return this.#own.has(kind);
  }

  capture(kind: OwnKind): MediaStreamTrack | null {
    return this.#own.get(kind)?.capture ?? null;
  }

  /** Whether the media server has it now, so that others can receive it. */
  isTaken(kind: OwnKind): boolean {
    return this.#own.get(kind)?.isTaken === true;
  }

  /** As the media server knows it, which may have muted me. */
  isMuted(kind: OwnKind): boolean {
    const own = this.#own.get(kind);
    return own === undefined || isMuted(own);
  }

  /** The seat is gone; captures stay, muted as they were. */
  leaveSeat(): void {
    this.#seat = null;
    for (const [kind, own] of this.#own) {
      const wasTaken = own.isTaken;
      own.isMuted = isMuted(own);
      own.published = null;
      own.isTaken = false;
      if (wasTaken) this.answers.emit({ kind, answer: "left" });
    }
  }

  /**
   * A new seat: publishes what is on, as soon as the media server answers, so that others ask for it while the way is
   * still sought. It counts as taken once `connected`.
   */
  moveTo(room: Room, livekit: Livekit, connected: Promise<unknown> = Promise.resolve()): void {
    this.leaveSeat();
    this.#seat = { room, livekit, connected };
    for (const [kind, own] of this.#own) void this.#publish(kind, own);
  }

  /** Publishes a capture, or swaps it into what is published, without a gap. */
  async put(kind: OwnKind, capture: MediaStreamTrack): Promise<void> {
    const own = this.#own.get(kind);
    if (own === undefined) {
      const first = { capture, isMuted: false, published: null, isTaken: false };
      this.#own.set(kind, first);
      this.changes.emit(kind);
      return void this.#publish(kind, first);
    }
    own.capture = capture;
    capture.enabled = !isMuted(own);
    this.changes.emit(kind);
    if (own.isTaken) await own.published?.replaceTrack(capture, true);
  }

  /** A muted track stays published and silent: others see the mute at once, and unmuting takes no time. */
  async setMuted(kind: OwnKind, isWanted: boolean): Promise<void> {
    const own = this.#own.get(kind);
    if (own === undefined) return;
    own.isMuted = isWanted;
    if (own.isTaken) await agree(own);
    else own.capture.enabled = !isWanted;
  }

  /** What was published and is gone, though nobody here removed it. */
  takenDown(): OwnKind[] {
    const room = this.#seat?.room;
    if (room === undefined) return [];
    // By the track, not by its capture: while another device is swapped in, the two captures are not the same.
    const there = new Set<unknown>([...room.localParticipant.trackPublications.values()].map(({ track }) => track));
    return [...this.#own].filter(([, own]) => own.isTaken && !there.has(own.published)).map(([kind]) => kind);
  }

  async remove(kind: OwnKind): Promise<void> {
    const own = this.#own.get(kind);
    this.#own.delete(kind);
    if (own === undefined) return;
    own.capture.stop();
    this.changes.emit(kind);
    if (own.published === null) return;
    const gone = this.#seat?.room.localParticipant.unpublishTrack(own.published as LocalTrack, false).catch(() => {});
    // The library unpublishes a pending track once it is answered.
    if (own.isTaken) await gone;
  }

  async #publish(kind: OwnKind, own: Own): Promise<void> {
    const seat = this.#seat;
    if (seat === null) return;
    const { LocalAudioTrack, LocalVideoTrack } = seat.livekit;
    const Kind = own.capture.kind === "audio" ? LocalAudioTrack : LocalVideoTrack;
    const sent = own.capture;
    const published = new Kind(sent, undefined, true);
    own.published = published;
    if (own.isMuted) await published.mute();
    const isStill = (): boolean => this.#own.get(kind) === own && own.published === published;
    const options = { ...OPTIONS[kind], source: sourceOf(kind, seat.livekit) };
    const publish = () => seat.room.localParticipant.publishTrack(published as LocalTrack, options);
    const answer = await publish()
      .catch(async (error: unknown) => {
        // Pressed in the moment after being let in: the room knows it before the media server does.
        const mayNow = isRefusal(error) && (await permissionChange(seat.room, seat.livekit, this.#clock));
        if (!mayNow || !isStill()) throw error;
        await publish();
      })
      .then(
        () => "taken" as const,
        (error: unknown) => (isRefusal(error) ? "refused" : "silence"),
      );
    const isThere = await seat.connected.then(
      () => true,
      () => false,
    );
    // The failure of a seat that was lost meanwhile is no refusal: the next seat gets everything that is on.
    if (!isThere || !isStill()) return;
    if (answer !== "taken") return this.answers.emit({ kind, answer });
    own.isTaken = true;
    this.answers.emit({ kind, answer: "taken" });
    // What was swapped or muted before the server answered.
    if (own.capture !== sent) await published.replaceTrack(own.capture, true).catch(() => {});
    await agree(own);
  }
}

const isMuted = (own: Own): boolean => (own.isTaken ? (own.published?.isMuted ?? own.isMuted) : own.isMuted);

/** The published track is muted as I want it. */
async function agree({ published, isMuted: isWanted }: Own): Promise<void> {
  if (published !== null && published.isMuted !== isWanted) await (isWanted ? published.mute() : published.unmute());
}

function sourceOf(kind: OwnKind, { Track }: Livekit) {
  return {
    microphone: Track.Source.Microphone,
    camera: Track.Source.Camera,
    screen: Track.Source.ScreenShare,
    screenAudio: Track.Source.ScreenShareAudio,
  }[kind];
}

/** The room does not allow it. Everything else, a late answer first of all, may go better at another seat. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === "PublishTrackError" && (error as { status?: unknown }).status === 403;
