import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Devices, InputKind, Opened } from "./devices.ts";
import type { MediaPreferences } from "./mediaPreferences.ts";
import type { Backdrop } from "../backdrop/backdropState.ts";
import type { DeviceKind, DeviceSettings, DeviceSettingsState } from "../mediaState.ts";
import { PictureQuality } from "../hearing/pictureQuality.ts";
import type { Meter } from "../sound/meter.ts";
import { pictureOf } from "../picture.ts";
import type { SoundOutput } from "../sound/soundOutput.ts";

export interface DeviceSettingsNeeds {
  devices: Devices;
  preferences: MediaPreferences;
  /** Null once the visit is over. */
  output(): SoundOutput | null;
  choose(kind: DeviceKind, deviceId: string): Promise<void>;
  /** Reopens what is captured for the room. */
  reopen(kind: InputKind, deviceId: string): Promise<void>;
  backdrop: Backdrop;
  /** What is captured for the room anyway; null while that is off. */
  ownCapture(kind: InputKind): MediaStreamTrack | null;
}

const START: DeviceSettingsState = {
  microphones: [],
  cameras: [],
  speakers: [],
  microphoneId: null,
  cameraId: null,
  speakerId: null,
  preview: { state: "off" },
  meter: { state: "off" },
  testSound: "off",
};

/** A level that only a voice reaches. */
const HEARD_LEVEL = 0.1;

/**
 * The device settings dialog. While it is open, a camera and a microphone that are off are opened just for the preview
 * and the meter; nothing of them is published, and they are closed with the dialog. A device that disappears is
 * replaced by another one here too, and a missing one is tried when it is plugged in.
 */
export class DeviceSettingsModel implements DeviceSettings {
  readonly state: StoreApi<DeviceSettingsState> = createStore<DeviceSettingsState>(() => START);
  readonly #needs: DeviceSettingsNeeds;
  readonly #borrowed = new Map<InputKind, MediaStreamTrack>();
  #meter: Meter | null = null;
  readonly backdrop: Backdrop;
  readonly pictures: PictureQuality;
  #isOpen = false;
  #stopWatching = () => {};

