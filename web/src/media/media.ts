import type { AccountId, MediaAccess } from "@atrium/contract";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { createEmitter } from "../platform/emitter.ts";
import { CameraBackdrop } from "./backdrop/cameraBackdrop.ts";
import { Devices } from "./devices/devices.ts";
import { DeviceSettingsModel } from "./devices/deviceSettingsModel.ts";
import { clampVolume, MediaPreferences } from "./devices/mediaPreferences.ts";
import { LazySeat } from "./seat/lazySeat.ts";
import { SCREEN_VOICE } from "./seat/mediaSeat.ts";
import type { MediaSeat } from "./seat/mediaSeat.ts";
import type { MediaNeeds } from "./mediaNeeds.ts";
import { MEDIA_START } from "./mediaStart.ts";
import { isWanted, type DeviceKind, type MediaEvent, type MediaState } from "./mediaState.ts";
import { OwnMedia } from "./own/ownMedia.ts";
import { ownPictures } from "./own/ownPictures.ts";
import { OwnTracks } from "./own/ownTracks.ts";
import type { OwnKind } from "./own/ownTracks.ts";
import { OwnVoice } from "./sound/ownVoice.ts";
import { peopleMedia, qualityOf } from "./seat/peopleMedia.ts";
import type { Reception } from "./hearing/reception.ts";
import { SeatKeeper } from "./seat/seatKeeper.ts";
import { SleepWatch } from "./seat/sleepWatch.ts";
import type { SoundOutput } from "./sound/soundOutput.ts";
import { SpeakerFollower } from "./sound/speakerFollower.ts";

const TAKEN_DOWN_AFTER_MS = 2_000;
const STARTED_WITHIN_MS = 1_000;

/**
 * Audio and video of one visit. `SeatKeeper` keeps the connection, `OwnMedia` what I publish, `SoundOutput` plays what
 * I hear; who is received is decided outside and comes in through `receive`. Everything shown is in `state`. Life: made
 * with the visit; `unlock` inside the entry click; `enter` for each room and each return; `leave`; `dispose`.
 */
export class Media {
  readonly state: StoreApi<MediaState> = createStore<MediaState>(() => MEDIA_START);
  readonly events = createEmitter<MediaEvent>();
  readonly own: OwnMedia;
  readonly settings: DeviceSettingsModel;
  readonly needs: MediaNeeds;
  readonly devices: Devices;
  readonly #preferences: MediaPreferences;
  readonly #tracks: OwnTracks;
  readonly #voice: OwnVoice;
  readonly #speaker: SpeakerFollower;
  readonly #keeper: SeatKeeper<LazySeat>;
  readonly #voices = new Set<string>();
  #output: SoundOutput | null = null;
  readonly #sleep: SleepWatch;
  #isOver = false;
  #received: ReadonlyMap<string, Reception> = new Map();

