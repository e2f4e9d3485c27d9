import { constants } from "@atrium/contract";
import type { MediaAccess } from "@atrium/contract";
import { LazySeat, OwnMedia, OwnTracks, pictureOf, SeatKeeper } from "../../media/index.ts";
import type { AirMedia, MediaEvent } from "../../media/index.ts";
import type { AirPlan, AirSent } from "./air.ts";
import type { AirTone } from "./airTone.ts";

export interface AirSpeakerNeeds {
  media: AirMedia;
  /** A token for my stream; null while there is none. */
  access(): Promise<MediaAccess | null>;
  /** Called when what I send has changed. */
  report(what: Partial<AirSends>): void;
  show(change: Partial<AirSent>): void;
  tell(event: MediaEvent): void;
  createTone(): AirTone;
}

/** What others are told that I send. */
export type AirSends = Record<"audio" | "video" | "screen", boolean>;

type Sending = Omit<AirSent, "step">;

export const SENDING_NOTHING: Sending = {
  connection: "idle",
  microphone: { state: "off" },
  camera: { state: "off" },
  screen: { state: "off" },
  picture: null,
};

const SETTLED_WITHIN_MS = 20_000;

/**
 * What I send to every room. It is captured apart from what I send to my own: whoever sits in the audience of a stage may
 * not send anything there, and each is turned on and off by itself.
 */
export class AirSpeaker {
  readonly own: OwnMedia;
  readonly #needs: AirSpeakerNeeds;
  readonly #tracks: OwnTracks;
  readonly #keeper: SeatKeeper<LazySeat>;
  readonly #waiting = new Set<{ look(): void; giveUp(): void }>();
  #sending = SENDING_NOTHING;
  #tone: AirTone | null = null;

  constructor(needs: AirSpeakerNeeds) {
    this.#needs = needs;
    const { clock, captureScreen } = needs.media.needs;
    this.#tracks = new OwnTracks(clock);
    this.own = new OwnMedia({
      clock,
      captureScreen,
      devices: needs.media.devices,
      tracks: this.#tracks,
      show: (change) => this.#show({ ...change, picture: this.#picture() }),
      report: ({ audioMuted, videoMuted, sharing }) =>
        needs.report({
          ...(audioMuted !== undefined && { audio: !audioMuted }),
          ...(videoMuted !== undefined && { video: !videoMuted }),
          ...(sharing !== undefined && { screen: sharing }),
        }),
    });
    this.own.events.on((event) => needs.tell(event));
    this.#tracks.answers.on(({ answer }) => {
      if (answer === "silence") this.#keeper.seat?.loaded?.giveUp();
      this.#look();
    });
    this.#keeper = this.#createKeeper();
  }

  /** What is on, or on its way. */
  get sends(): AirSends {
    const isOn = (state: string) => state === "on" || state === "waiting";
    const { microphone, camera, screen } = this.#sending;
    return { audio: isOn(microphone.state), video: isOn(camera.state), screen: isOn(screen.state) };
  }

  get microphoneTrack(): MediaStreamTrack | null {
    return this.#tracks.capture("microphone");
  }

  enter(access: MediaAccess): void {
    this.#keeper.enter(access);
  }

  /** Stops sending and releases the devices. */
  async leave(): Promise<void> {
    this.#keeper.leave();
    for (const { giveUp } of this.#waiting) giveUp();
    this.#tone?.stop();
    this.#tone = null;
    await this.own.stopAll();
  }

  /** Resolves once the devices are open or refused. */
  async turnOn({ microphone, camera }: Pick<AirPlan, "microphone" | "camera">): Promise<void> {
    await Promise.all([microphone ? this.own.toggleMicrophone() : null, camera ? this.own.toggleCamera() : null]);
  }

  /** Resolves to true once everything that is on has reached the media server; to false after a timeout. */
  settled(): Promise<boolean> {
    return this.#until(() => {
      const { connection, microphone, camera } = this.#sending;
      return connection === "connected" && ![microphone, camera].some(({ state }) => isUnderWay(state));
    });
  }

  /** A tone that others hear as soon as it is played; null if it cannot be published in time. */
  async readyTone(): Promise<(() => Promise<void>) | null> {
    const tone = this.#needs.createTone();
    this.#tone = tone;
    await this.#tracks.put("screenAudio", tone.track);
    const isThere = await this.#until(() => this.#tracks.isTaken("screenAudio"));
    const { toneMs } = constants.broadcast;
    const end = async () => {
      if (this.#tracks.capture("screenAudio") === tone.track) await this.#tracks.remove("screenAudio");
      tone.stop();
    };
    if (!isThere) {
      await end();
      return null;
    }
    return async () => {
      tone.play(toneMs);
      await new Promise<void>((over) => this.#needs.media.needs.clock.after(toneMs, over));
      await end();
    };
  }

  #createKeeper(): SeatKeeper<LazySeat> {
    const { clock, loadLivekit, iceServers } = this.#needs.media.needs;
    const nothing = () => {};
    return new SeatKeeper<LazySeat>({
      clock,
      freshAccess: () => this.#needs.access(),
      random: Math.random,
      show: (connection) => this.#show({ connection }),
      seated: () => this.#tracks.leaveSeat(),
      newSeat: (line) =>
        new LazySeat({
          loadLivekit,
          iceServers,
          ready: (seat, livekit, connected) => this.#tracks.moveTo(seat.room, livekit, connected),
          events: {
            line,
            mended: nothing,
            changed: nothing,
            voice: nothing,
            ownLevel: nothing,
            ownChanged: () => void this.own.agreeWithServer(),
          },
        }),
    });
  }

  #picture() {
    const track = this.#tracks.capture("camera");
    return track === null ? null : pictureOf(track);
  }

  #show(change: Partial<Sending>): void {
    this.#sending = { ...this.#sending, ...change };
    this.#needs.show(change);
    this.#look();
  }

  #look(): void {
    for (const { look } of this.#waiting) look();
  }

  /** False after a timeout, or once I have left. */
  #until(isSo: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isThere: boolean) => {
        this.#waiting.delete(waiting);
        cancel();
        resolve(isThere);
      };
      const cancel = this.#needs.media.needs.clock.after(SETTLED_WITHIN_MS, () => end(false));
      const waiting = { look: () => (isSo() ? end(true) : undefined), giveUp: () => end(false) };
      this.#waiting.add(waiting);
      waiting.look();
    });
  }
}

const isUnderWay = (state: string): boolean => state === "starting" || state === "waiting";
