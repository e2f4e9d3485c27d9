import type { LocalAudioTrack, LocalTrack, LocalVideoTrack, Room, TrackPublishOptions } from "livekit-client";
import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import type { Livekit } from "../seat/mediaSeat.ts";
import { permissionChange } from "./permissionChange.ts";

export type OwnKind = "microphone" | "camera" | "screen" | "screenAudio";

interface Own {
  capture: MediaStreamTrack;
  isMuted: boolean;
  /** The track at the current seat. */
  published: LocalAudioTrack | LocalVideoTrack | null;
  /** Whether the media server has taken it. Before that the library neither replaces nor mutes. */
  isTaken: boolean;
}

/** A seat's answer to my track; `silence`: the media server did not answer. */
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
  // For speech: silence sends nothing, and the codec repairs lost packets.
  microphone: { dtx: true, red: false, audioPreset: { maxBitrate: 32_000 } },
  camera: { simulcast: true, videoEncoding: { maxBitrate: 1_500_000, maxFramerate: 24 } },
  screen: { simulcast: false, screenShareEncoding: { maxBitrate: 2_500_000, maxFramerate: 15 } },
  screenAudio: { dtx: false, red: false, audioPreset: { maxBitrate: 64_000 } },
} as const satisfies Record<OwnKind, TrackPublishOptions>;

/**
 * What I publish, over all seats. A capture outlives lost connections and room changes: each new seat gets everything
 * that is on, with its mute state. The library's track objects belong to one seat and are created again. Nothing here
 * waits for the media server, so that a slow one does not hold back a click; its answer is an event.
 */
export class OwnTracks {
  /** Replaces the capture of this kind, or removes it; others may still hear the old one until it is replaced. */
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

  /** The mute state at the media server, which may have muted me. */
  isMuted(kind: OwnKind): boolean {
    const own = this.#own.get(kind);
    return own === undefined || isMuted(own);
  }

  /** The seat is gone; captures stay, with their mute state. */
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
   * A new seat: publishes what is on as soon as the media server answers, so that others can subscribe while the
   * transport is still connecting. It counts as taken once `connected`.
   */
  moveTo(room: Room, livekit: Livekit, connected: Promise<unknown> = Promise.resolve()): void {
    this.leaveSeat();
    this.#seat = { room, livekit, connected };
    for (const [kind, own] of this.#own) void this.#publish(kind, own);
  }

  /** Publishes a capture, or replaces the published one without a gap. */
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

  /** A muted track stays published and silent: others see the mute at once, and unmuting is instant. */
  async setMuted(kind: OwnKind, isWanted: boolean): Promise<void> {
    const own = this.#own.get(kind);
    if (own === undefined) return;
    own.isMuted = isWanted;
    if (own.isTaken) await agree(own);
    else own.capture.enabled = !isWanted;
  }

  /** What was published and is gone, although it was not removed here. */
  takenDown(): OwnKind[] {
    const room = this.#seat?.room;
    if (room === undefined) return [];
    // Compared by track, not by capture: while a device is being replaced, the two captures differ.
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
    // A publish that is not answered yet is undone by the library once it is.
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
        // Clicked right after being allowed: the room knows about it before the media server does.
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
    // A failure at a seat that was lost meanwhile is not a refusal: the next seat gets everything that is on.
    if (!isThere || !isStill()) return;
    if (answer !== "taken") return this.answers.emit({ kind, answer });
    own.isTaken = true;
    this.answers.emit({ kind, answer: "taken" });
    // What was replaced or muted before the server answered.
    if (own.capture !== sent) await published.replaceTrack(own.capture, true).catch(() => {});
    await agree(own);
  }
}

const isMuted = (own: Own): boolean => (own.isTaken ? (own.published?.isMuted ?? own.isMuted) : own.isMuted);

/** Applies my mute state to the published track. */
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

/** The room does not allow it. Any other failure, such as a late answer, may not happen at the next seat. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.name === "PublishTrackError" && (error as { status?: unknown }).status === 403;