  constructor(needs: MediaNeeds) {
    this.needs = needs;
    this.#tracks = new OwnTracks(needs.clock);
    this.#sleep = new SleepWatch(needs.clock);
    this.#preferences = new MediaPreferences(needs.store);
    const backdrop = new CameraBackdrop({
      ...needs.backdrop,
      store: needs.store,
      reopen: (kind) => this.settings.reopen(kind),
    });
    const machine = needs.devices === null ? null : backdrop.over(needs.devices);
    this.devices = new Devices(machine, needs.clock, this.#preferences);
    this.state.setState({ volumes: this.#preferences.volumes() });
    this.#voice = new OwnVoice(needs.clock, () => this.events.emit({ type: "speaksWhileMuted" }));
    this.own = new OwnMedia({
      clock: needs.clock,
      devices: this.devices,
      tracks: this.#tracks,
      captureScreen: needs.captureScreen,
      show: (change) => this.#showOwn(change),
      report: needs.report,
    });
    this.settings = new DeviceSettingsModel({
      devices: this.devices,
      preferences: this.#preferences,
      output: () => this.readyOutput(),
      choose: (kind, deviceId) => this.choose(kind, deviceId),
      reopen: (kind, deviceId) => this.own.reopen(kind, deviceId),
      backdrop,
      ownCapture: (kind) => this.#tracks.capture(kind),
    });
    this.#tracks.changes.on((kind) => this.#captureChanged(kind));
    this.#tracks.answers.on(({ answer }) => {
      // A media server that does not answer a publish may answer at another seat.
      if (answer === "silence") this.#keeper.seat?.loaded?.giveUp();
    });
    const emit = (event: MediaEvent) => this.events.emit(event);
    this.#speaker = new SpeakerFollower({ preferences: this.#preferences, output: () => this.#output, emit });
    this.devices.plugged.on(({ speakers }) => {
      void this.own.followDevices();
      void this.#speaker.follow(speakers);
    });
    for (const source of [this.devices.events, this.own.events]) source.on(emit);
    this.#keeper = this.#createKeeper();
  }

  /** Must run inside a click: from now on the page may play. */
  unlock(): void {
    const output = this.readyOutput();
    if (output === null) return;
    output.unlock();
    void this.#speaker.start();
    // A browser that refuses gives no error: the context just never starts.
    this.needs.clock.after(STARTED_WITHIN_MS, () => this.#showBlocked(output));
  }

  /** The machine or the page woke up: interrupted sound resumes if the browser allows it. */
  wake(): void {
    this.#output?.unlock();
    if (this.#sleep.wasLong()) this.#keeper.takeAnother();
  }

  /** At the user's request: reconnects at once. */
  retry(): void {
    this.#keeper.retryNow();
  }

  enter(access: MediaAccess): void {
    this.#keeper.enter(access);
  }

  /** Leaves all rooms. What I publish stays on for the next one. */
  leaveRoom(): void {
    this.#keeper.leave();
  }

  async leave(): Promise<void> {
    this.settings.close();
    this.#keeper.leave();
    await this.own.stopAll();
  }

  dispose(): void {
    this.#isOver = true;
    void this.leave();
    this.#voice.follow(null);
    this.devices.dispose();
    this.#sleep.stop();
    this.#output?.dispose();
    this.#output = null;
  }

  /** Sets gains at once, and the subscriptions that changed. */
  receive(wanted: ReadonlyMap<AccountId, Reception>): void {
    this.#received = wanted;
    for (const [accountId, { gain, pan, screenGain }] of wanted) {
      this.#output?.set(accountId, gain, pan);
      this.#output?.set(accountId + SCREEN_VOICE, screenGain ?? gain, pan);
    }
    this.#keeper.seat?.loaded?.receive(wanted);
  }

  setVolume(accountId: AccountId, volume: number): void {
    this.state.setState({ volumes: this.#preferences.keepVolume(accountId, clampVolume(volume)) });
    this.needs.peopleChanged();
  }

  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    if (kind !== "speaker") return this.own.choose(kind, deviceId);
    this.readyOutput();
    await this.#speaker.choose(deviceId);
  }

  /** The current speaker: interface sounds use it too. */
  get speakerId(): string {
    return this.#speaker.inUse;
  }

  level(accountId: AccountId): number {
    if (this.#received.get(accountId)?.audio === true) return this.#output?.level(accountId) ?? 0;
    // Somebody who is shown speaking is also heard, unless they are too far away; nobody speaks while no sound is
    // received.
    return this.state.getState().quietSinceMs === null ? this.needs.distantLevel(accountId) : 0;
  }

  /** What my microphone hears, as others get it; null while it is off. */
  get microphoneTrack(): MediaStreamTrack | null {
    return this.#tracks.capture("microphone");
  }

  /** My own level, from the microphone. */
  ownLevel(): number {
    return this.state.getState().microphone.state === "on" ? this.#voice.level() : 0;
  }

  /** For diagnostics only. */
  inspect(): { seat: MediaSeat | null; output: SoundOutput | null } {
    return { seat: this.#keeper.seat?.loaded ?? null, output: this.#output };
  }

  #createKeeper(): SeatKeeper<LazySeat> {
    const { clock, loadLivekit, iceServers, freshAccess } = this.needs;
    return new SeatKeeper<LazySeat>({
      clock,
      freshAccess,
      random: Math.random,
      show: (connection, trouble) => {
        const isQuiet = connection !== "connected" && connection !== "idle";
        const { quietSinceMs } = this.state.getState();
        this.state.setState({ connection, trouble, quietSinceMs: isQuiet ? (quietSinceMs ?? clock.nowMs()) : null });
        if (connection === "connected") void this.#learnWay();
      },
      seated: () => this.#clear(),
      newSeat: (line) =>
        new LazySeat({
          loadLivekit,
          iceServers,
          ready: (seat, livekit, connected) => {
            // Before anything is published: who may receive it.
            seat.receive(this.#received);
            this.#tracks.moveTo(seat.room, livekit, connected);
          },
          events: {
            line,
            mended: () => this.needs.mended(),
            changed: () => this.#showPeople(),
            voice: (voiceId, track) => this.#voiceChanged(voiceId, track),
            ownLevel: (level) => this.needs.reportLevel(level),
            ownChanged: () => this.#ownChanged(),
          },
        }),
    });
  }

  async #learnWay(): Promise<void> {
    const seat = this.#keeper.seat?.loaded;
    const byRelay = (await seat?.comesByRelay().catch(() => false)) === true;
    if (byRelay && this.#keeper.seat?.loaded === seat) this.state.setState({ byRelay });
  }

  /** A mute counts at once; what disappears may just be moving to the repaired connection. */
  #ownChanged(): void {
    void this.own.agreeWithServer();
    this.needs.clock.after(TAKEN_DOWN_AFTER_MS, () => {
      if (this.state.getState().connection === "connected") void this.own.dropTakenDown();
    });
  }

  /** Between two seats nobody is received, and nobody receives me. */
  #clear(): void {
    this.#tracks.leaveSeat();
    this.needs.reportLevel(0);
    for (const voiceId of this.#voices) this.#output?.remove(voiceId);
    this.#voices.clear();
    this.state.setState({ people: {}, ownQuality: "unknown", byRelay: false });
  }

  #voiceChanged(voiceId: string, track: MediaStreamTrack | null): void {
    if (track === null) {
      this.#voices.delete(voiceId);
      return this.#output?.remove(voiceId);
    }
    this.#voices.add(voiceId);
    this.readyOutput()?.add(voiceId, track);
    const wanted = this.#received.get(voiceId.replace(SCREEN_VOICE, ""));
    if (wanted !== undefined) this.#output?.set(voiceId, wanted.gain, wanted.pan);
  }

  #showPeople(): void {
    const seat = this.#keeper.seat?.loaded;
    if (!seat) return;
    const { people } = this.state.getState();
    this.state.setState({ people: peopleMedia(seat.room, people), ownQuality: qualityOf(seat.room.localParticipant) });
    this.needs.peopleChanged();
  }

  #showOwn(change: Partial<Pick<MediaState, "microphone" | "camera" | "screen">>): void {
    this.state.setState({ ...change, ...ownPictures(this.#tracks) });
    // While the microphone is starting, the user is not told that they speak muted.
    if (change.microphone !== undefined) this.#voice.setMuted(!isWanted(change.microphone));
  }

  #captureChanged(kind: OwnKind): void {
    if (kind === "microphone") this.#listenToMyself();
    if (kind === "microphone" || kind === "camera") this.settings.ownCaptureChanged(kind);
  }

  #listenToMyself(): void {
    // The browser may answer after `dispose`.
    const capture = this.#isOver ? null : this.#tracks.capture("microphone");
    this.#voice.follow(capture === null ? null : (this.readyOutput()?.meter(capture) ?? null));
  }

  /** Null after `dispose`: nothing would close it. */
  readyOutput(): SoundOutput | null {
    if (this.#output !== null || this.#isOver) return this.#output;
    const output = this.needs.createOutput();
    this.#output = output;
    output.onBlockedChange(() => this.#showBlocked(output));
    return output;
  }

  #showBlocked(output: SoundOutput): void {
    if (this.#output === output) this.state.setState({ soundBlocked: output.isBlocked() });
  }
}
