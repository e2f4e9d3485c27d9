import type { Clock } from "../../platform/clock.ts";
import { createEmitter } from "../../platform/emitter.ts";
import type { Devices, InputKind, Opened } from "../devices/devices.ts";
import { deviceRefusal } from "../devices/deviceRefusal.ts";
import type { DeviceState, MediaEvent, ScreenState } from "../mediaState.ts";
import type { OwnAnswer, OwnKind, OwnTracks } from "./ownTracks.ts";

export interface OwnMediaNeeds {
  clock: Clock;
  devices: Devices;
  tracks: OwnTracks;
  captureScreen(): Promise<MediaStream>;
  show(change: Partial<Shown>): void;
  /** Tells the room what I publish now. */
  report(what: { audioMuted?: boolean; videoMuted?: boolean; sharing?: boolean }): void;
}

interface Shown {
  microphone: DeviceState;
  camera: DeviceState;
  screen: ScreenState;
}

const OFF = { state: "off" } as const;
const ON = { microphone: { audioMuted: false }, camera: { videoMuted: false }, screen: { sharing: true } } as const;

/**
 * My microphone, camera and screen: all off on entry, on by a click. Changes of each run one at a time (`#queues`), so
 * that the last of several quick clicks wins; the queues are separate, so that an open permission prompt for the camera
 * does not keep a microphone from being muted. A device that disappears is replaced by the default one and stays on or
 * off. `#state` is what I want; only what the media server has taken is shown and told as on.
 */
