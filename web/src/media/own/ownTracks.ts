import type { LocalAudioTrack, LocalTrack, LocalVideoTrack, Room, TrackPublishOptions } from "livekit-client";
import { createEmitter } from "../../platform/emitter.ts";
import type { Livekit } from "../seat/mediaSeat.ts";

export type OwnKind = "microphone" | "camera" | "screen" | "screenAudio";

interface Own {
  capture: MediaStreamTrack;
  isMuted: boolean;
  /** The track at the present seat. */
  published: LocalAudioTrack | LocalVideoTrack | null;
  /** Whether the media server has taken it. */
  isTaken: boolean;
  /** Resolves once the media server has answered, or the seat is gone. Before that the library swaps nothing. */
  answered: Promise<void>;
}

interface OwnSeat {
  room: Room;
  livekit: Livekit;
  left: Promise<void>;
  leave(): void;
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
 */
export class OwnTracks {
  /** Another capture of this kind, or none any more; others may still hear the old one until it is swapped. */
  readonly changes = createEmitter<OwnKind>();
  readonly #own = new Map<OwnKind, Own>();
  #seat: OwnSeat | null = null;

  has(kind: OwnKind): boolean {
    return this.#own.has(kind);
  }

  capture(kind: OwnKind): MediaStreamTrack | null {
    return this.#own.get(kind)?.capture ?? null;
  }

  /** As the media server knows it, which may have muted me. */
  isMuted(kind: OwnKind): boolean {
    const own = this.#own.get(kind);
    return own === undefined || (own.published?.isMuted ?? own.isMuted);
  }

  /** The seat is gone; captures stay, muted as they were. */
  leaveSeat(): void {
    this.#seat?.leave();
    this.#seat = null;
    for (const own of this.#own.values()) {
      own.isMuted = own.published?.isMuted ?? own.isMuted;
      own.published = null;
      own.isTaken = false;
    }
  }

  /** A new seat: publishes what is on. Resolves to what it refused. */
  async moveTo(room: Room, livekit: Livekit): Promise<OwnKind[]> {
    this.leaveSeat();
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.#seat = { room, livekit, left, leave };
    const kinds = [...this.#own.keys()];
    const results = await Promise.allSettled(kinds.map((kind) => this.#publish(kind)));
    return kinds.filter((_kind, index) => results[index]?.status === "rejected");
  }

  /** Publishes a capture, or swaps it into what is published, without a gap. Rejects when the server refuses. */
  async put(kind: OwnKind, capture: MediaStreamTrack): Promise<void> {
    const own = this.#own.get(kind);
    if (own === undefined) {
      const answered = Promise.resolve();
      this.#own.set(kind, { capture, isMuted: false, published: null, isTaken: false, answered });
      this.changes.emit(kind);
      return this.#publish(kind);
    }
    own.capture = capture;
    capture.enabled = !this.isMuted(kind);
    this.changes.emit(kind);
    const seat = this.#seat;
    await own.answered;
    // A seat that came meanwhile began with the new capture, and what was refused is about to be dropped.
    if (this.#seat === seat && own.isTaken) await own.published?.replaceTrack(capture, true);
  }

  /** A muted track stays published and silent: others see the mute at once, and unmuting takes no time. */
  async setMuted(kind: OwnKind, isMuted: boolean): Promise<void> {
    const own = this.#own.get(kind);
    if (own === undefined) return;
    own.isMuted = isMuted;
    if (own.published === null) own.capture.enabled = !isMuted;
    else await (isMuted ? own.published.mute() : own.published.unmute());
  }

  /** What was published once and is no longer there, though nobody here removed it. */
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
    if (own.published)
      await this.#seat?.room.localParticipant.unpublishTrack(own.published as LocalTrack, false).catch(() => {});
  }

  #publish(kind: OwnKind): Promise<void> {
    const [own, seat] = [this.#own.get(kind), this.#seat];
    if (own === undefined || seat === null) return Promise.resolve();
    const publishing = this.#publishAt(seat, own, kind);
    own.answered = publishing.catch(() => {});
    return publishing;
  }

  async #publishAt(seat: OwnSeat, own: Own, kind: OwnKind): Promise<void> {
    const { LocalAudioTrack, LocalVideoTrack, Track } = seat.livekit;
    const Kind = own.capture.kind === "audio" ? LocalAudioTrack : LocalVideoTrack;
    const published = new Kind(own.capture, undefined, true);
    if (own.isMuted) await published.mute();
    if (this.#seat !== seat) return;
    own.published = published;
    const source = {
      microphone: Track.Source.Microphone,
      camera: Track.Source.Camera,
      screen: Track.Source.ScreenShare,
      screenAudio: Track.Source.ScreenShareAudio,
    }[kind];
    const options = { ...OPTIONS[kind], source };
    try {
      await Promise.race([seat.room.localParticipant.publishTrack(published as LocalTrack, options), seat.left]);
    } catch (error) {
      // A seat that was lost meanwhile refuses nothing: the next one gets everything that is on.
      if (this.#seat === seat) throw error;
    }
    own.isTaken = own.published === published;
  }
}