  constructor(needs: DeviceSettingsNeeds) {
    this.#needs = needs;
    this.backdrop = needs.backdrop;
    this.pictures = new PictureQuality(needs.preferences);
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#needs.output()?.unlock();
    const { devices } = this.#needs;
    const undo = [devices.changes.on(() => this.#showLists()), devices.plugged.on(() => this.#tryMissing())];
    this.#stopWatching = () => {
      for (const stop of undo) stop();
    };
    this.#showLists();
    void devices.refresh();
    void this.#showInput("camera");
    void this.#showInput("microphone");
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#stopWatching();
    this.#meter?.stop();
    this.#meter = null;
    for (const track of this.#borrowed.values()) track.stop();
    this.#borrowed.clear();
    this.state.setState({ preview: { state: "off" }, meter: { state: "off" } });
  }

  refresh(): void {
    void this.#needs.devices.refresh().then(() => this.#showLists());
  }

  /** Once a voice was heard, this stays until another microphone is metered. */
  microphoneLevel(): number {
    const level = this.#meter?.level() ?? 0;
    const { meter } = this.state.getState();
    if (level > HEARD_LEVEL && meter.state === "on" && !meter.isHeard) {
      this.state.setState({ meter: { state: "on", isHeard: true } });
      this.#needs.preferences.keepHeard();
    }
    return level;
  }

  /** The room's capture is another track now, or none. */
  ownCaptureChanged(kind: InputKind): void {
    if (this.#isOpen) void this.#showInput(kind);
  }

  /** A device that is on switches at once; one that is off is previewed and remembered. */
  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    if (kind === "speaker" || this.#needs.ownCapture(kind) !== null) {
      await this.#needs.choose(kind, deviceId);
    } else {
      const opened = await this.#needs.devices.choose(kind, deviceId);
      if (opened.ok) this.#borrow(kind, opened);
    }
    this.#showLists();
  }

  /** Reopens the open device of this kind; does nothing if none is open. Rejects if it does not open. */
  async reopen(kind: InputKind): Promise<void> {
    const deviceId = this.#inUse(kind);
    if (deviceId === null) return;
    if (this.#needs.ownCapture(kind) !== null) return this.#needs.reopen(kind, deviceId);
    if (this.#borrowed.has(kind)) this.#borrow(kind, await this.#needs.devices.reopen(kind, deviceId));
  }

  playTestSound(): void {
    if (this.state.getState().testSound === "playing") return;
    const output = this.#needs.output();
    if (output === null) return;
    this.state.setState({ testSound: "playing" });
    // An interrupted context would never finish the sound.
    output.unlock();
    void output.playTestSound().finally(() => this.state.setState({ testSound: "off" }));
  }

  #tryMissing(): void {
    const { preview, meter } = this.state.getState();
    const inputs = [
      { kind: "camera", shown: preview },
      { kind: "microphone", shown: meter },
    ] as const;
    for (const { kind, shown } of inputs) {
      const isMissing = shown.state === "refused" && shown.reason === "missing";
      if (isMissing && this.#needs.devices.isThere(kind)) void this.#showInput(kind);
    }
  }

  async #showInput(kind: InputKind): Promise<void> {
    const capture = this.#needs.ownCapture(kind);
    if (capture === null) {
      this.#show(kind, { state: "starting" });
      return this.#borrow(kind, await this.#needs.devices.open(kind));
    }
    this.#giveBack(kind);
    this.#showTrack(kind, capture);
  }

  /** Keeps a device open for the dialog, unless it was closed or the room got one meanwhile. */
  #borrow(kind: InputKind, opened: Opened): void {
    if (!this.#isOpen || this.#needs.ownCapture(kind) !== null) return opened.ok ? opened.track.stop() : undefined;
    if (!opened.ok) return this.#show(kind, { state: "refused", reason: opened.reason });
    const { track } = opened;
    this.#giveBack(kind);
    this.#borrowed.set(kind, track);
    // Fires when the device is unplugged, not when the track is stopped here.
    track.addEventListener("ended", () => {
      if (this.#borrowed.get(kind) === track) void this.#showInput(kind);
    });
    this.#showTrack(kind, track);
  }

  #giveBack(kind: InputKind): void {
    this.#borrowed.get(kind)?.stop();
    this.#borrowed.delete(kind);
  }

  #showTrack(kind: InputKind, track: MediaStreamTrack): void {
    if (kind === "camera") {
      this.state.setState({ preview: { state: "on", picture: pictureOf(track) } });
    } else {
      this.#meter?.stop();
      this.#meter = this.#needs.output()?.meter(track) ?? null;
      this.state.setState({ meter: { state: "on", isHeard: false } });
    }
    this.#showLists();
  }

  #show(kind: InputKind, state: DeviceSettingsState["preview"] & { state: "starting" | "refused" }): void {
    if (!this.#isOpen) return;
    if (kind === "camera") return this.state.setState({ preview: state });
    this.#meter?.stop();
    this.#meter = null;
    this.state.setState({ meter: state });
  }

  #showLists(): void {
    const { devices, preferences, output } = this.#needs;
    const { lists } = devices;
    this.state.setState({
      microphones: lists.microphones,
      cameras: lists.cameras,
      speakers: output()?.canChooseSpeaker() === true ? lists.speakers : [],
      microphoneId: this.#inUse("microphone"),
      cameraId: this.#inUse("camera"),
      speakerId: preferences.device("speaker") ?? lists.speakers[0]?.deviceId ?? null,
    });
  }

  #inUse(kind: InputKind): string | null {
    const track = this.#needs.ownCapture(kind) ?? this.#borrowed.get(kind);
    return track?.getSettings().deviceId ?? this.#needs.preferences.device(kind);
  }
}