export class OwnMedia {
  readonly events = createEmitter<MediaEvent>();
  readonly #needs: OwnMediaNeeds;
  #state: Shown = {
    microphone: OFF,
    camera: OFF,
    screen: OFF,
  };
  readonly #queues = { microphone: Promise.resolve(), camera: Promise.resolve(), screen: Promise.resolve() };

  constructor(needs: OwnMediaNeeds) {
    this.#needs = needs;
    needs.tracks.answers.on((answer) => this.#answered(answer));
  }

  toggleMicrophone(): Promise<void> {
    return this.#inTurn("microphone", () =>
      this.#state.microphone.state === "on" ? this.#muteMicrophone() : this.#unmute(),
    );
  }

  toggleCamera(): Promise<void> {
    return this.#inTurn("camera", () =>
      this.#state.camera.state === "on" ? this.#stopCamera() : this.#start("camera"),
    );
  }

  toggleScreen(): Promise<void> {
    return this.#inTurn("screen", () => (this.#state.screen.state === "on" ? this.#stopScreen() : this.#startScreen()));
  }

  /** A host or the room turned something of mine off. */
  async turnOff(what: { audio: boolean; video: boolean; screen: boolean }): Promise<void> {
    const off = (kind: keyof Shown, stop: () => Promise<void>) =>
      this.#inTurn(kind, () => (this.#state[kind].state === "on" ? stop() : Promise.resolve()));
    await Promise.all([
      what.audio ? off("microphone", () => this.#muteMicrophone()) : null,
      what.video ? off("camera", () => this.#stopCamera()) : null,
      what.screen ? off("screen", () => this.#stopScreen()) : null,
    ]);
  }

  /** The media server's word about my mute counts more than my own state. */
  agreeWithServer(): Promise<void> {
    const { tracks } = this.#needs;
    // The library mutes a track that lost its device; the server did not do this, and a new device is being opened.
    const hasDevice = (): boolean => tracks.capture("microphone")?.readyState === "live";
    if (!hasDevice()) return Promise.resolve();
    return this.#inTurn("microphone", async () => {
      if (hasDevice() && this.#state.microphone.state === "on" && tracks.isMuted("microphone"))
        await this.#muteMicrophone();
    });
  }

  /** Switches the device that is on now; one that is off only has its choice stored. */
  choose(kind: InputKind, deviceId: string): Promise<void> {
    return this.#swap(kind, () => this.#needs.devices.choose(kind, deviceId));
  }

  /** Reopens the same device, because its constraints changed. */
  reopen(kind: InputKind, deviceId: string): Promise<void> {
    return this.#swap(kind, () => this.#needs.devices.reopen(kind, deviceId));
  }

  #swap(kind: InputKind, open: () => Promise<Opened>): Promise<void> {
    return this.#inTurn(kind, async () => {
      const opened = await open();
      if (!opened.ok) return;
      if (!this.#needs.tracks.has(kind)) return opened.track.stop();
      await this.#use(kind, opened);
      if (this.#state[kind].state === "on") this.#show(kind, { state: "on", ...nameOf(opened) });
    });
  }

  /**
   * Devices were plugged or unplugged: back to the remembered one, or along with the system default. A device that was
   * missing is now off, not on: only a click opens it.
   */
  async followDevices(): Promise<void> {
    const kinds = ["microphone", "camera"] as const;
    await Promise.all(kinds.map((kind) => this.#inTurn(kind, () => this.#follow(kind))));
  }

  /** Turns off what the media server removed because the room no longer allows it. */
  async dropTakenDown(): Promise<void> {
    const taken = this.#needs.tracks.takenDown();
    if (taken.length === 0) return;
    for (const kind of taken) if (kind !== "screenAudio") this.events.emit({ type: "notAllowed", kind });
    await this.drop(taken);
  }

  #answered({ kind, answer }: OwnAnswer): void {
    if (answer === "refused") {
      if (kind !== "screenAudio") this.events.emit({ type: "notAllowed", kind });
      return void this.drop([kind]);
    }
    if (kind === "screenAudio" || answer === "silence") return;
    this.#showAnew(kind);
    if (answer === "taken") this.#tellOn(kind);
  }

  /** The room refused these: they are off, and cannot be unmuted. */
  async drop(kinds: readonly OwnKind[]): Promise<void> {
    await this.#letGo(kinds.includes("screen") ? [...kinds, "screenAudio"] : kinds);
    const lost = (kind: OwnKind) => kinds.includes(kind);
    this.#needs.report({
      ...(lost("microphone") ? { audioMuted: true } : {}),
      ...(lost("camera") ? { videoMuted: true } : {}),
      ...(lost("screen") ? { sharing: false } : {}),
    });
  }

  async stopAll(): Promise<void> {
    await this.#letGo(["microphone", "camera", "screen", "screenAudio"]);
  }

  async #letGo(kinds: readonly OwnKind[]): Promise<void> {
    const { tracks } = this.#needs;
    const drop = async (kind: OwnKind) => {
      if (!kinds.includes(kind)) return;
      await tracks.remove(kind);
      if (kind !== "screenAudio") this.#show(kind, OFF);
    };
    await Promise.all([
      this.#inTurn("microphone", () => drop("microphone")),
      this.#inTurn("camera", () => drop("camera")),
      this.#inTurn("screen", () => drop("screen").then(() => drop("screenAudio"))),
    ]);
  }

  async #unmute(): Promise<void> {
    const { tracks } = this.#needs;
    if (!tracks.has("microphone")) return this.#start("microphone");
    await tracks.setMuted("microphone", false);
    const capture = tracks.capture("microphone");
    const deviceId = capture?.getSettings().deviceId ?? "default";
    this.#show("microphone", { state: "on", deviceId, label: capture?.label ?? "" });
    this.#tellOn("microphone");
  }

  async #muteMicrophone(): Promise<void> {
    await this.#needs.tracks.setMuted("microphone", true);
    this.#show("microphone", OFF);
    this.#needs.report({ audioMuted: true });
  }

  /** The camera light goes off: nothing is captured while the camera is off. */
  async #stopCamera(): Promise<void> {
    await this.#needs.tracks.remove("camera");
    this.#show("camera", OFF);
    this.#needs.report({ videoMuted: true });
  }

  async #start(kind: InputKind): Promise<void> {
    this.#show(kind, { state: "starting" });
    const opened = await this.#needs.devices.open(kind);
    if (!opened.ok) return this.#refuse(kind, opened.reason);
    await this.#use(kind, opened);
    this.#show(kind, { state: "on", ...nameOf(opened) });
    this.#tellOn(kind);
  }

  async #use(kind: InputKind, opened: Opened & { ok: true }): Promise<void> {
    const old = this.#needs.tracks.capture(kind);
    opened.track.addEventListener("ended", () => void this.#inTurn(kind, () => this.#replaceLost(kind, opened.track)));
    await this.#needs.tracks.put(kind, opened.track);
    if (old !== opened.track) old?.stop();
  }

  /** `ended` fires when the device is unplugged, not when we stop it ourselves. */
  async #replaceLost(kind: InputKind, lost: MediaStreamTrack): Promise<void> {
    if (this.#needs.tracks.capture(kind) !== lost) return;
    const opened = await this.#needs.devices.replaceLost(kind);
    if (opened.ok) {
      const isOn = this.#state[kind].state === "on";
      await this.#use(kind, opened);
      await this.#needs.tracks.setMuted(kind, !isOn);
      if (isOn) this.#show(kind, { state: "on", ...nameOf(opened) });
      return;
    }
    await this.#needs.tracks.remove(kind);
    this.#refuse(kind, opened.reason);
    this.#needs.report(kind === "microphone" ? { audioMuted: true } : { videoMuted: true });
  }

  async #follow(kind: InputKind): Promise<void> {
    const state = this.#state[kind];
    const wasMissing = state.state === "refused" && state.reason === "missing";
    if (wasMissing && this.#needs.devices.isThere(kind)) return this.#show(kind, OFF);
    const capture = this.#needs.tracks.capture(kind);
    if (capture === null || capture.readyState === "ended") return;
    const inUse = { deviceId: capture.getSettings().deviceId ?? "", label: capture.label };
    const wanted = this.#needs.devices.toFollow(kind, inUse);
    const opened = wanted === null ? null : await this.#needs.devices.openPlugged(kind, wanted);
    if (!opened?.ok) return;
    await this.#use(kind, opened);
    if (this.#state[kind].state === "on") this.#show(kind, { state: "on", ...nameOf(opened) });
  }

  async #startScreen(): Promise<void> {
    this.#show("screen", { state: "starting" });
    let stream: MediaStream;
    try {
      stream = await this.#needs.captureScreen();
    } catch (error) {
      const reason = deviceRefusal(error);
      // Closing the picker is not an error.
      return this.#show("screen", reason === "blocked" ? OFF : { state: "refused", reason });
    }
    await this.#publishScreen(stream);
  }

  async #publishScreen(stream: MediaStream): Promise<void> {
    const [video] = stream.getVideoTracks();
    const [audio] = stream.getAudioTracks();
    if (video === undefined) return this.#show("screen", { state: "refused", reason: "missing" });
    video.addEventListener("ended", () => void this.turnOff({ audio: false, video: false, screen: true }));
    await this.#needs.tracks.put("screen", video);
    if (audio !== undefined) await this.#needs.tracks.put("screenAudio", audio);
    this.#show("screen", { state: "on" });
    this.#tellOn("screen");
  }

  async #stopScreen(): Promise<void> {
    await this.#needs.tracks.remove("screen");
    await this.#needs.tracks.remove("screenAudio");
    this.#show("screen", OFF);
    this.#needs.report({ sharing: false });
  }

  #refuse(kind: InputKind, reason: (Opened & { ok: false })["reason"]): void {
    this.#show(kind, { state: "refused", reason });
    this.events.emit({ type: "deviceRefused", kind, reason });
  }

  /** Others are told once they can receive it, not before. */
  #tellOn(kind: keyof Shown): void {
    if (this.#state[kind].state !== "on" || !this.#needs.tracks.isTaken(kind)) return;
    this.#needs.report(ON[kind]);
  }

  #show<Kind extends keyof Shown>(kind: Kind, state: Shown[Kind]): void {
    this.#state = { ...this.#state, [kind]: state };
    this.#showAnew(kind);
  }

  #showAnew(kind: keyof Shown): void {
    const state = this.#state[kind];
    const isComing = state.state === "on" && !this.#needs.tracks.isTaken(kind);
    this.#needs.show({ [kind]: isComing ? { ...state, state: "waiting" } : state });
  }

  #inTurn(kind: keyof Shown, run: () => Promise<void>): Promise<void> {
    this.#queues[kind] = this.#queues[kind].then(run, run);
    return this.#queues[kind];
  }
}

const nameOf = ({ deviceId, label }: Opened & { ok: true }) => ({ deviceId, label });
