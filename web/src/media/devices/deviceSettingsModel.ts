import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Devices, InputKind, Opened } from "./devices.ts";
import type { MediaPreferences } from "./mediaPreferences.ts";
import type { DeviceKind, DeviceSettings, DeviceSettingsState } from "../mediaState.ts";
import type { Meter } from "../sound/meter.ts";
import { pictureOf } from "../picture.ts";
import type { SoundOutput } from "../sound/soundOutput.ts";

export interface DeviceSettingsNeeds {
  devices: Devices;
  preferences: MediaPreferences;
  output(): SoundOutput;
  choose(kind: DeviceKind, deviceId: string): Promise<void>;
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

/**
 * The device settings dialog. While it is open, a camera and a microphone that are off are opened for the preview and
 * the meter alone; nothing of them is published, and they are let go on closing.
 */
export class DeviceSettingsModel implements DeviceSettings {
  readonly state: StoreApi<DeviceSettingsState> = createStore<DeviceSettingsState>(() => START);
  readonly #needs: DeviceSettingsNeeds;
  readonly #borrowed = new Map<InputKind, MediaStreamTrack>();
  #meter: Meter | null = null;
  #isOpen = false;
  #stopWatching = () => {};

  constructor(needs: DeviceSettingsNeeds) {
    this.#needs = needs;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#needs.output().unlock();
    this.#stopWatching = this.#needs.devices.changes.on(() => this.#showLists());
    this.#showLists();
    void this.#needs.devices.refresh();
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

  microphoneLevel(): number {
    return this.#meter?.level() ?? 0;
  }

  /** What is on switches at once; what is off shows in the dialog and is remembered. */
  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    if (kind === "speaker" || this.#needs.ownCapture(kind) !== null) {
      await this.#needs.choose(kind, deviceId);
      if (kind !== "speaker") await this.#showInput(kind);
    } else {
      const opened = await this.#needs.devices.choose(kind, deviceId);
      if (opened.ok) this.#borrow(kind, opened);
    }
    this.#showLists();
  }

  playTestSound(): void {
    if (this.state.getState().testSound === "playing") return;
    this.state.setState({ testSound: "playing" });
    const output = this.#needs.output();
    // Sound that was interrupted would never come to its end.
    output.unlock();
    void output.playTestSound().finally(() => this.state.setState({ testSound: "off" }));
  }

  async #showInput(kind: InputKind): Promise<void> {
    const capture = this.#needs.ownCapture(kind);
    if (capture !== null) return this.#showTrack(kind, capture);
    this.#show(kind, { state: "starting" });
    this.#borrow(kind, await this.#needs.devices.open(kind));
  }

  /** Keeps a device open for the dialog, unless it was closed meanwhile. */
  #borrow(kind: InputKind, opened: Opened): void {
    if (!opened.ok) return this.#show(kind, { state: "refused", reason: opened.reason });
    if (!this.#isOpen) return opened.track.stop();
    this.#borrowed.get(kind)?.stop();
    this.#borrowed.set(kind, opened.track);
    this.#showTrack(kind, opened.track);
    this.#showLists();
  }

  #showTrack(kind: InputKind, track: MediaStreamTrack): void {
    if (!this.#isOpen) return;
    if (kind === "camera") return this.state.setState({ preview: { state: "on", picture: pictureOf(track) } });
    this.#meter?.stop();
    this.#meter = this.#needs.output().meter(track);
    this.state.setState({ meter: { state: "on" } });
  }

  #show(kind: InputKind, state: DeviceSettingsState["meter"] & { state: "starting" | "refused" }): void {
    if (this.#isOpen) this.state.setState(kind === "camera" ? { preview: state } : { meter: state });
  }

  #showLists(): void {
    const { devices, preferences, output } = this.#needs;
    const { lists } = devices;
    this.state.setState({
      microphones: lists.microphones,
      cameras: lists.cameras,
      speakers: output().canChooseSpeaker() ? lists.speakers : [],
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
